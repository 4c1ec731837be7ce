import { ApiError, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { type Loaded, notFoundAs404 } from '../shared/loaders.ts'

export type OfferData = Loaded<typeof loadOffer>

/**
 * Loads an offer; null while the shop revises it.
 *
 * @throws ApiError with the text that the page shows, or a response with status 404
 */
export async function loadOffer({
  params: { token = '' },
  request: { signal },
}: LoaderFunctionArgs) {
  const answer = orders.GET('/api/offer-link/{token}', { params: { path: { token } }, signal })
  try {
    const offer = await notFoundAs404(unwrap(answer, { fallback: 'Failed to load the offer' }))
    return { token, offer }
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return { token, offer: null }
    throw error
  }
}
