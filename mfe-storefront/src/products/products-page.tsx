import { type Head, type HeadArgs, textsIn, useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { pageWithData } from '../shared/page-with-data.tsx'
import { listMessages, ProductList, productListHead } from './product-list.tsx'
import type { ProductsData } from './products.data.ts'
import { productsMessages } from './products.messages.ts'

export const { handle, ErrorBoundary } = pageWithData(productsMessages, productsHead)

function productsHead({ data, search, language }: HeadArgs & { data: ProductsData }): Head {
  const { title, description } = textsIn(productsMessages, language)
  return productListHead({ ...data, title, description, path: '/products', search, language })
}

export function Component(): ReactElement {
  const { title } = useMessages(productsMessages)
  const { count } = useMessages(listMessages)
  const data = useLoaderData<ProductsData>()
  return (
    <>
      <PageHeader title={title} note={count(data.products.length)} />
      <ProductList path="/products" {...data} />
    </>
  )
}
