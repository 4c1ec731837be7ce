import type { Knex } from 'knex'

/** Index of offers by their custom order. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index offers_custom_order on offers (custom_order_id)
      where custom_order_id is not null and deleted_at is null
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index offers_custom_order')
}
