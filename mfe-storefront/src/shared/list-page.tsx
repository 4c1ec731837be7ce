import { type Messages, useLangOf, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement, ReactNode } from 'react'
import { PageHeader } from './page-header/page-header.tsx'

interface ListPageProps {
  messages: Messages<{ title: string; empty: string; emptyText?: string }>
  items: unknown[]
  note?: string
  /** Link for an empty list. */
  action?: ReactElement
  /** The list, unless it is empty. */
  children: ReactNode
}

/** Headline of a page and its list, or what to say and do when the list is empty. */
export function ListPage(props: ListPageProps): ReactElement {
  const { messages, items, note, action, children } = props
  const texts = useMessages(messages)
  const lang = useLangOf()(messages.empty)
  return (
    <>
      <PageHeader title={texts.title} note={note} />
      {items.length > 0 ? (
        children
      ) : (
        <EmptyState title={<span lang={lang}>{texts.empty}</span>} {...(action && { action })}>
          {texts.emptyText}
        </EmptyState>
      )}
    </>
  )
}
