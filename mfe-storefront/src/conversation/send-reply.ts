import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { attemptField, type Problem, textOf } from '../shared/form/fields.ts'
import { type FormAnswer, submitForm } from '../shared/form/submission.ts'

type Reply = Record<'text', string>

export type ReplyAnswer = FormAnswer<Reply, 'textRequired'>

export function readReply(form: FormData): Reply {
  return { text: textOf(form, 'text') }
}

export function problemsOf({ text }: Reply): Problem<'textRequired'>[] {
  return text === '' ? [{ field: 'text', text: 'textRequired' }] : []
}

/** Returns the action of a page that a token opens: it sends the customer's reply by a call. */
function replyBy(path: '/api/order-status/{token}/replies' | '/api/contact/link/{token}/replies') {
  return async ({ params: { token = '' }, request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const values = readReply(form)
    const key = textOf(form, attemptField)
    const header = key === '' ? {} : { header: { 'idempotency-key': key } }
    return submitForm({
      values,
      problems: problemsOf(values),
      call: async () => {
        const call = orders.POST(path, { params: { path: { token }, ...header }, body: values })
        await unwrap(call, { fallback: 'The reply was not taken' })
        return {}
      },
    })
  }
}

export const replyToOrder = replyBy('/api/order-status/{token}/replies')
export const replyToMessage = replyBy('/api/contact/link/{token}/replies')
