import type { ActionFunctionArgs } from '@stampa/platform'
import { type NoticeText, notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { textOf } from '../shared/form/form-values.ts'
import { doneTexts } from '../shared/shared.messages.ts'

/** Calls of one kind of order. Each returns the notice of its success and throws ApiError. */
export interface OrderCalls {
  setStatus: (id: string, form: FormData) => Promise<NoticeText>
  /** Adds a note, a file or whatever else the form names. */
  add: (id: string, form: FormData) => Promise<NoticeText>
  remove: (id: string) => Promise<NoticeText>
  restore: (id: string) => Promise<NoticeText>
  /** Removes a part of the order that the form names; undefined if it names none. */
  removePart?: (id: string, form: FormData) => Promise<NoticeText> | undefined
}

/**
 * Returns the action of an order's address: PUT sets the status, POST adds a note or file, PATCH
 * restores the order, DELETE deletes it or a part of it.
 *
 * @param fields form fields that can show an error
 */
export function orderAction(calls: OrderCalls, fields: readonly string[]) {
  const restore = async (id: string) => notify('success', await calls.restore(id))
  const remove = async (id: string, form: FormData) => {
    const removed = calls.removePart?.(id, form)
    if (removed) return notify('success', await removed)
    const undo = { label: doneTexts.undo, run: () => restore(id) }
    notify('success', await calls.remove(id), undo)
  }
  return async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    const form = await request.formData()
    try {
      if (request.method === 'PUT') notify('success', await calls.setStatus(id, form))
      else if (request.method === 'POST') notify('success', await calls.add(id, form))
      else if (request.method === 'PATCH') await restore(id)
      else await remove(id, form)
      return done()
    } catch (error) {
      const refusal = refusalOf(error, fields)
      return refused(refusal, { reload: refusal.meanwhile !== undefined })
    }
  }
}

/** Reads a status from a form's select. */
export function statusIn<Status extends string>(
  form: FormData,
  field: string,
  statuses: readonly Status[],
): Status {
  const status = statuses.find(status => status === textOf(form, field))
  if (!status) throw new Error(`unknown status in the field ${field}`)
  return status
}

/** Returns the `If-Match` header of the version that a form was filled from. */
export function versionIn(form: FormData): { 'if-match': string } {
  return { 'if-match': `"${textOf(form, 'version')}"` }
}
