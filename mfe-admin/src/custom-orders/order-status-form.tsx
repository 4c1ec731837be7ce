import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { type CustomOrder, type OrderStatus, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'

interface OrderStatusFormProps {
  order: Pick<CustomOrder, '_id' | 'email' | 'orderStatus' | 'version'>
  /** Further fields. */
  children?: ReactNode
}

/** Form that sets the status. Update is enabled only for a status other than the current one. */
export function OrderStatusForm({ order, children }: OrderStatusFormProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const say = useAnswerText()
  const { save, saving, outcome, fetcher } = useRowSave()
  const [chosen, setChosen] = useState<OrderStatus>(order.orderStatus)
  const [shown, setShown] = useState(order)
  // The reloaded order may have another status, set here or by another administrator.
  if (shown.version !== order.version) {
    setShown(order)
    setChosen(order.orderStatus)
  }

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set('version', `${order.version}`)
    save(form, { method: 'put', action: `/admin/custom-orders/${order._id}` })
  }
  const failure = outcome && !outcome.ok ? outcome.message : undefined
  return (
    <form onSubmit={send} className={styles.form}>
      {fetcher}
      {children}
      <div className={styles.row}>
        <SelectField
          label={texts.statusOf(order.email)}
          labelHidden
          name="orderStatus"
          value={chosen}
          onChange={event => setChosen(statusOf(event.currentTarget.value))}
          options={orderStatuses.map(value => ({ value, label: texts.statuses[value] }))}
        />
        <Button
          type="submit"
          variant={chosen === order.orderStatus ? 'secondary' : 'primary'}
          disabled={chosen === order.orderStatus}
          loading={saving}
        >
          {saving ? texts.updating : texts.update}
        </Button>
      </div>
      {failure && (
        <p role="alert" className={styles.error}>
          {say(failure)}
        </p>
      )}
    </form>
  )
}

function statusOf(value: string): OrderStatus {
  return orderStatuses.find(status => status === value) ?? 'Submitted'
}
