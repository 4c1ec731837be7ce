import { ApiError, type FieldError } from '@stampa/api'
import { data } from '@stampa/platform'
import { attemptField, type Problem, textOf } from './fields.ts'

/** Returns the call option with the form's `Idempotency-Key`; none without JavaScript. */
export function idempotencyKey(form: FormData) {
  const key = textOf(form, attemptField)
  return key === '' ? {} : { params: { header: { 'idempotency-key': key } } }
}

/** Answer of an action to a form; without values where the action itself could not be loaded. */
export type FormAnswer<Values, Text extends string, Sent = object> =
  | ({ sent: true } & Sent)
  | { sent: false; failed: 'lost' }
  | {
      sent: false
      /** Whether a service refused or failed; `lost` without its response. */
      failed: boolean | 'lost'
      problems: Problem<Text>[]
      /** Errors of the service, in its words. */
      refusals: FieldError[]
      /** Values for a form that the server renders again. */
      values: Values
      /** Seconds after which the form may be sent, where too many were sent. */
      wait?: number | undefined
    }

interface Submission<Values, Text extends string, Sent> {
  values: Values
  problems: Problem<Text>[]
  call: () => Promise<Sent>
  /** Returns the name of the form's field for a refused field of the service. */
  fieldOf?: (error: FieldError) => string
}

/** Sends a form to a service, unless it is invalid. */
export async function submitForm<Values, Text extends string, Sent extends object>(
  submission: Submission<Values, Text, Sent>,
) {
  const { values, problems, call, fieldOf = ({ field }) => field } = submission
  const answer = data<FormAnswer<Values, Text, Sent>>
  if (problems.length > 0) {
    return answer({ sent: false, failed: false, problems, refusals: [], values }, { status: 422 })
  }
  try {
    return answer({ sent: true, ...(await call()) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refusals = error.fields.map(refusal => ({ ...refusal, field: fieldOf(refusal) }))
    const status = refusals.length > 0 ? 422 : statusOf(error)
    // A response that is no JSON has no status either: a proxy answered, so the network works.
    const failed = error.status === 0 && error.cause instanceof TypeError ? 'lost' : true
    const wait = error.status === 429 ? error.retryAfter : undefined
    return answer({ sent: false, failed, problems, refusals, values, wait }, { status })
  }
}

/** Returns the status of a page whose form a service refused, or could not handle. */
function statusOf({ status }: ApiError): number {
  return status >= 400 && status < 500 ? status : 502
}

/** Result of a customer's answer to an offer or a proof; the loader returns the current state. */
export type DecisionAnswer = { sent: true } | { sent: false; failed: 'changed' | 'lost' }

/** Waits for the call that sends a customer's answer. */
export async function submitDecision(call: Promise<unknown>) {
  try {
    await call
    return data<DecisionAnswer>({ sent: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const changed = error.status === 409 || error.status === 410
    return data<DecisionAnswer>(
      { sent: false, failed: changed ? 'changed' : 'lost' },
      { status: changed ? 409 : statusOf(error) },
    )
  }
}
