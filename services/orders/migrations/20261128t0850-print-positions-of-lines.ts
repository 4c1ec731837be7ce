import type { Knex } from 'knex'

/** Adds where the pieces of a line are printed: front, sleeve. The print cost of an item is that of all positions. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table offer_items add column print_positions text[] not null default '{}'`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table offer_items drop column print_positions')
}
