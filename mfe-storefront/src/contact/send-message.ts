import { ApiError, type FieldError, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data, track } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { textOf } from '../shared/form/text-of.ts'
import { attemptField, elapsedField } from '../shared/form/use-attempt.ts'
import { type ContactMessage, type ContactProblem, problemsOf } from './message-rules.ts'

/** A field that people do not see; see `contact-form.tsx`. */
export const trapField = 'website'

export type ContactAnswer =
  | { sent: true }
  | {
      sent: false
      /** Whether it got as far as the service. */
      failed: boolean
      problems: ContactProblem[]
      /** What the service says about fields, in its words. */
      refusals: FieldError[]
      /** For a form that the server writes anew. */
      values: ContactMessage
    }

/** Sends the form's message, in the browser or, without JavaScript, at the page server. */
export async function sendMessage({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const values = readMessage(form)
  const problems = problemsOf(values)
  if (problems.length > 0) return refused({ failed: false, problems, refusals: [], values }, 422)

  const attempt = textOf(form, attemptField)
  const elapsed = textOf(form, elapsedField)
  const call = orders.POST('/api/contact', {
    ...(attempt && { params: { header: { 'idempotency-key': attempt } } }),
    body: {
      ...values,
      ...(elapsed && { elapsedMs: Number(elapsed) }),
      website: textOf(form, trapField),
    },
  })
  try {
    await unwrap(call, { fallback: 'The message was not taken' })
    track('contact-sent')
    return data<ContactAnswer>({ sent: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const status = error.fields.length > 0 ? 422 : 502
    return refused({ failed: true, problems: [], refusals: error.fields, values }, status)
  }
}

function refused(answer: Omit<ContactAnswer & { sent: false }, 'sent'>, status: number) {
  return data<ContactAnswer>({ sent: false, ...answer }, { status })
}

function readMessage(form: FormData): ContactMessage {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    company: textOf(form, 'company'),
    phone: textOf(form, 'phone'),
    subject: textOf(form, 'subject'),
    message: textOf(form, 'message'),
  }
}
