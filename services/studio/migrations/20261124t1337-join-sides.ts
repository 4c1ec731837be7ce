import type { Knex } from 'knex'

/**
 * Adds the position of the first mockup of the same pieces. Mockups of earlier releases have pieces of their
 * own: null.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table design_mockups add column item integer')
}

/** The sides of an item then count as pieces of their own. */
export async function down(db: Knex): Promise<void> {
  await db.raw('alter table design_mockups drop column item')
}
