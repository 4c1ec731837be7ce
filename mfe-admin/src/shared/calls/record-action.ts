import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { type FormValues, textOf } from '../form/values.ts'
import { type NoticeText, notify } from './notices.ts'
import { done, refusalOf, refused } from './outcome.ts'

/**
 * Calls of one kind of record. Each returns the notice of its success, unless it has shown one, and throws
 * ApiError.
 */
interface RecordCalls {
  put?: (id: string, form: FormData) => Promise<NoticeText | undefined>
  /** Adds or removes a part of the record, or starts something with it. */
  post?: (id: string, form: FormData) => Promise<NoticeText | undefined>
  remove: (id: string, form: FormData) => Promise<NoticeText>
  restore: (id: string) => Promise<NoticeText>
}

type RecordRequest = Pick<ActionFunctionArgs, 'request' | 'params'>

/**
 * Returns the action of a record's address: PUT and POST change the record, PATCH restores it, DELETE deletes it and
 * offers 'Undo'.
 *
 * @param fields form fields that can show an error
 */
export function recordAction(calls: RecordCalls, fields: readonly string[] = []) {
  const restore = async (id: string) => notify('success', await calls.restore(id))
  const run = async ({ request, params: { id = '' } }: RecordRequest) => {
    const form = await request.formData()
    if (request.method === 'PATCH') return calls.restore(id)
    if (request.method === 'DELETE') {
      return void notify('success', await calls.remove(id, form), () => restore(id))
    }
    const call = request.method === 'PUT' ? calls.put : calls.post
    if (!call) throw new RangeError(`a record of this kind takes no ${request.method}`)
    return call(id, form)
  }
  return (args: RecordRequest) => attempt(run(args), { fields })
}

interface SubmittedForm {
  /** Form fields that can show an error. */
  fields?: readonly string[]
  /** The values of a form that stays open after a refusal. */
  sent?: FormValues
  /** Shows a refusal as a notice too: the form has no place for it. */
  announces?: boolean
  /** Logs the message of a refusal, which the specification does not show; field errors stay. */
  isSilent?: boolean
}

/** Awaits the calls of an action, shows their notice, if any, and returns the action's outcome. */
export async function attempt(
  calls: Promise<NoticeText | undefined>,
  { fields, sent, announces, isSilent = false }: SubmittedForm = {},
) {
  try {
    const notice = await calls
    if (notice) notify('success', notice)
    return done()
  } catch (error) {
    const { message, ...refusal } = refusalOf(error, fields)
    const isHidden = isSilent && !refusal.meanwhile
    if (isSilent && message) console.error(message)
    if (announces) notify('error', message ?? '')
    // The form of a deleted record stays, so that its values are not lost.
    const reload = refusal.meanwhile === 'changed' || (refusal.meanwhile === 'deleted' && !sent)
    const shown = message !== undefined && !isHidden && { message }
    return refused({ ...refusal, ...shown }, { reload })
  }
}

export type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>

/** Returns the answer to a change. @throws ApiError with the service's message, or the fallback */
export function answerOf<T>(call: Call<T>, fallback: string): Promise<T> {
  return unwrap(call, { fallback, preferServerMessage: true })
}

/** Returns the notice of a change. @throws ApiError with the service's message, or the fallback */
export async function change<T>(
  call: Call<T>,
  fallback: string,
  notice: NoticeText | ((data: T) => NoticeText),
): Promise<NoticeText> {
  const data = await answerOf(call, fallback)
  return typeof notice === 'function' ? notice(data) : notice
}

export function statusIn<Status extends string>(
  form: FormData,
  statuses: readonly Status[],
  field = 'status',
) {
  const status = statuses.find(status => status === textOf(form, field))
  if (!status) throw new Error('the status was not chosen from the list')
  return status
}

/** Returns the `If-Match` header of the version that a form was filled from. */
export function versionIn(form: FormData): { 'if-match': string } {
  return { 'if-match': `"${textOf(form, 'version')}"` }
}
