import type { Knex } from 'knex'

/** Adds how an item is printed, which an item without an estimate had lost. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table design_mockups add column choice jsonb')
}

/** Items without an estimate then say nothing of their print. */
export async function down(db: Knex): Promise<void> {
  await db.raw('alter table design_mockups drop column choice')
}
