import { isRouteErrorResponse, useRouteError } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { ListHeader } from '../shared/product-list/list-header.tsx'
import { AllProductsLink } from './all-products-link.tsx'

export function CategoryFailure(): ReactElement {
  const error = useRouteError()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <ListHeader title="Προϊόντα" />
      {notFound ? (
        <EmptyState title="Category not found" action={<AllProductsLink />}>
          Ίσως η κατηγορία δεν υπάρχει πια.
        </EmptyState>
      ) : (
        <LoadFailure title="Failed to load products" />
      )}
    </>
  )
}
