import {
  isRouteErrorResponse,
  type Message,
  useLangOf,
  useMessages,
  useRouteError,
} from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { PageFailure } from './page-failure.tsx'
import { PageHeader } from './page-header/page-header.tsx'

interface RecordFailureProps {
  messages: Record<'title' | 'failed' | 'notFound' | 'notFoundText', Message<string>>
  /** Link for a record that does not exist. */
  action: ReactElement
}

/** Error view of the page of one record: not found, or failed to load. */
export function RecordFailure({ messages, action }: RecordFailureProps): ReactElement {
  const texts = useMessages(messages)
  const lang = useLangOf()(messages.notFound)
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <PageFailure messages={messages} />
  }
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState title={<span lang={lang}>{texts.notFound}</span>} action={action}>
        {texts.notFoundText}
      </EmptyState>
    </>
  )
}
