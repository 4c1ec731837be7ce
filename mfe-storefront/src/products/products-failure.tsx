import type { ReactElement } from 'react'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { ListHeader } from '../shared/product-list/list-header.tsx'

export function ProductsFailure(): ReactElement {
  return (
    <>
      <ListHeader title="Προϊόντα" />
      <LoadFailure title="Failed to load products" />
    </>
  )
}
