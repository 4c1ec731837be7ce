import { useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ListHeader } from '../shared/product-list/list-header.tsx'
import { ProductList } from '../shared/product-list/product-list.tsx'
import type { ProductsData } from './products.data.ts'

/** `/products`: everything the shop prints on. */
export function Component(): ReactElement {
  const { products } = useLoaderData<ProductsData>()
  return (
    <>
      <ListHeader title="Προϊόντα" count={products.length} />
      <ProductList products={products} />
    </>
  )
}
