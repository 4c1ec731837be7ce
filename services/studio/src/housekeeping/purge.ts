import { trashDays } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'

/** Tables with a trash. */
const tables = ['products', 'design_orders'] as const

/**
 * Removes for good what has been in the trash for its time.
 *
 * @param now for which moment
 * @returns how many records
 */
export async function purgeTrash(db: Knex, now = new Date()): Promise<number> {
  let purged = 0
  for (const table of tables) {
    purged += await db(table)
      .whereRaw("deleted_at <= ?::timestamptz - ? * interval '1 day'", [now, trashDays])
      .delete()
  }
  return purged
}
