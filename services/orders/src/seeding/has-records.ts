import { hasRows } from '@stampa/service-kit/setup'
import type { Knex } from 'knex'

/** Returns whether there is a record of any kind, in use or in the trash. */
export function hasRecords(db: Knex): Promise<boolean> {
  return hasRows(db, ['skus', 'custom_orders', 'contact_messages', 'offers'])
}
