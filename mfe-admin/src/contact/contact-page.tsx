import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { csvOf, downloadCsv } from '@stampa/ui/data-table/csv.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { FormLink } from '../shared/form/form-link.tsx'
import { truncate } from '../shared/list/columns.tsx'
import { FilterBox } from '../shared/list/list-page.tsx'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { useNewRecords } from '../shared/list/use-new-records.ts'
import { Narrow } from '../shared/narrow.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import { useOpenOverList } from '../shared/resource/use-open-over-list.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import { type Formats, useFormats } from '../shared/use-formats.ts'
import {
  type ContactMessage,
  everyMessage,
  latestMessages,
  type MessagesData,
} from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'
import styles from './contact.module.css'

const filterNames = ['show'] as const
const shows = ['unread', 'read', 'spam'] as const

/** Screen of the visitors' messages, newest first. */
export function Component(): ReactElement {
  const texts = useMessages(contactMessages)
  const { trash } = useMessages(sharedMessages)
  const formats = useFormats()
  const list = useLoaderData<MessagesData>()
  const open = useOpenOverList()
  const columns = useMemo(() => messageColumns(texts, formats), [texts, formats])
  const [deleting, setDeleting] = useState<ContactMessage>()
  const rowActions = useCallback(
    (message: ContactMessage) => (
      <IconButton
        label={texts.deleteOf(message.name)}
        icon={<TrashIcon />}
        variant="danger"
        onClick={() => setDeleting(message)}
      />
    ),
    [texts],
  )
  useNewRecords({ latest: list.latest, ask: latestMessages, announce: contactMessages.newMessages })

  return (
    <>
      <ServerListPage
        name="messages"
        title={texts.title}
        description={list.unread ? texts.unread(formats.count(list.unread)) : undefined}
        list={list}
        searchLabel={texts.search}
        actions={
          <>
            <Button render={<Link to="/admin/contact/trash" />}>{trash}</Button>
            <Button render={<Link to="/admin/mails" />}>{texts.undelivered}</Button>
          </>
        }
        filterNames={filterNames}
        filters={(filter, setFilter) => (
          <FilterBox>
            <SelectField
              label={texts.show}
              labelHidden
              placeholder={texts.showAll}
              value={filter('show')}
              onChange={event => setFilter('show', event.currentTarget.value)}
              options={shows.map(value => ({ value, label: texts.shows[value] }))}
            />
          </FilterBox>
        )}
        columns={columns}
        rowActions={rowActions}
        onOpen={({ _id }) => open(`/admin/contact/${_id}`)}
        onDelete={setDeleting}
        onExport={async address =>
          downloadCsv('messages', csvOf(columns, await everyMessage(address)))
        }
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
      />
      {deleting && (
        <DeleteDialog
          key={deleting._id}
          action={`/admin/contact/${deleting._id}`}
          question={texts.confirmDelete}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.name}, {deleting.email}. {texts.deleteNote}
        </DeleteDialog>
      )}
    </>
  )
}

/** Returns the columns of the list. The service sorts by their ids. */
function messageColumns(
  texts: TextsOf<typeof contactMessages>,
  { dateTime }: Formats,
): Column<ContactMessage>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      rowHeader: true,
      sortBy: ({ name }) => name,
      cell: message => (
        <div className={styles.sender}>
          <FormLink
            path={`/admin/contact/${message._id}`}
            className={message.read ? styles.name : styles.unread}
          >
            {message.name}
          </FormLink>
          {!message.read && (
            <span>
              <Badge tone="accent">{texts.isUnread}</Badge>
            </span>
          )}
          <Narrow>
            <Excerpt message={message} />
            <span className={styles.muted}>{dateTime(message.createdAt)}</span>
          </Narrow>
        </div>
      ),
    },
    {
      id: 'email',
      header: texts.email,
      secondary: true,
      sortBy: ({ email }) => email,
      cell: ({ email, company, phone }) => (
        <div className={styles.sender}>
          <span className={styles.address}>{email}</span>
          <span className={styles.muted}>{[company, phone].filter(Boolean).join(' · ')}</span>
        </div>
      ),
    },
    {
      id: 'message',
      header: texts.message,
      secondary: true,
      width: 'wide',
      exportAs: ({ message }) => message,
      cell: message => <Excerpt message={message} />,
    },
    {
      id: 'createdAt',
      header: texts.created,
      secondary: true,
      width: 'fit',
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
  ]
}

function Excerpt({ message: { subject, message } }: { message: ContactMessage }) {
  return (
    <div className={styles.excerpt}>
      {subject && <strong>{subject}</strong>}
      <span className={styles.muted}>{truncate(message)}</span>
    </div>
  )
}
