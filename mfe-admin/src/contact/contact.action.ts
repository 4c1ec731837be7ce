import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { textOf } from '../shared/form/form-values.ts'
import { doneTexts } from '../shared/shared.messages.ts'
import { contactMessages as texts } from './contact.messages.ts'

/**
 * What is done with one message, behind its address: PUT marks it as read or unread, as spam or none,
 * PATCH takes it out of the trash, DELETE deletes it.
 */
export async function changeMessage({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  try {
    if (request.method === 'DELETE') await remove(id)
    else if (request.method === 'PATCH') await restore(id)
    else await mark(id, await request.formData())
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    // The question before a deletion and the trash tell by themselves why it failed.
    if (request.method === 'PUT') notify('error', refusal.message ?? '')
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

async function mark(id: string, form: FormData): Promise<void> {
  const read = flagIn(form, 'read')
  const spam = flagIn(form, 'spam')
  await unwrap(
    orders.PATCH('/api/contact/{id}', {
      params: { path: { id } },
      body: { ...(read !== undefined && { read }), ...(spam !== undefined && { spam }) },
    }),
    { fallback: 'Failed to update message', preferServerMessage: true },
  )
  if (spam !== undefined) notify('success', spam ? texts.markedSpam : texts.markedNoSpam)
}

function flagIn(form: FormData, field: string): boolean | undefined {
  const text = textOf(form, field)
  return text === '' ? undefined : text === 'true'
}

async function remove(id: string): Promise<void> {
  await unwrap(orders.DELETE('/api/contact/{id}', { params: { path: { id } } }), {
    fallback: 'Failed to delete contact message',
  })
  notify('success', texts.deleted, { label: doneTexts.undo, run: () => restore(id) })
}

async function restore(id: string): Promise<void> {
  await unwrap(orders.POST('/api/contact/{id}/restore', { params: { path: { id } } }), {
    fallback: 'Failed to restore message',
    preferServerMessage: true,
  })
  notify('success', texts.restored)
}
