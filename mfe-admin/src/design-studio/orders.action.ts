import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { studio } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { fileOf, textOf } from '../shared/form/form-values.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { orderStatuses } from './design-studio.data.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'

/**
 * What is done with one order, behind its address: PUT sets the status, PATCH takes it out of the
 * trash, DELETE deletes it, POST adds what the form names as `intent`.
 */
export async function changeOrder({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  try {
    await (request.method === 'PUT'
      ? setStatus(id, await request.formData())
      : request.method === 'POST'
        ? add(id, await request.formData())
        : request.method === 'PATCH'
          ? restoreOrder(id)
          : deleteOrder(id))
    return done()
  } catch (error) {
    const refusal = refusalOf(error, ['note', 'image'])
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

async function setStatus(id: string, form: FormData): Promise<void> {
  const status = orderStatuses.find(one => one === textOf(form, 'status'))
  if (!status) throw new Error('the status was not chosen from the list')
  const call = studio.PATCH('/api/design-studio/orders/{id}/status', {
    params: { path: { id }, header: { 'if-match': `"${textOf(form, 'version')}"` } },
    body: { status },
  })
  await unwrap(call, { fallback: 'Error updating status', preferServerMessage: true })
  notify('success', texts.statusUpdated)
}

async function add(id: string, form: FormData): Promise<void> {
  switch (form.get('intent')) {
    case 'artwork':
      await unwrap(
        studio.POST('/api/design-studio/orders/{id}/artwork', { params: { path: { id } } }),
        { fallback: 'Error requesting artwork', preferServerMessage: true },
      )
      return notify('success', texts.artworkRequested)
    case 'proof':
      return sendProof(id, form)
    default:
      await unwrap(
        studio.POST('/api/design-studio/orders/{id}/notes', {
          params: { path: { id } },
          body: { note: textOf(form, 'note') },
        }),
        { fallback: 'Error adding note', preferServerMessage: true },
      )
      return notify('success', texts.noteAdded)
  }
}

async function sendProof(id: string, form: FormData): Promise<void> {
  const image = fileOf(form, 'image')
  const mockup = textOf(form, 'mockup')
  await unwrap(
    studio.POST('/api/design-studio/orders/{id}/proofs', {
      params: { path: { id } },
      body: {
        note: textOf(form, 'note'),
        ...(image ? { image } : mockup !== '' && { mockup: Number(mockup) }),
      },
      bodySerializer: multipart,
    }),
    { fallback: 'Error sending proof', preferServerMessage: true },
  )
  notify('success', texts.proofSent)
}

async function deleteOrder(id: string): Promise<void> {
  const call = studio.DELETE('/api/design-studio/orders/{id}', { params: { path: { id } } })
  await unwrap(call, { fallback: 'Error deleting order', preferServerMessage: true })
  notify('success', texts.orderDeleted, { label: doneTexts.undo, run: () => restoreOrder(id) })
}

async function restoreOrder(id: string): Promise<void> {
  const call = studio.POST('/api/design-studio/orders/{id}/restore', { params: { path: { id } } })
  await unwrap(call, { fallback: 'Error restoring order', preferServerMessage: true })
  notify('success', texts.orderRestored)
}
