import { isRouteErrorResponse, useRouteError } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { ListHeader } from '../shared/product-list/list-header.tsx'
import { BackButton } from './back-button.tsx'

export function ProductFailure(): ReactElement {
  const error = useRouteError()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <ListHeader title="Προϊόντα" />
      {notFound ? (
        <EmptyState title="Product not found" action={<BackButton />}>
          Ίσως το προϊόν δεν υπάρχει πια, ή ο σύνδεσμος γράφτηκε λάθος.
        </EmptyState>
      ) : (
        <LoadFailure title="Failed to load product" />
      )}
    </>
  )
}
