import { ApiError, type Conflict, type FieldError } from '@stampa/api'
import { data } from '@stampa/platform'
import { englishName } from '../form/values.ts'

/** The result of a save or a deletion, returned by its action. */
export type Outcome = { ok: true } | Refusal

export interface Refusal {
  ok: false
  /** Concerns the whole form; absent when every error has its field. */
  message?: string
  fields: FieldError[]
  /** Change of the shown record by another administrator meanwhile. */
  meanwhile?: 'changed' | 'deleted' | undefined
  /** Author and time of that change. */
  conflict?: Conflict | undefined
}

/**
 * Returns the outcome for a refused call. Rethrows any other error.
 *
 * @param known fields of the form: an error of another field is shown above the form
 */
export function refusalOf(error: unknown, known: readonly string[] = []): Refusal {
  if (!(error instanceof ApiError)) throw error
  const { status, code, message, conflict } = error
  const fields = error.fields.map(inForm).filter(({ field }) => known.includes(field))
  const stale = code === 'changed_meanwhile'
  const meanwhile = stale ? 'changed' : status === 404 ? 'deleted' : undefined
  return fields.length > 0
    ? { ok: false, fields, meanwhile, conflict }
    : { ok: false, message, fields, meanwhile, conflict }
}

/** Returns the error of a translation with its field's name in the form. */
function inForm({ field, message }: FieldError): FieldError {
  const [, text] = /^translations\.en\.(\w+)$/.exec(field) ?? []
  return { field: text === undefined ? field : englishName(text), message }
}

/** Returns the response of a successful action; the screen's data is loaded again. */
export function done() {
  return data<Outcome>({ ok: true })
}

/** Awaits a call, and returns the outcome with its answer, which the screen shows. */
export async function shown<Answer extends object>(
  call: Promise<Answer>,
  fields: readonly string[],
) {
  try {
    return data({ ok: true, ...(await call) })
  } catch (error) {
    return refused(refusalOf(error, fields))
  }
}

/**
 * Returns the response of a refused action. The screen's data is not loaded again, so that a list stays while a
 * service is unavailable.
 *
 * @param options.reload the data is out of date
 */
export function refused(refusal: Refusal, { reload = false } = {}) {
  return data<Outcome>(refusal, { status: reload ? 200 : 400 })
}
