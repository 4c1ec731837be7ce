import { useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { listMessages } from '../shared/product-list/list.messages.ts'
import { ProductList } from '../shared/product-list/product-list.tsx'
import { AllProductsLink } from './all-products-link.tsx'
import type { CategoryData } from './category.data.ts'

/** `/products/category/{categoryId}`: the products of one category. */
export function Component(): ReactElement {
  const { category, products } = useLoaderData<CategoryData>()
  const { count } = useMessages(listMessages)
  return (
    <>
      <PageHeader title={category.name} note={count(products.length)} text={category.description}>
        <AllProductsLink />
      </PageHeader>
      <ProductList key={category.slug} products={products} />
    </>
  )
}
