import { useFetcher, useMessages } from '@stampa/platform'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import type { ReactElement } from 'react'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { shortId } from '../shared/short-id.ts'
import { type DesignOrder, orderStatuses } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './order-status-select.module.css'

/** Sets any of the seven statuses as soon as it is chosen. */
export function OrderStatusSelect({ order }: { order: DesignOrder }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const say = useAnswerText()
  const { data: outcome, state, formData, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const sent = orderStatuses.find(status => status === formData?.get('status'))
  const refusal = outcome && !outcome.ok && !saving ? outcome.message : undefined
  return (
    <div className={styles.status}>
      <SelectField
        label={texts.updateStatus}
        aria-label={texts.updateStatusOf(shortId(order._id))}
        name="status"
        // What was refused is not what is stored: the list shows that again.
        value={sent ?? order.orderStatus}
        disabled={saving}
        onChange={event =>
          submit(
            { status: event.currentTarget.value, version: `${order.version}` },
            { method: 'put', action: `/admin/design-studio/orders/${order._id}` },
          )
        }
        options={orderStatuses.map(value => ({ value, label: texts.statuses[value] }))}
        error={refusal && say(refusal)}
      />
    </div>
  )
}
