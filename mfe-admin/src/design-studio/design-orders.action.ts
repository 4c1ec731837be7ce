import { multipart, unwrap } from '@stampa/api'
import { changeStatus, sendReply } from '../orders/order.action.ts'
import { orderMessages } from '../orders/order.messages.ts'
import { at, studio } from '../shared/calls/api.ts'
import { change, recordAction } from '../shared/calls/record-action.ts'
import { fileOf, textOf } from '../shared/form/values.ts'
import { orderStatuses } from './design-studio.data.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'

/** Changes one order. A POST sends the reply that it has; otherwise its `intent` names what it does. */
export const changeOrder = recordAction(
  {
    put: (id, form) =>
      changeStatus(
        form,
        orderStatuses,
        ({ header, ...body }) =>
          studio.PATCH('/api/design-studio/orders/{id}/status', {
            params: { path: { id }, header },
            body,
          }),
        'Error updating status',
        () => texts.statusUpdated,
      ),

    async post(id, form) {
      if (form.has('text')) {
        return sendReply(
          `/admin/design-studio/orders/${id}`,
          form,
          text =>
            studio.POST('/api/design-studio/orders/{id}/replies', { ...at(id), body: { text } }),
          reply =>
            studio.POST('/api/design-studio/orders/{id}/replies/{reply}/undo', {
              params: { path: { id, reply } },
            }),
        )
      }
      const intent = form.get('intent')
      const note = textOf(form, 'note')
      if (intent === 'read') {
        const call = studio.POST('/api/design-studio/orders/{id}/replies/read', at(id))
        await unwrap(call, { fallback: 'Failed to update order' })
        return undefined
      }
      if (intent === 'artwork') {
        const call = studio.POST('/api/design-studio/orders/{id}/artwork', at(id))
        return change(call, 'Error requesting artwork', texts.artworkRequested)
      }
      if (intent === 'proof') {
        const image = fileOf(form, 'image')
        const mockup = textOf(form, 'mockup')
        const call = studio.POST('/api/design-studio/orders/{id}/proofs', {
          ...at(id),
          body: { note, ...(image ? { image } : mockup !== '' && { mockup: Number(mockup) }) },
          bodySerializer: multipart,
        })
        return change(call, 'Error sending proof', texts.proofSent)
      }
      if (intent === 'link') {
        const call = studio.POST('/api/design-studio/orders/{id}/link', at(id))
        return change(call, 'Error replacing the link', orderMessages.linkReplaced)
      }
      const call = studio.POST('/api/design-studio/orders/{id}/notes', {
        ...at(id),
        body: { note },
      })
      return change(call, 'Error adding note', orderMessages.noteAdded)
    },

    remove: id =>
      change(
        studio.DELETE('/api/design-studio/orders/{id}', at(id)),
        'Error deleting order',
        texts.orderDeleted,
      ),

    restore: id =>
      change(
        studio.POST('/api/design-studio/orders/{id}/restore', at(id)),
        'Error restoring order',
        texts.orderRestored,
      ),
  },
  ['note', 'image', 'text'],
)
