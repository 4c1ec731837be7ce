import type { Knex } from 'knex'
import type { OrderLine } from '../routes/custom-order/store.ts'

/** Orders with products that are not known yet, oldest first. */
export function pendingOrders(
  db: Knex,
  after: string | undefined,
  limit: number,
): Promise<{ id: string; lines: OrderLine[] }[]> {
  const query = db('custom_orders').whereRaw('pending').orderBy('id').limit(limit)
  if (after !== undefined) query.where('id', '>', after)
  return query.select('id', 'lines')
}

/** Not a change of the order: its version stays, since nobody's change is in danger. */
export async function completeLines(
  db: Knex,
  id: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await db('custom_orders')
    .where({ id, pending: true })
    .update({
      lines: JSON.stringify(lines),
      pending: lines.some(({ state }) => state === 'pending'),
    })
}
