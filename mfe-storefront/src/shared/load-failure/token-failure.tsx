import { Link, type Message, useMessages, useRouteError } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { isNotFound } from '../loaders.ts'
import { PageHeader } from '../page-header/page-header.tsx'
import { LoadFailure } from './load-failure.tsx'

interface TokenFailureProps {
  messages: Record<'title' | 'failed' | 'notFound' | 'notFoundText' | 'contact', Message<string>>
}

/** Stands where a page that only its link opens could not be shown. */
export function TokenFailure({ messages }: TokenFailureProps): ReactElement {
  const texts = useMessages(messages)
  return (
    <>
      <PageHeader title={texts.title} />
      {isNotFound(useRouteError()) ? (
        <EmptyState
          title={texts.notFound}
          action={<Button render={<Link to="/contact" />}>{texts.contact}</Button>}
        >
          {texts.notFoundText}
        </EmptyState>
      ) : (
        <LoadFailure message={messages.failed} />
      )}
    </>
  )
}
