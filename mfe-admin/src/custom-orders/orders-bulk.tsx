import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import type { Outcome } from '../shared/calls/outcome.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { type CustomOrder, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'

interface OrdersBulkProps {
  orders: readonly CustomOrder[]
  onDone: () => void
}

/** What is done with the chosen orders together: all of them or none. */
export function OrdersBulk({ orders, onDone }: OrdersBulkProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const shared = useMessages(sharedMessages)
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const [asking, setAsking] = useState(false)
  const pending = state !== 'idle'
  const settled = outcome !== undefined && !pending ? outcome : undefined
  const onSettled = useEffectEvent(({ ok }: Outcome) => {
    setAsking(false)
    if (ok) onDone()
  })
  useEffect(() => {
    if (settled) onSettled(settled)
  }, [settled])

  const send = (method: 'put' | 'delete', orderStatus = '') => {
    const form = new FormData()
    for (const { _id } of orders) form.append('id', _id)
    form.set('orderStatus', orderStatus)
    submit(form, { method, action: '/admin/custom-orders' })
  }
  return (
    <>
      <SelectField
        label={texts.setStatus}
        labelHidden
        placeholder={texts.setStatus}
        value=""
        disabled={pending}
        onChange={event => send('put', event.currentTarget.value)}
        options={orderStatuses.map(value => ({ value, label: texts.statuses[value] }))}
      />
      <Button variant="danger" onClick={() => setAsking(true)}>
        {shared.confirmDelete}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={texts.confirmDeleteMany(orders.length)}
          confirmLabel={pending ? shared.deleting : shared.confirmDelete}
          cancelLabel={shared.cancel}
          danger
          pending={pending}
          onConfirm={() => send('delete')}
          onCancel={() => setAsking(false)}
        >
          {texts.deleteNote}
        </ConfirmDialog>
      )}
    </>
  )
}
