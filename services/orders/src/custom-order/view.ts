import { allows, type Scope } from '@stampa/rules/permissions'
import type { Links } from '@stampa/service-kit/links'
import { orderNotFound } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import { orderFileUrl } from './order-files.ts'
import { customOrders, type OrderLine, type OrderRow } from './orders.ts'
import type { AdminOrder, LineDetails, PlacedOrder } from './schema.ts'

/** Purpose of the token in the link to an order's status page. */
const statusPurpose = 'order-status'

export function statusPage(links: Links, order: Pick<OrderRow, 'id' | 'link_version'>): string {
  return `/order-status/${links.token(statusPurpose, order.id, order.link_version)}`
}

/** Returns whether the shop is done with an order, whose link then ends earlier. */
function isDone({ order_status }: Pick<OrderRow, 'order_status'>): boolean {
  return order_status === 'Completed' || order_status === 'Rejected'
}

/** Returns the order of a status page. @throws Problem 404 when the token opens no order */
export async function openOrder(db: Knex, links: Links, token: string): Promise<OrderRow> {
  const find = (id: string) => customOrders.find(db, id)
  const order = await links.openRecord(statusPurpose, token, find, isDone)
  if (!order) throw orderNotFound()
  return order
}

export function toPlacedOrder(links: Links, order: { id: string; created_at: Date }): PlacedOrder {
  return {
    _id: order.id,
    orderStatus: 'Submitted',
    createdAt: order.created_at,
    statusToken: links.token(statusPurpose, order.id),
  }
}

/** Returns what was chosen for a product; with an estimate, which has it too, without the choice of the print. */
export function lineDetails(line: Pick<OrderLine, keyof LineDetails>): LineDetails {
  const { choice, estimate, pieces, positions, named } = line
  return {
    ...(estimate ? { estimate } : choice && { choice }),
    ...(pieces && { pieces }),
    ...(positions && { positions }),
    ...(named && { named }),
  }
}

/** Returns an order as an administrator sees it: with the customer's link only if they may change it. */
export function toAdminOrder(links: Links, scope: Scope, row: OrderRow): AdminOrder {
  return {
    _id: row.id,
    products: row.lines.map(({ product, title, favicon, state, ...line }) => ({
      _id: product,
      title,
      favicon,
      state,
      ...lineDetails(line),
    })),
    quantities: row.lines.map(({ quantity }) => quantity),
    options: row.options,
    email: row.email,
    phone: row.phone,
    ...row.details,
    image: row.image && orderFileUrl(links, 'image', 'preview', row.id),
    imageOriginal: row.image && orderFileUrl(links, 'image', 'original', row.id),
    orderStatus: row.order_status,
    unread: row.unread,
    statusLink: allows(scope, 'orders:write') ? statusPage(links, row) : '',
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
