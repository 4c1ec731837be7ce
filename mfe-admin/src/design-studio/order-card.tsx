import { useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { conversationMessages } from '../orders/order.messages.ts'
import { StatusForm } from '../orders/status-form.tsx'
import { Fact } from '../shared/fact.tsx'
import { FormLink } from '../shared/form/form-link.tsx'
import { mailto, shortId, telephoneLink, useFormats } from '../shared/use-formats.ts'
import styles from './design-order.module.css'
import { type DesignOrder, type OrderStatus, statusMail } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { Mockups } from './mockups.tsx'

const tones: Record<OrderStatus, 'neutral' | 'positive' | 'warning' | 'danger' | 'accent'> = {
  Submitted: 'accent',
  'In Review': 'warning',
  Quoted: 'warning',
  Approved: 'positive',
  'In Production': 'warning',
  Completed: 'positive',
  Cancelled: 'danger',
}

export function OrderCard({ order }: { order: DesignOrder }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { unread } = useMessages(conversationMessages)
  const { dateTime, count } = useFormats()
  const id = shortId(order._id)
  return (
    <article aria-label={texts.order(id)} className={styles.card}>
      <header className={styles.head}>
        <h2>{texts.order(id)}</h2>
        <Badge tone={tones[order.orderStatus]}>{texts.statuses[order.orderStatus]}</Badge>
        {order.unread && <Badge tone="accent">{unread}</Badge>}
        <time dateTime={order.createdAt} className={styles.muted}>
          {dateTime(order.createdAt)}
        </time>
        <span className={styles.open}>
          <Button
            size="small"
            render={
              <FormLink
                path={`/admin/design-studio/orders/${order._id}`}
                aria-label={texts.openOf(id)}
              />
            }
          >
            {texts.open}
          </Button>
        </span>
      </header>
      <dl className={styles.facts}>
        <Fact label={texts.email}>
          <a href={mailto(order.customerEmail)}>{order.customerEmail}</a>
        </Fact>
        <Fact label={texts.phone}>
          <a href={telephoneLink(order.customerPhone)}>{order.customerPhone}</a>
        </Fact>
        <Fact label={texts.totalQuantity}>{count(order.totalQuantity)}</Fact>
        <Fact label={texts.mockupCount}>{count(order.mockups.length)}</Fact>
      </dl>
      {order.notes !== '' && (
        <p className={styles.notes}>
          <strong>{texts.notes}:</strong> {order.notes}
        </p>
      )}
      <Mockups order={order} />
      <OrderStatusForm order={order} />
    </article>
  )
}

export function OrderStatusForm({ order }: { order: DesignOrder }): ReactElement {
  const texts = useMessages(designStudioMessages)
  return (
    <div className={styles.status}>
      <StatusForm
        label={texts.updateStatusOf(shortId(order._id))}
        action={`/admin/design-studio/orders/${order._id}`}
        status={order.orderStatus}
        version={order.version}
        statuses={texts.statuses}
        mailOf={status => statusMail(order._id, status)}
      />
    </div>
  )
}
