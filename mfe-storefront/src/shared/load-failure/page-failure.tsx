import { type Message, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageHeader } from '../page-header/page-header.tsx'
import { LoadFailure } from './load-failure.tsx'

interface PageFailureProps {
  /** Of the page that was to be shown. */
  messages: { title: Message<string>; failed: Message<string> }
}

/** Stands in place of a page whose data could not be loaded: its headline and what failed. */
export function PageFailure({ messages }: PageFailureProps): ReactElement {
  const { title } = useMessages(messages)
  return (
    <>
      <PageHeader title={title} />
      <LoadFailure message={messages.failed} />
    </>
  )
}
