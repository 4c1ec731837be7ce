import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { notFoundAs404 } from '../shared/loaders.ts'

export type OrderStatusData = OrdersAnswer<'/api/order-status/{token}'>

/** @throws ApiError with the text that the page shows, or an answer with status 404 */
export async function loadOrderStatus({
  params: { token = '' },
  request: { signal },
}: LoaderFunctionArgs): Promise<OrderStatusData> {
  const answer = orders.GET('/api/order-status/{token}', { params: { path: { token } }, signal })
  return notFoundAs404(unwrap(answer, { fallback: 'Failed to load the order' }))
}
