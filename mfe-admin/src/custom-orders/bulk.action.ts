import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/in-both.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { textsOf } from '../shared/form/form-values.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import type { OrderStatus } from './custom-orders.data.ts'
import { customOrdersMessages as texts } from './custom-orders.messages.ts'
import { statusIn } from './status-in.ts'

/** Does the same to many orders, all or none of them. */
export async function changeOrders({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const ids = textsOf(form, 'id')
  const isDeleting = request.method === 'DELETE'
  const body = isDeleting
    ? ({ action: 'delete', ids } as const)
    : ({ action: 'status', ids, orderStatus: statusIn(form) } as const)
  try {
    const { changed } = await changeMany(
      body,
      isDeleting ? 'Failed to delete order' : 'Failed to update status',
    )
    if (isDeleting) {
      const run = () => changeMany({ action: 'restore', ids }, 'Failed to restore order')
      notify('success', inBoth(texts.manyDeleted, changed), { label: doneTexts.undo, run })
    } else notify('success', inBoth(texts.manyUpdated, changed))
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    notify('error', refusal.message ?? '')
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

type BulkChange = { ids: string[] } & (
  | { action: 'delete' | 'restore' }
  | { action: 'status'; orderStatus: OrderStatus }
)

function changeMany(body: BulkChange, fallback: string) {
  return unwrap(orders.POST('/api/custom-order/bulk', { body }), {
    fallback,
    preferServerMessage: body.action !== 'delete',
  })
}
