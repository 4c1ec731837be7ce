import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { changeStatus, sendReply } from '../orders/order.action.ts'
import { orderMessages } from '../orders/order.messages.ts'
import { at, orders } from '../shared/calls/api.ts'
import { inBoth, notify } from '../shared/calls/notices.ts'
import { attempt, change, recordAction, statusIn } from '../shared/calls/record-action.ts'
import { fileOf, textOf, textsOf } from '../shared/form/values.ts'
import { type OrderStatus, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages as texts } from './custom-orders.messages.ts'

/**
 * Changes one order. A POST sends the reply or adds the file or note that it has, removes the attachment that
 * it names, or replaces the link.
 */
export const changeOrder = recordAction(
  {
    put: (id, form) =>
      changeStatus(
        form,
        orderStatuses,
        ({ status, header, ...change }) =>
          orders.PUT('/api/custom-order/{id}', {
            params: { path: { id }, header },
            body: { orderStatus: status, ...change },
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
      if (form.get('intent') === 'read') {
        const call = orders.POST('/api/custom-order/{id}/replies/read', at(id))
        await unwrap(call, { fallback: 'Failed to update order' })
        return undefined
      }
      if (form.has('text')) {
        return sendReply(
          `/admin/custom-orders/${id}`,
          form,
          text => orders.POST('/api/custom-order/{id}/replies', { ...at(id), body: { text } }),
          reply =>
            orders.POST('/api/custom-order/{id}/replies/{reply}/undo', {
              params: { path: { id, reply } },
            }),
        )
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
  ['note', 'file', 'text'],
)

/** Changes or deletes several orders: all of them or none. */
export async function changeOrders({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const ids = textsOf(form, 'id')
  const run = async () => {
    if (request.method === 'PUT') {
      const fallback = 'Failed to update status'
      const mails = { notify: form.has('notify') }
      const orderStatus = statusIn(form, orderStatuses)
      const change = { action: 'status' as const, ids, orderStatus, ...mails }
      const done = await changeMany(change, fallback)
      const undo = async () => {
        const ids = done.orders.map(({ _id }) => _id)
        const versions = done.orders.map(({ version }) => version)
        const { changed } = await changeMany({ action: 'undo', ids, versions, ...mails }, fallback)
        if (changed < ids.length)
          notify('success', inBoth(texts.undoneExcept, ids.length - changed))
      }
      const notice = inBoth(texts.manyUpdated, done.changed)
      return void notify('success', notice, done.changed > 0 ? undo : undefined)
    }
    const { changed } = await changeMany({ action: 'delete', ids }, 'Failed to delete order')
    const undo = () => changeMany({ action: 'restore', ids }, 'Failed to restore order')
    return void notify('success', inBoth(texts.manyDeleted, changed), undo)
  }
  return attempt(run(), { announces: true })
}

type BulkChange = { ids: string[] } & (
  | { action: 'delete' | 'restore' }
  | { action: 'status'; orderStatus: OrderStatus; notify: boolean }
  | { action: 'undo'; versions: number[]; notify: boolean }
)

function changeMany(body: BulkChange, fallback: string) {
  return unwrap(orders.POST('/api/custom-order/bulk', { body }), {
    fallback,
    preferServerMessage: body.action !== 'delete',
  })
}
