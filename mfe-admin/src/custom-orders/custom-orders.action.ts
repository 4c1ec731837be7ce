import { multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import { inBoth } from '../shared/calls/in-both.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { fileOf, textOf } from '../shared/form/form-values.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { customOrdersMessages as texts } from './custom-orders.messages.ts'
import { statusIn } from './status-in.ts'

/**
 * What is done with one order, behind its address: PUT sets the status, POST adds a note or a file,
 * PATCH takes it out of the trash, DELETE deletes it or, where the form names one, an attachment.
 */
export async function changeOrder({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  const form = await request.formData()
  try {
    await (request.method === 'PUT'
      ? setStatus(id, form)
      : request.method === 'POST'
        ? add(id, form)
        : request.method === 'PATCH'
          ? restoreOrder(id)
          : remove(id, form))
    return done()
  } catch (error) {
    const refusal = refusalOf(error, ['note', 'file'])
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

async function setStatus(id: string, form: FormData): Promise<void> {
  const order = await unwrap(
    orders.PUT('/api/custom-order/{id}', {
      params: { path: { id }, header: { 'if-match': `"${textOf(form, 'version')}"` } },
      body: { orderStatus: statusIn(form), note: textOf(form, 'note') },
    }),
    { fallback: 'Failed to update status', preferServerMessage: true },
  )
  notify('success', inBoth(texts.statusUpdated, order.email, order.orderStatus))
}

async function add(id: string, form: FormData): Promise<void> {
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
    return notify('success', texts.attached)
  }
  await unwrap(
    orders.POST('/api/custom-order/{id}/notes', { params, body: { note: textOf(form, 'note') } }),
    { fallback: 'Failed to add the note', preferServerMessage: true },
  )
  notify('success', texts.noteAdded)
}

async function remove(id: string, form: FormData): Promise<void> {
  const attachment = textOf(form, 'attachment')
  if (attachment) {
    await unwrap(
      orders.DELETE('/api/custom-order/{id}/attachments/{attachment}', {
        params: { path: { id, attachment } },
      }),
      { fallback: 'Failed to remove the file' },
    )
    return notify('success', texts.detached)
  }
  await unwrap(orders.DELETE('/api/custom-order/{id}', { params: { path: { id } } }), {
    fallback: 'Failed to delete order',
  })
  notify('success', texts.deleted, { label: doneTexts.undo, run: () => restoreOrder(id) })
}

async function restoreOrder(id: string): Promise<void> {
  await unwrap(orders.POST('/api/custom-order/{id}/restore', { params: { path: { id } } }), {
    fallback: 'Failed to restore order',
    preferServerMessage: true,
  })
  notify('success', texts.restored)
}
