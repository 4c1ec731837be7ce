import type { OrdersAnswer, StudioAnswer } from '@stampa/api'

/** Event of a custom order or design order. */
export type TimelineEntry =
  | OrdersAnswer<'/api/custom-order/{id}/timeline'>[number]
  | StudioAnswer<'/api/design-studio/orders/{id}'>['timeline'][number]

/** An offer made from an order. */
export type OrderOffer = OrdersAnswer<'/api/offers'>[number]
