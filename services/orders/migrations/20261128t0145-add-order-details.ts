import type { Knex } from 'knex'

/** What an order says beyond its lines, where the customer wrote it: deadline, company, VAT number. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table custom_orders add column details jsonb not null default '{}'`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table custom_orders drop column details')
}
