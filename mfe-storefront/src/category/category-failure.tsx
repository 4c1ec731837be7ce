import { isRouteErrorResponse, useMessages, useRouteError } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { productsMessages } from '../products/products.messages.ts'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { AllProductsLink } from './all-products-link.tsx'
import { categoryMessages } from './category.messages.ts'

export function CategoryFailure(): ReactElement {
  const { title } = useMessages(productsMessages)
  const { notFound: notFoundTitle, notFoundText } = useMessages(categoryMessages)
  const error = useRouteError()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <PageHeader title={title} />
      {notFound ? (
        <EmptyState title={notFoundTitle} action={<AllProductsLink />}>
          {notFoundText}
        </EmptyState>
      ) : (
        <LoadFailure message={productsMessages.failed} />
      )}
    </>
  )
}
