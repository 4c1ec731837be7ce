import { shopDay } from '@stampa/rules/shop-time'
import { type Links, linkDays } from '@stampa/service-kit/links'
import { orderNumber } from '@stampa/service-kit/order-workflow/mails'
import type { Knex } from 'knex'
import { customOrders, type OrderRow } from '../custom-order/orders.ts'
import { statusPage } from '../custom-order/view.ts'
import type { OfferRow } from '../offers/store.ts'
import { offerPage } from '../offers/view.ts'
import { whereOfClient } from './store.ts'

/** An order or offer that its customer may open. */
export interface OpenRecord {
  id: string
  kind: 'order' | 'offer'
  number: string
  /** As stored. */
  email: string
  /** Path of the customer's page. */
  path: string
}

/** Most orders, and most offers, in a mail. */
const maxOfKind = 20

/** Returns the open orders and the sent or accepted offers of an address in the last twelve months, newest first. */
export async function listOpenRecords(
  db: Knex,
  links: Links,
  email: string,
): Promise<OpenRecord[]> {
  const recent = (table: string, column: string) =>
    whereOfClient(db(table), column, { emails: [email] })
      .where({ deleted_at: null })
      .whereRaw("id >= id_at(now() - interval '12 months')")
      .orderBy('id', 'desc')
      .limit(maxOfKind)
  const orders = await recent(customOrders.table, 'email')
    .whereNotIn('order_status', ['Completed', 'Rejected'])
    .select<Pick<OrderRow, 'id' | 'email' | 'link_version'>[]>('id', 'email', 'link_version')
  const offers = await recent('offers', 'customer_email')
    .whereRaw(
      `(status = 'Sent' and coalesce(valid_until, 'infinity') >= ?
        or status = 'Accepted' and updated_at > now() - ? * interval '1 day')`,
      [shopDay(), linkDays.done],
    )
    .select<Pick<OfferRow, 'id' | 'number' | 'customer_email' | 'link_version'>[]>(
      ...['id', 'number', 'customer_email', 'link_version'],
    )
  return [
    ...orders.map(order => ({
      id: order.id,
      kind: 'order' as const,
      number: orderNumber(order.id),
      email: order.email,
      path: statusPage(links, order),
    })),
    ...offers.map(offer => ({
      id: offer.id,
      kind: 'offer' as const,
      number: offer.number,
      email: offer.customer_email,
      path: offerPage(links, offer),
    })),
  ].toSorted((one, other) => (one.id < other.id ? 1 : -1))
}
