import { Link, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { contactMessages } from '../contact/contact.messages.ts'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { useFormats } from '../shared/use-formats.ts'
import type { ClientData, Records } from './clients.data.ts'
import { clientsMessages } from './clients.messages.ts'
import styles from './clients.module.css'

/** Orders, designs, messages and offers of a client, as far as the role may see them. */
export function ClientRecords({ records, designs }: ClientData): ReactElement {
  const texts = useMessages(clientsMessages)
  const { statuses } = useMessages(contactMessages)
  const drawn = designs?.map(({ _id, createdAt, orderStatus: status, mockups }) => ({
    ...{ _id, createdAt, status },
    text: [...new Set(mockups.map(({ productName }) => productName))].join(', '),
  }))
  const sent = records.messages?.map(message => ({
    ...message,
    status: Object.entries(statuses).find(([key]) => key === message.status)?.[1] ?? '',
  }))
  return (
    <div className={styles.pair}>
      <RecordList
        title={texts.orders}
        rows={records.orders}
        path={id => `/admin/custom-orders/${id}`}
      />
      {designs === undefined ? (
        <ListFailure title={texts.noDesigns} />
      ) : (
        <RecordList
          title={texts.designs}
          rows={drawn ?? null}
          path={id => `/admin/design-studio/orders/${id}?tab=orders`}
        />
      )}
      <RecordList title={texts.messages} rows={sent ?? null} path={id => `/admin/contact/${id}`} />
      <RecordList title={texts.offers} rows={records.offers} path={id => `/admin/offers/${id}`} />
    </div>
  )
}

interface RecordListProps {
  title: string
  /** Null without the permission. */
  rows: Records['orders']
  path: (id: string) => string
}

/** Number of records that the services return. */
const limit = 50

function RecordList({ title, rows, path }: RecordListProps): ReactElement | null {
  const texts = useMessages(clientsMessages)
  const { date, count } = useFormats()
  if (!rows) return null
  return (
    <section>
      <h3>
        {title} ({count(rows.length)})
      </h3>
      {rows.length === 0 && <p className={styles.muted}>{texts.none}</p>}
      <ul className={styles.list}>
        {rows.map(({ _id, createdAt, status, text }) => (
          <li key={_id}>
            <Link to={path(_id)}>{text || date(createdAt)}</Link>
            <span className={styles.muted}>
              {date(createdAt)} · {status}
            </span>
          </li>
        ))}
      </ul>
      {rows.length >= limit && <p className={styles.muted}>{texts.newest(count(limit))}</p>}
    </section>
  )
}
