import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { type CustomOrder, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'

export function OrdersTools({ current }: { current: 'list' | 'board' }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { trash } = useMessages(sharedMessages)
  const [path, label] = current === 'list' ? ['/board', texts.board] : ['', texts.list]
  return (
    <>
      <Button render={<Link to={`/admin/custom-orders${path}`} />}>{label}</Button>
      <Button render={<Link to="/admin/custom-orders/trash" />}>{trash}</Button>
    </>
  )
}

interface OrdersBulkProps {
  orders: readonly CustomOrder[]
  onDone: () => void
}

/** Sets the status of the selected orders, or deletes them: all or none. */
export function OrdersBulk({ orders, onDone }: OrdersBulkProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { deleteNote, update } = useMessages(orderMessages)
  const shared = useMessages(sharedMessages)
  const { submit, isSaving, settled } = useSubmit()
  const [isAsking, setAsking] = useState(false)
  const [status, setStatus] = useState('')
  const onSettled = useEffectEvent(({ ok }: Outcome) => {
    setAsking(false)
    if (ok) onDone()
  })
  useEffect(() => {
    if (settled) onSettled(settled)
  }, [settled])

  const send = (method: 'put' | 'delete') => {
    const form = new FormData()
    for (const { _id } of orders) form.append('id', _id)
    form.set('status', status)
    submit(form, { method, action: '/admin/custom-orders' })
  }
  return (
    <>
      <SelectField
        label={texts.setStatus}
        labelHidden
        placeholder={texts.setStatus}
        value={status}
        disabled={isSaving}
        onChange={event => setStatus(event.currentTarget.value)}
        options={orderStatuses.map(value => ({ value, label: texts.statuses[value] }))}
      />
      {/* An arrow key changes a select at once, and each customer gets a mail. */}
      <Button disabled={status === ''} loading={isSaving} onClick={() => send('put')}>
        {update}
      </Button>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {shared.confirmDelete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={texts.confirmDeleteMany(orders.length)}
          confirmLabel={isSaving ? shared.deleting : shared.confirmDelete}
          cancelLabel={shared.cancel}
          pending={isSaving}
          onConfirm={() => send('delete')}
          onCancel={() => setAsking(false)}
        >
          {deleteNote}
        </ConfirmDialog>
      )}
    </>
  )
}
