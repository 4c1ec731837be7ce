import { Outlet, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { DataTable } from '@stampa/ui/data-table/data-table.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useMemo } from 'react'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { FormLink } from '../shared/form/form-link.tsx'
import { useListView } from '../shared/list/use-list-view.tsx'
import { mailsMessages } from './mails.messages.ts'
import { type MailTemplate, type TemplatesData, templatesPath } from './templates.data.ts'
import { templatesMessages } from './templates.messages.ts'

export function Component(): ReactElement {
  const texts = useMessages(templatesMessages)
  const { events } = useMessages(mailsMessages)
  const data = useLoaderData<TemplatesData>()
  const { view, setView } = useListView()
  const columns = useMemo<Column<MailTemplate>[]>(
    () => [
      {
        id: 'event',
        header: texts.mail,
        rowHeader: true,
        width: 'wide',
        cell: ({ service, event }) => (
          <FormLink path={`${templatesPath}/${service}/${event}`}>
            {events[event] ?? event}
          </FormLink>
        ),
      },
      {
        id: 'state',
        header: texts.state,
        cell: ({ enabled, isChanged }) => (
          <>
            <Badge tone={enabled ? 'positive' : 'neutral'}>{enabled ? texts.on : texts.off}</Badge>{' '}
            {isChanged && <Badge>{texts.isChanged}</Badge>}
          </>
        ),
      },
    ],
    [texts, events],
  )
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      {data.incomplete && <ListFailure title={texts.incomplete} />}
      <DataTable
        label={texts.title}
        columns={columns}
        rows={data.templates}
        rowKey={({ event }) => event}
        view={view}
        onViewChange={setView}
        empty={<EmptyState title={texts.missing} />}
      />
      <Outlet context={data} />
    </>
  )
}
