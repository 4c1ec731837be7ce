import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import type { OrderList } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { ListFailure } from './list-failure.tsx'
import { OrderCard } from './order-card.tsx'
import styles from './orders-tab.module.css'

/** Orders of designs, newest first. @param list null when they could not be loaded */
export function OrdersTab({ list }: { list: OrderList | null }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { count } = useFormats()
  if (!list) return <ListFailure title={texts.ordersFailed} />
  const { orders, total, more } = list
  if (orders.length === 0) return <EmptyState title={texts.noOrders} />
  return (
    <>
      <ul className={styles.orders}>
        {orders.map(order => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {more !== null && (
        <p className={styles.more}>
          <span>{texts.shown(orders.length, count(total))}</span>
          <Button
            render={
              <Link to={`/admin/design-studio?tab=orders&orders=${more}`} preventScrollReset />
            }
          >
            {texts.showMore}
          </Button>
        </p>
      )}
    </>
  )
}
