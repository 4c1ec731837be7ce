import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orderMessages } from '../orders/order.messages.ts'
import { at, orders } from '../shared/calls/api.ts'
import { inBoth, notify } from '../shared/calls/notices.ts'
import {
  attempt,
  change,
  recordAction,
  statusIn,
  versionIn,
} from '../shared/calls/record-action.ts'
import { fileOf, textOf, textsOf } from '../shared/form/values.ts'
import { type OrderStatus, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages as texts } from './custom-orders.messages.ts'

/** Changes one order. A POST adds the file or note that it has, removes the attachment that it names, or replaces the link. */
export const changeOrder = recordAction(
  {
    put: (id, form) =>
      change(
        orders.PUT('/api/custom-order/{id}', {
          params: { path: { id }, header: versionIn(form) },
          body: { orderStatus: statusIn(form, orderStatuses), note: textOf(form, 'note') },
        }),
        'Failed to update status',
        ({ email, orderStatus }) => inBoth(texts.statusUpdated, email, orderStatus),
      ),

    async post(id, form) {
      const file = fileOf(form, 'file')
      if (file) {
        const body = { file, name: file.name }
        const call = orders.POST('/api/custom-order/{id}/attachments', {
          ...at(id),
          body,
          bodySerializer: multipart,
        })
        return change(call, 'Failed to add the file', texts.attached)
      }
      const attachment = textOf(form, 'attachment')
      if (attachment) {
        const path = '/api/custom-order/{id}/attachments/{attachment}'
        await unwrap(orders.DELETE(path, { params: { path: { id, attachment } } }), {
          fallback: 'Failed to remove the file',
        })
        return texts.detached
      }
      if (form.get('intent') === 'link') {
        const call = orders.POST('/api/custom-order/{id}/link', at(id))
        return change(call, 'Failed to replace the link', orderMessages.linkReplaced)
      }
      const body = { note: textOf(form, 'note') }
      const call = orders.POST('/api/custom-order/{id}/notes', { ...at(id), body })
      return change(call, 'Failed to add the note', orderMessages.noteAdded)
    },

    async remove(id) {
      const fallback = 'Failed to delete order'
      await unwrap(orders.DELETE('/api/custom-order/{id}', at(id)), { fallback })
      return texts.deleted
    },

    restore: id =>
      change(
        orders.POST('/api/custom-order/{id}/restore', at(id)),
        'Failed to restore order',
        texts.restored,
      ),
  },
  ['note', 'file'],
)

/** Changes or deletes several orders: all of them or none. */
export async function changeOrders({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const ids = textsOf(form, 'id')
  const run = async () => {
    if (request.method === 'PUT') {
      const body = { action: 'status' as const, ids, orderStatus: statusIn(form, orderStatuses) }
      const { changed } = await changeMany(body, 'Failed to update status')
      return inBoth(texts.manyUpdated, changed)
    }
    const { changed } = await changeMany({ action: 'delete', ids }, 'Failed to delete order')
    const undo = () => changeMany({ action: 'restore', ids }, 'Failed to restore order')
    return void notify('success', inBoth(texts.manyDeleted, changed), undo)
  }
  return attempt(run(), { announces: true })
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
