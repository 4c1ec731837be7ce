import {
  type Head,
  type HeadArgs,
  type RouteHandle,
  textsIn,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageFailure } from '../shared/page-failure.tsx'
import { titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { listMessages, ProductList, productListHead } from './product-list.tsx'
import type { ProductsData } from './products.data.ts'
import { productsMessages } from './products.messages.ts'

export const handle = {
  head: productsHead,
  headWithoutData: titled(productsMessages),
} satisfies RouteHandle

function productsHead({ data, search, language }: HeadArgs & { data: ProductsData }): Head {
  const { title, description } = textsIn(productsMessages, language)
  return productListHead({ ...data, title, description, path: '/products', search, language })
}

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={productsMessages} />
}

/** `/products`: every product. */
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
