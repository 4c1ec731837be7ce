import { ApiError, type StudioAnswer, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@stampa/platform'
import { studio } from '../shared/api.ts'
import { textOf } from '../shared/form/text-of.ts'
import { notFoundAs404 } from '../shared/not-found-as-404.ts'

type LinkedOrder = StudioAnswer<'/api/design-studio/proofs/{token}'>
export type Proof = LinkedOrder['proofs'][number]

export interface DesignOrderData {
  token: string
  order: LinkedOrder
}

/** What became of an answer to a proof; the loader brings the order as it is now. */
export type ProofAnswer = { sent: true } | { sent: false; failed: 'missing' | 'changed' | 'lost' }

/** @throws ApiError with the text that the page shows, or an answer with status 404 */
export async function loadDesignOrder({
  params: { token = '' },
  request: { signal },
}: LoaderFunctionArgs): Promise<DesignOrderData> {
  const call = studio.GET('/api/design-studio/proofs/{token}', {
    params: { path: { token } },
    signal,
  })
  const order = await notFoundAs404(unwrap(call, { fallback: 'Failed to load the order' }))
  return { token, order }
}

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
