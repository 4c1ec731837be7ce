import { isRouteErrorResponse, useLangOf, useMessages, useRouteError } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { productsMessages } from '../products/products.messages.ts'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { BackButton } from './back-button.tsx'
import { productMessages } from './product.messages.ts'

export function ProductFailure(): ReactElement {
  const { title } = useMessages(productsMessages)
  const texts = useMessages(productMessages)
  const langOf = useLangOf()
  const error = useRouteError()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <PageHeader title={title} />
      {notFound ? (
        <EmptyState
          title={<span lang={langOf(productMessages.notFound)}>{texts.notFound}</span>}
          action={<BackButton />}
        >
          {texts.notFoundText}
        </EmptyState>
      ) : (
        <LoadFailure message={productMessages.failed} />
      )}
    </>
  )
}
