import { unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data } from '@stampa/platform'
import { studio } from '../shared/api.ts'
import { textOf } from '../shared/form/fields.ts'
import { type DecisionAnswer, submitDecision } from '../shared/form/submission.ts'

export type ProofAnswer = DecisionAnswer | { sent: false; failed: 'missing' }

/** Sends the customer's approval of a proof, or a comment on it. */
export async function answerProof({ params: { token = '' }, request }: ActionFunctionArgs) {
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
