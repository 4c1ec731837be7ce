import { Link, useMessages } from '@stampa/platform'
import { emailKey } from '@stampa/rules/contact'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import { NotifyField, useNotify } from '../orders/status-form.tsx'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { TrashButton } from '../shared/list/list-buttons.tsx'
import { Allowed } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { type CustomOrder, type OrderStatus, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'

export function OrdersTools({ current }: { current: 'list' | 'board' }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const [path, label] = current === 'list' ? ['/board', texts.board] : ['', texts.list]
  return (
    <>
      <Button render={<Link to={`/admin/custom-orders${path}`} />}>{label}</Button>
      <TrashButton path="/admin/custom-orders/trash" />
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
  const { deleteNote, update, updating, notifyMany } = useMessages(orderMessages)
  const shared = useMessages(sharedMessages)
  const { submit, isSaving, settled } = useSubmit()
  const [asking, setAsking] = useState<'status' | 'delete'>()
  const [status, setStatus] = useState('')
  const notify = useNotify(status)
  const customers = new Set(orders.map(({ email }) => emailKey(email)))
  const onSettled = useEffectEvent(({ ok }: Outcome) => {
    setAsking(undefined)
    if (ok) onDone()
  })
  useEffect(() => {
    if (settled) onSettled(settled)
  }, [settled])

  const send = (method: 'put' | 'delete') => {
    const form = new FormData()
    for (const { _id } of orders) form.append('id', _id)
    form.set('status', status)
    if (notify.checked) form.set('notify', 'on')
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
      <Button disabled={status === ''} loading={isSaving} onClick={() => setAsking('status')}>
        {update}
      </Button>
      <Allowed to="delete">
        <Button variant="danger" onClick={() => setAsking('delete')}>
          {shared.confirmDelete}
        </Button>
      </Allowed>
      {asking === 'status' && (
        <ConfirmDialog
          open
          title={texts.confirmUpdateMany(orders.length, texts.statuses[status as OrderStatus])}
          confirmLabel={isSaving ? updating : update}
          pending={isSaving}
          onConfirm={() => send('put')}
          onCancel={() => setAsking(undefined)}
        >
          <NotifyField {...notify} status={status} label={notifyMany(customers.size)} />
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          open
          title={texts.confirmDeleteMany(orders.length)}
          confirmLabel={isSaving ? shared.deleting : shared.confirmDelete}
          pending={isSaving}
          onConfirm={() => send('delete')}
          onCancel={() => setAsking(undefined)}
        >
          {deleteNote}
        </ConfirmDialog>
      )}
    </>
  )
}
