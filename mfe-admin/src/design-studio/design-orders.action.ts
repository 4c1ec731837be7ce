import { multipart, unwrap } from '@stampa/api'
import { orderMessages } from '../orders/order.messages.ts'
import { orderAction, statusIn, versionIn } from '../orders/order-action.ts'
import { studio } from '../shared/calls/api.ts'
import { fileOf, textOf } from '../shared/form/form-values.ts'
import { orderStatuses } from './design-studio.data.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'

/** Changes one order. A POST's `intent` says whether it requests artwork, sends a proof or adds a note. */
export const changeOrder = orderAction(
  {
    async setStatus(id, form) {
      const call = studio.PATCH('/api/design-studio/orders/{id}/status', {
        params: { path: { id }, header: versionIn(form) },
        body: { status: statusIn(form, 'status', orderStatuses) },
      })
      await unwrap(call, { fallback: 'Error updating status', preferServerMessage: true })
      return texts.statusUpdated
    },

    add(id, form) {
      const intent = form.get('intent')
      if (intent === 'artwork') return requestArtwork(id)
      return intent === 'proof' ? sendProof(id, form) : addNote(id, textOf(form, 'note'))
    },

    async remove(id) {
      const call = studio.DELETE('/api/design-studio/orders/{id}', { params: { path: { id } } })
      await unwrap(call, { fallback: 'Error deleting order', preferServerMessage: true })
      return texts.orderDeleted
    },

    async restore(id) {
      const call = studio.POST('/api/design-studio/orders/{id}/restore', {
        params: { path: { id } },
      })
      await unwrap(call, { fallback: 'Error restoring order', preferServerMessage: true })
      return texts.orderRestored
    },
  },
  ['note', 'image'],
)

async function requestArtwork(id: string) {
  const call = studio.POST('/api/design-studio/orders/{id}/artwork', { params: { path: { id } } })
  await unwrap(call, { fallback: 'Error requesting artwork', preferServerMessage: true })
  return texts.artworkRequested
}

async function addNote(id: string, note: string) {
  const call = studio.POST('/api/design-studio/orders/{id}/notes', {
    params: { path: { id } },
    body: { note },
  })
  await unwrap(call, { fallback: 'Error adding note', preferServerMessage: true })
  return orderMessages.noteAdded
}

async function sendProof(id: string, form: FormData) {
  const image = fileOf(form, 'image')
  const mockup = textOf(form, 'mockup')
  const call = studio.POST('/api/design-studio/orders/{id}/proofs', {
    params: { path: { id } },
    body: {
      note: textOf(form, 'note'),
      ...(image ? { image } : mockup !== '' && { mockup: Number(mockup) }),
    },
    bodySerializer: multipart,
  })
  await unwrap(call, { fallback: 'Error sending proof', preferServerMessage: true })
  return texts.proofSent
}
