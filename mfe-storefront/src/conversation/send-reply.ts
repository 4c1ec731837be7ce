import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders, studio } from '../shared/api.ts'
import { attemptField, type Problem, textOf } from '../shared/form/fields.ts'
import { type FormAnswer, submitForm } from '../shared/form/submission.ts'

type Reply = Record<'text', string>

export type ReplyAnswer = FormAnswer<Reply, 'textRequired', { isReply: true }>

export function readReply(form: FormData): Reply {
  return { text: textOf(form, 'text') }
}

export function problemsOf({ text }: Reply): Problem<'textRequired'>[] {
  return text === '' ? [{ field: 'text', text: 'textRequired' }] : []
}

type ReplyCall = {
  params: { path: { token: string }; header?: { 'idempotency-key': string } }
  body: Reply
}

/** Returns the action of a page that a token opens: it sends the customer's reply by a call. */
function replyBy(send: (call: ReplyCall) => Parameters<typeof unwrap>[0]) {
  return async ({ params: { token = '' }, request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const values = readReply(form)
    const key = textOf(form, attemptField)
    const header = key === '' ? {} : { header: { 'idempotency-key': key } }
    return submitForm({
      values,
      problems: problemsOf(values),
      call: async () => {
        const call = send({ params: { path: { token }, ...header }, body: values })
        await unwrap(call, { fallback: 'The reply was not taken' })
        return { isReply: true } as const
      },
    })
  }
}

export const replyToOrder = replyBy(call => orders.POST('/api/order-status/{token}/replies', call))
export const replyToMessage = replyBy(call =>
  orders.POST('/api/contact/link/{token}/replies', call),
)
export const replyToDesign = replyBy(call =>
  studio.POST('/api/design-studio/proofs/{token}/replies', call),
)
