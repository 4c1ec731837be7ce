import { ApiError, type OrdersAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { notFoundAs404 } from '../shared/loaders.ts'

type LinkedOffer = OrdersAnswer<'/api/offer-link/{token}'>

export interface OfferData {
  token: string
  /** Null while the shop is working on it. */
  offer: LinkedOffer | null
}

/** @throws ApiError with the text that the page shows, or an answer with status 404 */
export async function loadOffer({
  params: { token = '' },
  request: { signal },
}: LoaderFunctionArgs): Promise<OfferData> {
  const answer = orders.GET('/api/offer-link/{token}', { params: { path: { token } }, signal })
  try {
    const offer = await notFoundAs404(unwrap(answer, { fallback: 'Failed to load the offer' }))
    return { token, offer }
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return { token, offer: null }
    throw error
  }
}
