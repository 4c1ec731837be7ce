import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { replyToOrder } from '../conversation/send-reply.ts'
import { orders, studio } from '../shared/api.ts'
import { idempotencyKey, submitForm } from '../shared/form/submission.ts'
import { problemsOf, readReview } from './review.ts'

type ReviewCall = {
  params: { path: { token: string }; header?: { 'idempotency-key': string } }
  body: { product?: string; stars: number; name: string; text: string }
}

/** Returns a function that sends the review of a page that a token opens. */
function reviewBy(send: (call: ReviewCall) => Parameters<typeof unwrap>[0]) {
  return async ({ params: { token = '' }, request }: ActionFunctionArgs) => {
    const form = await request.formData()
    const values = readReview(form)
    const { product, stars, name, review } = values
    const { params: header } = idempotencyKey(form)
    return submitForm({
      values,
      problems: problemsOf(values),
      fieldOf: ({ field }) => (field === 'text' ? 'review' : field),
      call: async () => {
        const body = { ...(product && { product }), stars: Number(stars), name, text: review }
        const call = send({ params: { path: { token }, ...header }, body })
        await unwrap(call, { fallback: 'The review was not taken' })
        return { isReview: true as const }
      },
    })
  }
}

const reviewOrder = reviewBy(call => orders.POST('/api/order-status/{token}/reviews', call))
export const reviewDesign = reviewBy(call =>
  studio.POST('/api/design-studio/proofs/{token}/reviews', call),
)

/** Sends a review of the order, or a reply to the shop: the page has a form for each. */
export async function answerOrder(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData()
  return form.has('review') ? reviewOrder(args) : replyToOrder(args)
}
