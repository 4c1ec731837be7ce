import { Link, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useId } from 'react'
import { customOrdersMessages } from '../custom-orders/custom-orders.messages.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { shortId } from '../shared/short-id.ts'
import { useFormats } from '../shared/use-formats.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard-page.module.css'
import type { LatestOrder } from './entities.ts'
import rowStyles from './recent-items.module.css'

/** The orders that came in last, one step away from being answered. */
export function LatestOrders({ orders }: { orders: LatestOrder[] | null }): ReactElement {
  const heading = useId()
  const texts = useMessages(dashboardMessages)
  const { statuses } = useMessages(customOrdersMessages)
  const { dateTime } = useFormats()
  const say = useAnswerText()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.latestOrders}</h2>
      {orders === null && <p>{say('Failed to fetch data')}</p>}
      {orders?.length === 0 && <EmptyState title={texts.noOrders} />}
      {orders && orders.length > 0 && (
        <ul className={cx(rowStyles.items, rowStyles.orders)}>
          {orders.map(({ _id, email, orderStatus, createdAt }) => (
            <li key={_id} className={rowStyles.item}>
              <Link to={`/admin/custom-orders/${_id}`} className={rowStyles.title}>
                {email}
              </Link>
              <span className={rowStyles.date}>{shortId(_id)}</span>
              <time dateTime={createdAt} className={rowStyles.date}>
                {dateTime(createdAt)}
              </time>
              <Badge tone={orderStatus === 'Submitted' ? 'accent' : 'neutral'}>
                {statuses[orderStatus]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
