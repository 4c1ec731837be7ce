import { ApiError, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data } from '@stampa/platform'
import { studio } from '../shared/api.ts'
import { textOf } from '../shared/form/text-of.ts'

/** What became of an answer to a proof; the loader brings the order as it is now. */
export type ProofAnswer = { sent: true } | { sent: false; failed: 'missing' | 'changed' | 'lost' }

/** Tells the shop what the customer thinks of the newest proof. */
export async function answerProof({ params: { token = '' }, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const approved = form.get('answer') === 'approve'
  const comment = textOf(form, 'comment')
  if (!approved && comment.trim() === '') {
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
  try {
    await unwrap(call, { fallback: 'The answer was not taken' })
    return data<ProofAnswer>({ sent: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const changed = error.status === 409
    return data<ProofAnswer>(
      { sent: false, failed: changed ? 'changed' : 'lost' },
      { status: changed ? 409 : 502 },
    )
  }
}
