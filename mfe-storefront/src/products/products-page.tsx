import { useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ListHeader } from '../shared/product-list/list-header.tsx'
import { ProductList } from '../shared/product-list/product-list.tsx'
import type { ProductsData } from './products.data.ts'
import { productsMessages } from './products.messages.ts'

/** `/products`: everything the shop prints on. */
export function Component(): ReactElement {
  const { title } = useMessages(productsMessages)
  const { products } = useLoaderData<ProductsData>()
  return (
    <>
      <ListHeader title={title} count={products.length} />
      <ProductList products={products} />
    </>
  )
}
