import {
  type Head,
  type HeadArgs,
  Link,
  type RouteHandle,
  textsIn,
  useContentLang,
  useLoaderData,
  useMessages,
  useRouteError,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { productsMessages } from '../products/products.messages.ts'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { isNotFound } from '../shared/loaders.ts'
import { titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { categoryPath } from '../shared/paths.ts'
import { listMessages } from '../shared/product-list/list.messages.ts'
import { listHead } from '../shared/product-list/list-head.ts'
import { ProductList } from '../shared/product-list/product-list.tsx'
import type { CategoryData } from './category.data.ts'
import { categoryMessages } from './category.messages.ts'

export const handle = {
  head: categoryHead,
  headWithoutData: titled(productsMessages),
} satisfies RouteHandle

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

function categoryHead({ data, search, language }: HeadArgs & { data: CategoryData }): Head {
  const { category, products } = data
  const path = categoryPath(category)
  return listHead({
    title: category.name,
    description:
      category.description || textsIn(categoryMessages, language).description(category.name),
    path,
    search,
    language,
    products,
    trail: [
      { name: textsIn(productsMessages, language).title, path: '/products' },
      { name: category.name, path },
    ],
  })
}

export function ErrorBoundary(): ReactElement {
  const { title } = useMessages(productsMessages)
  const { notFound: notFoundTitle, notFoundText } = useMessages(categoryMessages)
  return (
    <>
      <PageHeader title={title} />
      {isNotFound(useRouteError()) ? (
        <EmptyState title={notFoundTitle} action={<AllProductsLink />}>
          {notFoundText}
        </EmptyState>
      ) : (
        <LoadFailure message={productsMessages.failed} />
      )}
    </>
  )
}

/** Leads from a category back to everything. */
function AllProductsLink(): ReactElement {
  const { allProducts } = useMessages(categoryMessages)
  return (
    <Button icon={<ArrowLeftIcon />} render={<Link to="/products" />}>
      {allProducts}
    </Button>
  )
}
