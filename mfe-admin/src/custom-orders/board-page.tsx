import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import type { ReactElement } from 'react'
import styles from '../shared/board/board.module.css'
import { Board } from '../shared/board/board.tsx'
import listStyles from '../shared/list/list-page.module.css'
import { useFormats } from '../shared/use-formats.ts'
import type { BoardData } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import { OrderProducts, OrderStatus } from './order-parts.tsx'
import { OrdersTools } from './orders-toolbar.tsx'

/**
 * Board of the newest orders, a column per status. Setting an order's status moves it; no drag does, as it
 * may send a mail.
 */
export function Component(): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { dateTime } = useFormats()
  const { columns } = useLoaderData<BoardData>()
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
      <Board
        columns={columns.map(({ status, rows, total }) => ({
          id: status,
          title: texts.statuses[status],
          to: `/admin/custom-orders?orderStatus=${encodeURIComponent(status)}`,
          rows,
          total,
        }))}
        empty={texts.boardEmpty}
        card={order => (
          <>
            <Link to={`/admin/custom-orders/${order._id}`} className={styles.name}>
              {order.email}
            </Link>
            <span className={styles.muted}>
              {[order.name, order.company, dateTime(order.createdAt)].filter(Boolean).join(' · ')}
            </span>
            <OrderProducts order={order} />
            <OrderStatus order={order} />
          </>
        )}
      />
    </>
  )
}
