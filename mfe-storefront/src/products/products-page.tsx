import { type RouteHandle, useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageFailure } from '../shared/load-failure/page-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { listMessages } from '../shared/product-list/list.messages.ts'
import { ProductList } from '../shared/product-list/product-list.tsx'
import { titled } from '../shared/titled.ts'
import type { ProductsData } from './products.data.ts'
import { productsMessages } from './products.messages.ts'
import { productsHead } from './products-head.ts'

export const handle = {
  head: productsHead,
  headWithoutData: titled(productsMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={productsMessages} />
}

/** `/products`: everything the shop prints on. */
export function Component(): ReactElement {
  const { title } = useMessages(productsMessages)
  const { count } = useMessages(listMessages)
  const { products } = useLoaderData<ProductsData>()
  return (
    <>
      <PageHeader title={title} note={count(products.length)} />
      <ProductList products={products} />
    </>
  )
}
