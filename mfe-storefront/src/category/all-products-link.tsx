import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { categoryMessages } from './category.messages.ts'

/** Leads from a category back to everything. */
export function AllProductsLink(): ReactElement {
  const { allProducts } = useMessages(categoryMessages)
  return (
    <Button icon={<ArrowLeftIcon />} render={<Link to="/products" />}>
      {allProducts}
    </Button>
  )
}
