import { multipart } from '@stampa/api'
import { orderMessages } from '../orders/order.messages.ts'
import { studio } from '../shared/calls/api.ts'
import { change, recordAction, statusIn, versionIn } from '../shared/calls/record-action.ts'
import { fileOf, textOf } from '../shared/form/form-values.ts'
import { orderStatuses } from './design-studio.data.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'

/** Changes one order. A POST's `intent` says whether it requests artwork, sends a proof or adds a note. */
export const changeOrder = recordAction(
  {
    async put(id, form) {
      const call = studio.PATCH('/api/design-studio/orders/{id}/status', {
        params: { path: { id }, header: versionIn(form) },
        body: { status: statusIn(form, orderStatuses) },
      })
      await change(call, 'Error updating status')
      return texts.statusUpdated
    },

    async post(id, form) {
      const params = { path: { id } }
      const intent = form.get('intent')
      const note = textOf(form, 'note')
      if (intent === 'artwork') {
        const call = studio.POST('/api/design-studio/orders/{id}/artwork', { params })
        await change(call, 'Error requesting artwork')
        return texts.artworkRequested
      }
      if (intent === 'proof') {
        const image = fileOf(form, 'image')
        const mockup = textOf(form, 'mockup')
        const call = studio.POST('/api/design-studio/orders/{id}/proofs', {
          params,
          body: { note, ...(image ? { image } : mockup !== '' && { mockup: Number(mockup) }) },
          bodySerializer: multipart,
        })
        await change(call, 'Error sending proof')
        return texts.proofSent
      }
      const call = studio.POST('/api/design-studio/orders/{id}/notes', { params, body: { note } })
      await change(call, 'Error adding note')
      return orderMessages.noteAdded
    },

    async remove(id) {
      const call = studio.DELETE('/api/design-studio/orders/{id}', { params: { path: { id } } })
      await change(call, 'Error deleting order')
      return texts.orderDeleted
    },

    async restore(id) {
      const path = '/api/design-studio/orders/{id}/restore'
      await change(studio.POST(path, { params: { path: { id } } }), 'Error restoring order')
      return texts.orderRestored
    },
  },
  ['note', 'image'],
)
