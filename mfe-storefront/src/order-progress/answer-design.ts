import { unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data } from '@stampa/platform'
import { replyToDesign } from '../conversation/send-reply.ts'
import { reviewDesign } from '../reviews/send-review.ts'
import { studio } from '../shared/api.ts'
import { textOf } from '../shared/form/fields.ts'
import { type DecisionAnswer, submitDecision } from '../shared/form/submission.ts'

/** Sends a review, a reply to the shop, or the customer's answer to a proof: the page has a form for each. */
export async function answerDesign(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData()
  if (form.has('review')) return reviewDesign(args)
  return form.has('text') ? replyToDesign(args) : answerProof(args)
}

export type ProofAnswer = DecisionAnswer | { sent: false; failed: 'missing' }

/** Sends the customer's approval of a proof, or a comment on it. */
async function answerProof({ params: { token = '' }, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const approved = form.get('answer') === 'approve'
  const comment = textOf(form, 'comment')
  if (!approved && comment === '') {
    return data<ProofAnswer>({ sent: false, failed: 'missing' }, { status: 400 })
  }
  const call = studio.POST('/api/design-studio/proofs/{token}/answer', {
    params: { path: { token } },
    body: {
      answer: approved ? 'approve' : 'comment',
      comment,
      version: Number(textOf(form, 'version')),
    },
  })
  return submitDecision(unwrap(call, { fallback: 'The answer was not taken' }))
}
