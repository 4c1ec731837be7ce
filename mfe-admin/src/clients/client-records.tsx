import { Link, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { contactMessages } from '../contact/contact.messages.ts'
import { customOrdersMessages } from '../custom-orders/custom-orders.messages.ts'
import { designStudioMessages } from '../design-studio/design-studio.messages.ts'
import { offersMessages } from '../offers/offers.messages.ts'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { shortId, useFormats } from '../shared/use-formats.ts'
import type { ClientData, Records } from './clients.data.ts'
import { clientsMessages } from './clients.messages.ts'
import styles from './clients.module.css'

/** Orders, designs, messages and offers of a client, as far as the role may see them. */
export function ClientRecords({ records, designs }: ClientData): ReactElement {
  const texts = useMessages(clientsMessages)
  const { statuses: designStatuses } = useMessages(designStudioMessages)
  const drawn = designs?.map(({ _id, createdAt, orderStatus: status, mockups }) => ({
    ...{ _id, createdAt, status },
    text: [...new Set(mockups.map(({ productName }) => productName))].join(', '),
  }))
  return (
    <div className={styles.pair}>
      <RecordList
        title={texts.orders}
        rows={records.orders}
        statuses={useMessages(customOrdersMessages).statuses}
        path={id => `/admin/custom-orders/${id}`}
      />
      {designs === undefined ? (
        <ListFailure title={texts.noDesigns} />
      ) : (
        <RecordList
          title={texts.designs}
          rows={drawn ?? null}
          statuses={designStatuses}
          path={id => `/admin/design-studio/orders/${id}?tab=orders`}
        />
      )}
      <RecordList
        title={texts.messages}
        rows={records.messages}
        statuses={useMessages(contactMessages).statuses}
        path={id => `/admin/contact/${id}`}
      />
      <RecordList
        title={texts.offers}
        rows={records.offers}
        statuses={useMessages(offersMessages).statuses}
        path={id => `/admin/offers/${id}`}
      />
    </div>
  )
}

interface RecordListProps {
  title: string
  /** Null without the permission. */
  rows: Records['orders']
  statuses: Readonly<Record<string, string>>
  path: (id: string) => string
}

/** Number of records that the services return. */
const limit = 50

function RecordList({ title, rows, statuses, path }: RecordListProps): ReactElement | null {
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
            <Link to={path(_id)}>{text || shortId(_id)}</Link>
            <span className={styles.muted}>
              {date(createdAt)} · {statuses[status] ?? status}
            </span>
          </li>
        ))}
      </ul>
      {rows.length >= limit && <p className={styles.muted}>{texts.newest(count(limit))}</p>}
    </section>
  )
}
