import { unwrap } from '@stampa/api'
import { type ActionFunctionArgs, track } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { elapsedField, textOf, trapField } from '../shared/form/fields.ts'
import { type FormAnswer, idempotencyKey, submitForm } from '../shared/form/submission.ts'
import {
  type ContactMessage,
  type ContactProblem,
  problemsOf,
  readMessage,
} from './message-rules.ts'

export type ContactAnswer = FormAnswer<ContactMessage, ContactProblem>

/** Sends a message; runs in the browser or, without JavaScript, on the page server. */
export async function sendMessage({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const values = readMessage(form)
  const elapsed = textOf(form, elapsedField)
  return submitForm({
    values,
    problems: problemsOf(values),
    call: async () => {
      const call = orders.POST('/api/contact', {
        ...idempotencyKey(form),
        body: {
          ...values,
          ...(elapsed && { elapsedMs: Number(elapsed) }),
          website: textOf(form, trapField),
        },
      })
      await unwrap(call, { fallback: 'The message was not taken' })
      track('contact-sent')
      return {}
    },
  })
}
