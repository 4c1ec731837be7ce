import { type OrdersAnswer, type StudioAnswer, unwrap } from '@stampa/api'
import { orders } from '../shared/calls/api.ts'
import { mayOpen } from '../shared/permissions.tsx'

/** Event of a custom order or design order. */
export type TimelineEntry =
  | OrdersAnswer<'/api/custom-order/{id}/timeline'>[number]
  | StudioAnswer<'/api/design-studio/orders/{id}'>['timeline'][number]

export type StatusMail = OrdersAnswer<'/api/custom-order/{id}/status-mail'>
/** A text of the shop or of the customer. */
export type Reply = OrdersAnswer<'/api/contact/{id}/replies'>[number]

export type OrderOffer = OrdersAnswer<'/api/offers'>[number]

/** Loads the offers made from an order; none where offers are not permitted. @throws ApiError with the fallback text */
export async function offersOf(
  order: { customOrder: string } | { designOrder: string },
  signal: AbortSignal,
  fallback: string,
): Promise<OrderOffer[]> {
  if (!mayOpen('/admin/offers')) return []
  const call = orders.GET('/api/offers', { params: { query: { ...order, limit: 20 } }, signal })
  return unwrap(call, { fallback })
}
