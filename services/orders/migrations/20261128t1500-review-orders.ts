import { dropReviewTables, reviewTables } from '@stampa/service-kit/reviews'
import type { Knex } from 'knex'

export const contract =
  'The reference to the orders waits for a moment in which none is changed; the live version reads no review'

/** Reviews by customers of completed orders, which the catalog shows. */
export async function up(db: Knex): Promise<void> {
  await db.raw(reviewTables('custom_orders'))
}

export async function down(db: Knex): Promise<void> {
  await db.raw(dropReviewTables)
}
