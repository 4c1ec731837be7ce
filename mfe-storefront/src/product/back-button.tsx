import { Link, useLocation, useMessages, useNavigate } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import type { MouseEvent, ReactElement } from 'react'
import { productMessages } from './product.messages.ts'

/** Goes back to the list that the visitor came from, or to all products. */
export function BackButton(): ReactElement {
  const { back } = useMessages(productMessages)
  const navigate = useNavigate()
  // The router's first entry has this key: before it lies another site, or nothing.
  const cameFromHere = useLocation().key !== 'default'
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Button icon={<ArrowLeftIcon />} render={<Link to="/products" onClick={goBack} />}>
      {back}
    </Button>
  )
}
