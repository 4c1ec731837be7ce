import { useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ListHeader } from '../shared/product-list/list-header.tsx'
import { ProductList } from '../shared/product-list/product-list.tsx'
import { AllProductsLink } from './all-products-link.tsx'
import type { CategoryData } from './category.data.ts'

/** `/products/category/{categoryId}`: the products of one category. */
export function Component(): ReactElement {
  const { category, products } = useLoaderData<CategoryData>()
  return (
    <>
      <ListHeader title={category.name} count={products.length} text={category.description}>
        <AllProductsLink />
      </ListHeader>
      <ProductList key={category._id} products={products} />
    </>
  )
}
