import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { hasLink } from '@stampa/rules/reviews'
import { replyToOrder } from '../conversation/send-reply.ts'
import { orders, studio } from '../shared/api.ts'
import { type Problem, textOf } from '../shared/form/fields.ts'
import { type FormAnswer, idempotencyKey, submitForm } from '../shared/form/submission.ts'

type Review = Record<'product' | 'stars' | 'name' | 'review', string>
type Text = 'starsRequired' | 'nameRequired' | 'textRequired' | 'link'

/** `isReview` tells it from the page's other answers. */
export type ReviewAnswer = FormAnswer<Review, Text, { isReview: true }>

export function readReview(form: FormData): Review {
  return {
    product: textOf(form, 'product'),
    stars: textOf(form, 'stars'),
    name: textOf(form, 'name'),
    review: textOf(form, 'review'),
  }
}

export function problemsOf({ stars, name, review }: Review): Problem<Text>[] {
  const problems: Problem<Text>[] = []
  if (stars === '') problems.push({ field: 'stars', text: 'starsRequired' })
  if (name === '') problems.push({ field: 'name', text: 'nameRequired' })
  else if (hasLink(name)) problems.push({ field: 'name', text: 'link' })
  if (review === '') problems.push({ field: 'review', text: 'textRequired' })
  else if (hasLink(review)) problems.push({ field: 'review', text: 'link' })
  return problems
}

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

/** Returns whether a page's action has sent a review, or refused it. */
export function isReview(answer: object | undefined): answer is ReviewAnswer {
  const values = answer && 'values' in answer ? (answer.values as object) : {}
  return answer !== undefined && ('isReview' in answer || 'review' in values)
}
