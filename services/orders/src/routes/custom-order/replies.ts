import type { Knex } from 'knex'
import { Conversation } from '../../conversation/conversation.ts'
import { customOrders } from './orders.ts'

/** The conversations about custom orders. A reply makes no new version of its order. */
export const orderReplies = new Conversation({
  table: 'custom_order_replies',
  kind: 'order',
  lock: (tx, id) => customOrders.lock(tx, id),
  async update(tx, id, latest) {
    // The lifetime of the customer's link begins again.
    const change = { unread: latest?.by === null, updated_at: tx.fn.now() }
    await tx(customOrders.table).where({ id }).update(change)
  },
})

/** Marks the customer's replies as read. That is no change of the order: the audit log does not have it. */
export async function markRead(db: Knex, id: string): Promise<void> {
  await db.transaction(async tx => {
    await tx.raw("select set_config('stampa.author', '', true)")
    await tx(customOrders.table).where({ id, unread: true }).update({ unread: false })
  })
}
