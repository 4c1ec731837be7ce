import { ApiError, type Conflict, type FieldError } from '@stampa/api'
import { data } from '@stampa/platform'

/** What became of a save or a deletion, as its action answers. */
export type Outcome = { ok: true } | Refusal

export interface Refusal {
  ok: false
  /** Concerns the whole form; absent when every error has its field. */
  message?: string
  fields: FieldError[]
  /** What someone else did meanwhile to the record that the screen shows. */
  meanwhile?: 'changed' | 'deleted' | undefined
  /** Who changed it meanwhile, and when. */
  conflict?: Conflict | undefined
  /** What the form held that was refused. */
  sent?: FormData
}

/**
 * What a service's refusal means for the form that asked. Anything but a refusal is thrown on.
 *
 * @param known the form's own fields: an error at any other has to stand above the form
 */
export function refusalOf(error: unknown, known: readonly string[] = []): Refusal {
  if (!(error instanceof ApiError)) throw error
  const { status, code, message, conflict } = error
  const fields = error.fields.filter(({ field }) => known.includes(field))
  const stale = code === 'changed_meanwhile'
  const meanwhile = stale ? 'changed' : status === 404 ? 'deleted' : undefined
  return fields.length > 0
    ? { ok: false, fields, meanwhile, conflict }
    : { ok: false, message, fields, meanwhile, conflict }
}

/** The answer of an action that changed something: what the screen shows is loaded again. */
export function done() {
  return data<Outcome>({ ok: true })
}

/**
 * The answer of an action that changed nothing. What the screen shows stays, so that a list does
 * not vanish because a service is away; unless it is out of date.
 */
export function refused(refusal: Refusal, { reload = false } = {}) {
  return data<Outcome>(refusal, { status: reload ? 200 : 400 })
}
