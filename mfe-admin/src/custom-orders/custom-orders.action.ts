import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orderMessages } from '../orders/order.messages.ts'
import { orderAction, statusIn, versionIn } from '../orders/order-action.ts'
import { orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/in-both.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { fileOf, textOf, textsOf } from '../shared/form/form-values.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { type OrderStatus, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages as texts } from './custom-orders.messages.ts'

/** Changes one order. */
export const changeOrder = orderAction(
  {
    async setStatus(id, form) {
      const order = await unwrap(
        orders.PUT('/api/custom-order/{id}', {
          params: { path: { id }, header: versionIn(form) },
          body: {
            orderStatus: statusIn(form, 'orderStatus', orderStatuses),
            note: textOf(form, 'note'),
          },
        }),
        { fallback: 'Failed to update status', preferServerMessage: true },
      )
      return inBoth(texts.statusUpdated, order.email, order.orderStatus)
    },

    async add(id, form) {
      const params = { path: { id } }
      const file = fileOf(form, 'file')
      if (file) {
        await unwrap(
          orders.POST('/api/custom-order/{id}/attachments', {
            params,
            body: { file, name: file.name },
            bodySerializer: multipart,
          }),
          { fallback: 'Failed to add the file', preferServerMessage: true },
        )
        return texts.attached
      }
      const body = { note: textOf(form, 'note') }
      await unwrap(orders.POST('/api/custom-order/{id}/notes', { params, body }), {
        fallback: 'Failed to add the note',
        preferServerMessage: true,
      })
      return orderMessages.noteAdded
    },

    removePart(id, form) {
      const attachment = textOf(form, 'attachment')
      return attachment ? removeAttachment(id, attachment) : undefined
    },

    async remove(id) {
      await unwrap(orders.DELETE('/api/custom-order/{id}', { params: { path: { id } } }), {
        fallback: 'Failed to delete order',
      })
      return texts.deleted
    },

    async restore(id) {
      await unwrap(orders.POST('/api/custom-order/{id}/restore', { params: { path: { id } } }), {
        fallback: 'Failed to restore order',
        preferServerMessage: true,
      })
      return texts.restored
    },
  },
  ['note', 'file'],
)

async function removeAttachment(id: string, attachment: string) {
  await unwrap(
    orders.DELETE('/api/custom-order/{id}/attachments/{attachment}', {
      params: { path: { id, attachment } },
    }),
    { fallback: 'Failed to remove the file' },
  )
  return texts.detached
}

/** Changes or deletes several orders: all of them or none. */
export async function changeOrders({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const ids = textsOf(form, 'id')
  const isDeleting = request.method === 'DELETE'
  try {
    const { changed } = isDeleting
      ? await changeMany({ action: 'delete', ids }, 'Failed to delete order')
      : await changeMany(
          { action: 'status', ids, orderStatus: statusIn(form, 'orderStatus', orderStatuses) },
          'Failed to update status',
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
