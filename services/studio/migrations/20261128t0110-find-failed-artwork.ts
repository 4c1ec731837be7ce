import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract = 'It only adds. Writes of print files wait while the index is built.'

/** Index of artwork that could not be made, which the dashboard counts. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create index artwork_failed on artwork (order_id) where state = 'failed'`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index artwork_failed')
}
