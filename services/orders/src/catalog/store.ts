import type { Knex } from 'knex'
import type { OrderLine } from '../routes/custom-order/store.ts'

/** What an order holds, as far as it is to be completed. */
export interface PendingOrder {
  id: string
  lines: OrderLine[]
}

/** Orders with products that are not known yet, oldest first. */
export function pendingOrders(
  db: Knex,
  after: string | undefined,
  limit: number,
): Promise<PendingOrder[]> {
  const query = db('custom_orders').whereRaw('pending').orderBy('id').limit(limit)
  if (after !== undefined) query.where('id', '>', after)
  return query.select('id', 'lines')
}

/**
 * Writes what became known of orders, in one statement: they come in bursts. Not a change of an order:
 * its version stays, since nobody's change is in danger.
 */
export async function completeOrders(db: Knex, orders: readonly PendingOrder[]): Promise<void> {
  if (orders.length === 0) return
  await db.raw(
    `update custom_orders o set lines = c.lines, pending = c.pending
     from unnest(?::uuid[], ?::jsonb[], ?::boolean[]) as c (id, lines, pending)
     where o.id = c.id and o.pending`,
    [
      orders.map(({ id }) => id),
      orders.map(({ lines }) => JSON.stringify(lines)),
      orders.map(({ lines }) => lines.some(({ state }) => state === 'pending')),
    ],
  )
}
