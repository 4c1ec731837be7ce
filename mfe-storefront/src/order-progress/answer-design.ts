import type { ActionFunctionArgs } from '@stampa/platform'
import { replyToDesign } from '../conversation/send-reply.ts'
import { reviewDesign } from '../reviews/send-review.ts'
import { answerProof } from './answer-proof.ts'

/** Sends a review, a reply to the shop, or the customer's answer to a proof: the page has a form for each. */
export async function answerDesign(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData()
  if (form.has('review')) return reviewDesign(args)
  return form.has('text') ? replyToDesign(args) : answerProof(args)
}
