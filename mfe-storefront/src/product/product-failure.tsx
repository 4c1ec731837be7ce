import { useLangOf, useMessages, useRouteError } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { productsMessages } from '../products/products.messages.ts'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { isNotFound } from '../shared/not-found-as-404.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { BackButton } from './back-button.tsx'
import { productMessages } from './product.messages.ts'

export function ProductFailure(): ReactElement {
  const { title } = useMessages(productsMessages)
  const texts = useMessages(productMessages)
  const langOf = useLangOf()
  return (
    <>
      <PageHeader title={title} />
      {isNotFound(useRouteError()) ? (
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
