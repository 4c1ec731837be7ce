import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { FilterBox } from '../shared/list/list-page.tsx'
import type { Filter } from '../shared/list/server-list-page.tsx'
import type { SetFilter } from '../shared/list/use-list-view.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { type CustomOrder, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'

/** Links from one view of the orders to the others. */
export function OrdersTools({ current }: { current: 'list' | 'board' }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { trash } = useMessages(sharedMessages)
  return (
    <>
      {current === 'list' ? (
        <Button render={<Link to="/admin/custom-orders/board" />}>{texts.board}</Button>
      ) : (
        <Button render={<Link to="/admin/custom-orders" />}>{texts.list}</Button>
      )}
      <Button render={<Link to="/admin/custom-orders/trash" />}>{trash}</Button>
    </>
  )
}

/** Names of the filters in the address. */
export const filterNames = ['orderStatus', 'from', 'to'] as const

interface OrderFiltersProps {
  filter: Filter
  setFilter: SetFilter
}

export function OrderFilters({ filter, setFilter }: OrderFiltersProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  return (
    <>
      <FilterBox>
        <SelectField
          label={texts.statusHeading}
          labelHidden
          placeholder={texts.allStatuses}
          value={filter('orderStatus')}
          onChange={event => setFilter('orderStatus', event.currentTarget.value)}
          options={orderStatuses.map(value => ({ value, label: texts.statuses[value] }))}
        />
      </FilterBox>
      <div className={styles.period}>
        {(['from', 'to'] as const).map(name => (
          <FilterBox key={name} caption={texts[name]}>
            <TextField
              type="date"
              label={texts[name]}
              labelHidden
              value={filter(name)}
              onChange={event => setFilter(name, event.currentTarget.value)}
            />
          </FilterBox>
        ))}
      </div>
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
  const { deleteNote } = useMessages(orderMessages)
  const shared = useMessages(sharedMessages)
  const { submit, isSaving, settled } = useSubmit()
  const [isAsking, setAsking] = useState(false)
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
        disabled={isSaving}
        onChange={event => send('put', event.currentTarget.value)}
        options={orderStatuses.map(value => ({ value, label: texts.statuses[value] }))}
      />
      <Button variant="danger" onClick={() => setAsking(true)}>
        {shared.confirmDelete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={texts.confirmDeleteMany(orders.length)}
          confirmLabel={isSaving ? shared.deleting : shared.confirmDelete}
          cancelLabel={shared.cancel}
          danger
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
