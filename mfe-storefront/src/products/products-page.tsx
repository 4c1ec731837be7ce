import {
  type Head,
  type HeadArgs,
  type RouteHandle,
  textsIn,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { listMessages } from '../shared/product-list/list.messages.ts'
import { listHead } from '../shared/product-list/list-head.ts'
import { ProductList } from '../shared/product-list/product-list.tsx'
import type { ProductsData } from './products.data.ts'
import { productsMessages } from './products.messages.ts'

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

function productsHead({ data, search, language }: HeadArgs & { data: ProductsData }): Head {
  const { title, description } = textsIn(productsMessages, language)
  return listHead({
    title,
    description,
    path: '/products',
    search,
    language,
    products: data.products,
    trail: [{ name: title, path: '/products' }],
  })
}
