import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orders, studio } from '../shared/api.ts'
import { type Loaded, notFoundAs404 } from '../shared/loaders.ts'

const fallback = 'Failed to load the order'

export type OrderStatusData = Loaded<typeof loadOrderStatus>

/** @throws ApiError with the text that the page shows, or a response with status 404 */
export async function loadOrderStatus({
  params: { token = '' },
  request: { signal },
}: LoaderFunctionArgs) {
  const call = orders.GET('/api/order-status/{token}', { params: { path: { token } }, signal })
  return { token, order: await notFoundAs404(unwrap(call, { fallback })) }
}

export type DesignOrderData = Loaded<typeof loadDesignOrder>

/** @throws ApiError with the text that the page shows, or a response with status 404 */
export async function loadDesignOrder({
  params: { token = '' },
  request: { signal },
}: LoaderFunctionArgs) {
  const call = studio.GET('/api/design-studio/proofs/{token}', {
    params: { path: { token } },
    signal,
  })
  return { token, order: await notFoundAs404(unwrap(call, { fallback })) }
}
