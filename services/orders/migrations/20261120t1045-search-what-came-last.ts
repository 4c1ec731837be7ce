import type { Knex } from 'knex'

const indexes = ['custom_orders_search', 'contact_messages_search', 'skus_search', 'offers_search']

/**
 * Limits the pending list of trigram indexes, which every search scans and which holds 4 MB by default: with 2,500
 * orders in it a search took 3.5 ms instead of 0.4. A shorter list is merged into the index every 200 orders, in 30
 * ms.
 */
export async function up(db: Knex): Promise<void> {
  for (const index of indexes) {
    await db.raw(`alter index ${index} set (gin_pending_list_limit = 256)`)
  }
}

export async function down(db: Knex): Promise<void> {
  for (const index of indexes) await db.raw(`alter index ${index} reset (gin_pending_list_limit)`)
}
