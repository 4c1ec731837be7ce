import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orderMessages } from '../orders/order.messages.ts'
import { orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/in-both.ts'
import { notify } from '../shared/calls/notices.ts'
import {
  attempt,
  change,
  recordAction,
  statusIn,
  versionIn,
} from '../shared/calls/record-action.ts'
import { fileOf, textOf, textsOf } from '../shared/form/form-values.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { type OrderStatus, orderStatuses } from './custom-orders.data.ts'
import { customOrdersMessages as texts } from './custom-orders.messages.ts'

/** Changes one order. A POST adds the file or note that it has, or removes the attachment that it names. */
export const changeOrder = recordAction(
  {
    async put(id, form) {
      const order = await change(
        orders.PUT('/api/custom-order/{id}', {
          params: { path: { id }, header: versionIn(form) },
          body: { orderStatus: statusIn(form, orderStatuses), note: textOf(form, 'note') },
        }),
        'Failed to update status',
      )
      return inBoth(texts.statusUpdated, order.email, order.orderStatus)
    },

    async post(id, form) {
      const params = { path: { id } }
      const file = fileOf(form, 'file')
      const attachment = textOf(form, 'attachment')
      if (file) {
        const path = '/api/custom-order/{id}/attachments'
        const body = { file, name: file.name }
        await change(
          orders.POST(path, { params, body, bodySerializer: multipart }),
          'Failed to add the file',
        )
        return texts.attached
      }
      if (attachment) {
        const path = '/api/custom-order/{id}/attachments/{attachment}'
        await unwrap(orders.DELETE(path, { params: { path: { id, attachment } } }), {
          fallback: 'Failed to remove the file',
        })
        return texts.detached
      }
      const body = { note: textOf(form, 'note') }
      const call = orders.POST('/api/custom-order/{id}/notes', { params, body })
      await change(call, 'Failed to add the note')
      return orderMessages.noteAdded
    },

    async remove(id) {
      await unwrap(orders.DELETE('/api/custom-order/{id}', { params: { path: { id } } }), {
        fallback: 'Failed to delete order',
      })
      return texts.deleted
    },

    async restore(id) {
      const call = orders.POST('/api/custom-order/{id}/restore', { params: { path: { id } } })
      await change(call, 'Failed to restore order')
      return texts.restored
    },
  },
  ['note', 'file'],
)

/** Changes or deletes several orders: all of them or none. */
export async function changeOrders({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const ids = textsOf(form, 'id')
  const run = async () => {
    if (request.method === 'DELETE') {
      const { changed } = await changeMany({ action: 'delete', ids }, 'Failed to delete order')
      notify('success', inBoth(texts.manyDeleted, changed), {
        label: doneTexts.undo,
        run: () => changeMany({ action: 'restore', ids }, 'Failed to restore order'),
      })
    } else {
      const orderStatus = statusIn(form, orderStatuses)
      const { changed } = await changeMany(
        { action: 'status', ids, orderStatus },
        'Failed to update status',
      )
      notify('success', inBoth(texts.manyUpdated, changed))
    }
  }
  return attempt(run, { announces: true })
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
