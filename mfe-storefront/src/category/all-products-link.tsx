import { Link } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'

/** Leads from a category back to everything. */
export function AllProductsLink(): ReactElement {
  return (
    <Button icon={<ArrowLeftIcon />} render={<Link to="/products" />}>
      Πίσω σε όλα τα προϊόντα
    </Button>
  )
}
