import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { truncate } from '../shared/list/columns.tsx'
import { Narrow } from '../shared/narrow.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import type { useFormats } from '../shared/use-formats.ts'
import type { ContactMessage } from './contact.data.ts'
import type { contactMessages } from './contact.messages.ts'
import styles from './message-columns.module.css'

/** The columns of the list; their ids are what the service sorts by. */
export function messageColumns(
  texts: TextsOf<typeof contactMessages>,
  { dateTime }: Pick<ReturnType<typeof useFormats>, 'dateTime'>,
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
