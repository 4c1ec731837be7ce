import { emptyTrash } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'

/** Tables with a trash. */
const tables = ['custom_orders', 'contact_messages', 'skus', 'offers']

/** Removes for good what has been in the trash for its time. @returns how many records */
export function purgeTrash(db: Knex, now?: Date): Promise<number> {
  return emptyTrash(db, tables, now)
}
