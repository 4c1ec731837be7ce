import { useMessages, useRouteError } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { productsMessages } from '../products/products.messages.ts'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { isNotFound } from '../shared/not-found-as-404.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { AllProductsLink } from './all-products-link.tsx'
import { categoryMessages } from './category.messages.ts'

export function CategoryFailure(): ReactElement {
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
