import type { Knex } from 'knex'

/**
 * Names and numbers that a customer has put on the pieces of an order, a list for each line. Apart from the
 * lines, so that only an order that is opened has them: not lists, mails or the completion by the catalog.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table custom_orders add column roster jsonb not null default '[]'`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table custom_orders drop column roster')
}
