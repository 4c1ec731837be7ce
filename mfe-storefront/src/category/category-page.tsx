import { type RouteHandle, useContentLang, useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { productsMessages } from '../products/products.messages.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { listMessages } from '../shared/product-list/list.messages.ts'
import { ProductList } from '../shared/product-list/product-list.tsx'
import { titled } from '../shared/titled.ts'
import { AllProductsLink } from './all-products-link.tsx'
import type { CategoryData } from './category.data.ts'
import { categoryHead } from './category-head.ts'

export const handle = {
  head: categoryHead,
  headWithoutData: titled(productsMessages),
} satisfies RouteHandle

export { CategoryFailure as ErrorBoundary } from './category-failure.tsx'

/** `/products/category/{categoryId}`: the products of one category. */
export function Component(): ReactElement {
  const { category, products } = useLoaderData<CategoryData>()
  const { count } = useMessages(listMessages)
  const lang = useContentLang()
  return (
    <>
      <PageHeader
        title={category.name}
        lang={lang}
        note={count(products.length)}
        text={category.description}
      >
        <AllProductsLink />
      </PageHeader>
      <ProductList key={category.slug} products={products} />
    </>
  )
}
