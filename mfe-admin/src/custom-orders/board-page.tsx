import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useId } from 'react'
import listStyles from '../shared/list/list-page.module.css'
import { useNewRecords } from '../shared/list/use-new-records.ts'
import { useFormats } from '../shared/use-formats.ts'
import styles from './board-page.module.css'
import { type BoardData, latestOrders } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import { OrderProducts, OrderStatus } from './order-parts.tsx'
import { OrdersTools } from './orders-toolbar.tsx'

/** Board of the newest orders, a column per status. Setting an order's status moves it. */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { columns, latest } = useLoaderData<BoardData>()
  useNewRecords({ latest, ask: latestOrders, announce: customOrdersMessages.newOrders })
  return (
    <>
      <PageHeader
        title={texts.title}
        action={
          <div className={listStyles.actions}>
            <OrdersTools current="board" />
          </div>
        }
      />
      <div className={styles.board}>
        {columns.map(column => (
          <Column key={column.status} column={column} />
        ))}
      </div>
    </>
  )
}

function Column({ column }: { column: BoardData['columns'][number] }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { count, dateTime } = useFormats()
  const { status, rows, total = rows.length } = column
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.column}>
      <header className={styles.head}>
        <h2 id={id}>{texts.statuses[status]}</h2>
        <Link to={`/admin/custom-orders?orderStatus=${encodeURIComponent(status)}`}>
          {texts.allOf(count(total))}
        </Link>
      </header>
      {rows.length === 0 && <p className={styles.muted}>{texts.boardEmpty}</p>}
      <ol className={styles.cards}>
        {rows.map(order => (
          <li key={order._id} className={styles.card}>
            <Link to={`/admin/custom-orders/${order._id}`} className={styles.email}>
              {order.email}
            </Link>
            <span className={styles.muted}>{dateTime(order.createdAt)}</span>
            <OrderProducts order={order} />
            <OrderStatus order={order} />
          </li>
        ))}
      </ol>
    </section>
  )
}
