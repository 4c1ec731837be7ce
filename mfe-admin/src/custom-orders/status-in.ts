import { textOf } from '../shared/form/form-values.ts'
import { type OrderStatus, orderStatuses } from './custom-orders.data.ts'

/** The status that a form's list was set to. */
export function statusIn(form: FormData): OrderStatus {
  const status = orderStatuses.find(status => status === textOf(form, 'orderStatus'))
  if (!status) throw new Error('the status was not chosen from the list')
  return status
}
