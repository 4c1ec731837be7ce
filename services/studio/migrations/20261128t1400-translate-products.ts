import type { Knex } from 'knex'

/** Adds the English texts of a product and of its words, such as names of colours and techniques. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table products add column translations jsonb not null default '{}'`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table products drop column translations')
}
