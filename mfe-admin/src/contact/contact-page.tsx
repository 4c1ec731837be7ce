import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useMemo } from 'react'
import { FormLink } from '../shared/form/form-link.tsx'
import { truncate } from '../shared/list/columns.tsx'
import { detail, fieldColumn } from '../shared/list/field-column.ts'
import { TrashButton } from '../shared/list/list-buttons.tsx'
import listStyles from '../shared/list/list-page.module.css'
import { ServerListPage } from '../shared/list/server-list-page.tsx'
import { Narrow } from '../shared/narrow.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import { type Formats, useFormats } from '../shared/use-formats.ts'
import { type ContactMessage, exported, type MessagesData } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'
import styles from './contact.module.css'
import { MessageStatus } from './message-status.tsx'

const nameOf = ({ name }: ContactMessage) => name

export function Component(): ReactElement {
  const texts = useMessages(contactMessages)
  const formats = useFormats()
  const list = useLoaderData<MessagesData>()
  const columns = useMemo(() => messageColumns(texts, formats), [texts, formats])
  return (
    <ServerListPage
      name="messages"
      title={texts.title}
      description={list.unread ? texts.unread(formats.count(list.unread)) : undefined}
      list={list}
      searchLabel={texts.search}
      actions={
        <>
          <TrashButton path="/admin/contact/trash" />
          <Button render={<Link to="/admin/mails" />}>{texts.undelivered}</Button>
        </>
      }
      filters={[
        { name: 'show', label: texts.show, all: texts.showAll, options: texts.shows },
        { name: 'status', label: texts.status, all: texts.allStatuses, options: texts.statuses },
      ]}
      columns={columns}
      dialogs={{
        pathOf: id => `/admin/contact/${id}`,
        nameOf,
        deleteLabel: texts.deleteOf,
        question: texts.confirmDelete,
        consequencesOf: ({ name, email }) => `${name}, ${email}. ${texts.deleteNote}`,
      }}
      exported={exported}
      empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
    />
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
            <Handling message={message} />
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
      cell: message => <Excerpt message={message} />,
    },
    fieldColumn('createdAt', texts.created, detail, createdAt => (
      <span className={listStyles.date}>{dateTime(createdAt)}</span>
    )),
    {
      id: 'status',
      header: texts.status,
      ...detail,
      cell: message => <Handling message={message} />,
    },
  ]
}

/** Status and owner of a message. */
function Handling({ message }: { message: ContactMessage }): ReactElement {
  return (
    <div className={styles.handling}>
      <MessageStatus message={message} />
      {message.owner && <span className={styles.muted}>{message.owner}</span>}
    </div>
  )
}

function Excerpt({ message: { subject, message } }: { message: ContactMessage }) {
  return (
    <div className={styles.excerpt}>
      {subject && <strong>{subject}</strong>}
      <span className={styles.muted}>{truncate(message)}</span>
    </div>
  )
}
