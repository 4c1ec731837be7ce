import { useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import type { ReactElement } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { telephoneLink } from '../shared/contact-links.ts'
import { Fact } from '../shared/fact.tsx'
import { FormLink } from '../shared/form/form-link.tsx'
import { shortId } from '../shared/short-id.ts'
import { useFormats } from '../shared/use-formats.ts'
import styles from './design-order.module.css'
import { type DesignOrder, type OrderStatus, orderStatuses } from './design-studio.data.ts'
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

/** Card of an order; its dialog adds artwork, proofs and timeline. */
export function OrderCard({ order }: { order: DesignOrder }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { dateTime, count } = useFormats()
  const id = shortId(order._id)
  return (
    <article aria-label={texts.order(id)} className={styles.card}>
      <header className={styles.head}>
        <h2>{texts.order(id)}</h2>
        <Badge tone={tones[order.orderStatus]}>{texts.statuses[order.orderStatus]}</Badge>
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
          <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
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
      <OrderStatusSelect order={order} />
    </article>
  )
}

/** Select that sets the status of an order at once. */
export function OrderStatusSelect({ order }: { order: DesignOrder }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { submit, formData, isSaving, failure } = useSubmit()
  const sent = orderStatuses.find(status => status === formData?.get('status'))
  return (
    <div className={styles.status}>
      <SelectField
        label={texts.updateStatus}
        aria-label={texts.updateStatusOf(shortId(order._id))}
        name="status"
        // After a refusal the stored status shows again.
        value={sent ?? order.orderStatus}
        disabled={isSaving}
        onChange={event =>
          submit(
            { status: event.currentTarget.value, version: `${order.version}` },
            { method: 'put', action: `/admin/design-studio/orders/${order._id}` },
          )
        }
        options={orderStatuses.map(value => ({ value, label: texts.statuses[value] }))}
        error={failure}
      />
    </div>
  )
}
