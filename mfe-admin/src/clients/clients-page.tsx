import { useLoaderData, useMessages } from '@stampa/platform'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useMemo } from 'react'
import { FormLink } from '../shared/form/form-link.tsx'
import { detail, fieldColumn } from '../shared/list/field-column.ts'
import { AddButton } from '../shared/list/list-buttons.tsx'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { Allowed } from '../shared/permissions.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { type Client, type ClientsData, clientsPath, exported } from './clients.data.ts'
import { clientsMessages } from './clients.messages.ts'
import styles from './clients.module.css'

export const nameOf = ({ name, company, emails, phones }: Client) =>
  name || company || emails[0] || phones[0] || ''

export function Component(): ReactElement {
  const texts = useMessages(clientsMessages)
  const { date } = useFormats()
  const list = useLoaderData<ClientsData>()
  const columns = useMemo<Column<Client>[]>(
    () => [
      {
        id: 'name',
        header: texts.name,
        rowHeader: true,
        sortBy: nameOf,
        cell: client => (
          <div className={styles.client}>
            <FormLink path={`${clientsPath}/${client._id}`}>{nameOf(client)}</FormLink>
            {client.name && <span className={styles.muted}>{client.company}</span>}
          </div>
        ),
      },
      {
        id: 'emails',
        header: texts.emails,
        cell: ({ emails }) => <span className={styles.lines}>{emails.join('\n')}</span>,
      },
      {
        id: 'phones',
        header: texts.phones,
        ...detail,
        cell: ({ phones }) => <span className={styles.lines}>{phones.join('\n')}</span>,
      },
      { id: 'vatNumber', header: texts.vatNumber, ...detail, cell: ({ vatNumber }) => vatNumber },
      fieldColumn('createdAt', texts.created, detail, date),
    ],
    [texts, date],
  )
  const add = (
    <Allowed to="write">
      <AddButton path={`${clientsPath}/new`}>{texts.add}</AddButton>
    </Allowed>
  )
  return (
    <ServerListPage
      name="clients"
      title={texts.title}
      description={texts.description}
      list={list}
      searchLabel={texts.search}
      actions={add}
      filters={[]}
      columns={columns}
      exported={exported}
      empty={
        <EmptyState title={texts.empty} action={add}>
          {texts.emptyText}
        </EmptyState>
      }
    />
  )
}
