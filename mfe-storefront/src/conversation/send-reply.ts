import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { type Problem, textOf } from '../shared/form/fields.ts'
import { type FormAnswer, idempotencyKey, submitForm } from '../shared/form/submission.ts'

type Reply = Record<'text', string>

/** `isReply` tells it from the page's other answers. */
export type ReplyAnswer = FormAnswer<Reply, 'textRequired', { isReply: true }>

export function readReply(form: FormData): Reply {
  return { text: textOf(form, 'text') }
}

export function problemsOf({ text }: Reply): Problem<'textRequired'>[] {
  return text === '' ? [{ field: 'text', text: 'textRequired' }] : []
}

/** Call of a page that a token opens, which sends the customer's text to the shop. */
type ReplyPath = `/api/${'order-status' | 'contact/link' | 'offer-link'}/{token}/replies`

export function sendReply(path: ReplyPath, token: string, form: FormData) {
  const values = readReply(form)
  const { params: header } = idempotencyKey(form)
  return submitForm({
    values,
    problems: problemsOf(values),
    call: async () => {
      const call = orders.POST(path, { params: { path: { token }, ...header }, body: values })
      await unwrap(call, { fallback: 'The reply was not taken' })
      return { isReply: true as const }
    },
  })
}

function replyBy(path: ReplyPath) {
  return async ({ params: { token = '' }, request }: ActionFunctionArgs) =>
    sendReply(path, token, await request.formData())
}

export const replyToOrder = replyBy('/api/order-status/{token}/replies')
export const replyToMessage = replyBy('/api/contact/link/{token}/replies')
