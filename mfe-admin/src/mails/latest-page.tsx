import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { DataTable } from '@stampa/ui/data-table/data-table.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useMemo } from 'react'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { detail, fieldColumn } from '../shared/list/field-column.ts'
import { useListView } from '../shared/list/use-list-view.tsx'
import { useFormats } from '../shared/use-formats.ts'
import type { LatestMail, loadLatest } from './mails.data.ts'
import { mailsMessages } from './mails.messages.ts'
import { eventColumn, recipientOf } from './mails-page.tsx'

const tones = { sent: 'positive', waiting: 'neutral', failed: 'danger' } as const

/** The latest mails, whatever their state. */
export function Component(): ReactElement {
  const texts = useMessages(mailsMessages)
  const { dateTime } = useFormats()
  const { mails, incomplete } = useLoaderData<Awaited<ReturnType<typeof loadLatest>>>()
  const { view, setView } = useListView()
  const columns = useMemo<Column<LatestMail>[]>(
    () => [
      eventColumn(texts),
      {
        id: 'recipient',
        header: texts.audience,
        width: 'wide',
        cell: mail => recipientOf(mail, texts),
        sortBy: mail => recipientOf(mail, texts),
      },
      fieldColumn('state', texts.state, {}, state => (
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      )),
      fieldColumn('at', texts.failedAt, detail, dateTime),
    ],
    [texts, dateTime],
  )
  return (
    <>
      <PageHeader
        title={texts.latest}
        description={texts.latestDescription}
        action={<Button render={<Link to="/admin/mails" />}>{texts.title}</Button>}
      />
      {incomplete && <ListFailure title={texts.incomplete} />}
      <DataTable
        label={texts.latest}
        columns={columns}
        rows={mails}
        rowKey={({ _id, audience }) => `${_id} ${audience}`}
        view={view}
        onViewChange={setView}
        empty={<EmptyState title={texts.noneYet}>{texts.noneYetText}</EmptyState>}
      />
    </>
  )
}
