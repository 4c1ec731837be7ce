import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { orders, studio } from '../shared/api.ts'
import { idempotencyKey, submitForm } from '../shared/form/submission.ts'
import { problemsOf, type Reply, readReply } from './reply.ts'

type ReplyCall = {
  params: { path: { token: string }; header?: { 'idempotency-key': string } }
  body: Reply
}

type SendReply = (call: ReplyCall) => Parameters<typeof unwrap>[0]

/** Sends the customer's text to the shop by a call. */
export function sendReply(send: SendReply, token: string, form: FormData) {
  const values = readReply(form)
  const { params: header } = idempotencyKey(form)
  return submitForm({
    values,
    problems: problemsOf(values),
    call: async () => {
      const call = send({ params: { path: { token }, ...header }, body: values })
      await unwrap(call, { fallback: 'The reply was not taken' })
      return { isReply: true as const }
    },
  })
}

/** Returns the action of a page that a token opens. */
function replyBy(send: SendReply) {
  return async ({ params: { token = '' }, request }: ActionFunctionArgs) =>
    sendReply(send, token, await request.formData())
}

export const replyToOrder = replyBy(call => orders.POST('/api/order-status/{token}/replies', call))
export const replyToMessage = replyBy(call =>
  orders.POST('/api/contact/link/{token}/replies', call),
)
export const replyToDesign = replyBy(call =>
  studio.POST('/api/design-studio/proofs/{token}/replies', call),
)
