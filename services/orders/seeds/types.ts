import type { NewMessage } from '../src/routes/contact/schema.ts'
import type { OrderStatus } from '../src/routes/custom-order/schema.ts'
import type { OfferInput, OfferItemInput } from '../src/routes/offers/schema.ts'
import type { SkuInput } from '../src/routes/sku/schema.ts'

/** An order, and what the shop did with it. */
export interface DemoOrder {
  /** Hours before the seed that it came in. */
  hoursAgo: number
  email: string
  phone: string
  /** Title and quantity of each product. */
  lines: readonly (readonly [title: string, quantity: number])[]
  options: readonly string[]
  /** The statuses that it was given, one after another. */
  statuses: readonly OrderStatus[]
  notes: readonly string[]
}

export interface DemoMessage extends Omit<NewMessage, 'website' | 'elapsedMs'> {
  hoursAgo: number
  read: boolean
  isSpam?: true
}

export interface DemoOffer
  extends Omit<OfferInput, 'offerDate' | 'validUntil' | 'items' | 'customOrder' | 'designOrder'> {
  /** Days before the seed that it was written. */
  daysAgo: number
  /** Days from its date that it is good for. */
  days: number
  /** The statuses that it was given, one after another, from being a draft. */
  statuses: readonly ('Sent' | 'Accepted' | 'Rejected')[]
  comment?: string
  /** Position of the order that it was made for. */
  order?: number
  /** `sku` is the position of the SKU. */
  items: readonly (Omit<OfferItemInput, '_id' | 'sku'> & { sku: number })[]
}

/** What an empty shop is filled with, to be looked at. All people and companies are made up. */
export interface DemoSales {
  skus: readonly SkuInput[]
  orders: readonly DemoOrder[]
  messages: readonly DemoMessage[]
  offers: readonly DemoOffer[]
}
