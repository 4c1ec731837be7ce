import { type StudioAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { studio } from '../shared/api.ts'
import { notFoundAs404 } from '../shared/loaders.ts'

type LinkedOrder = StudioAnswer<'/api/design-studio/proofs/{token}'>
export type Proof = LinkedOrder['proofs'][number]

export interface DesignOrderData {
  token: string
  order: LinkedOrder
}

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
