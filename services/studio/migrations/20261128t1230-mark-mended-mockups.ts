import type { Knex } from 'knex'

/** Adds whether the studio mended a mockup at the customer's request, which the customer's page states. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table design_mockups add column mended boolean not null default false')
}

/** Mended mockups then look like others. */
export async function down(db: Knex): Promise<void> {
  await db.raw('alter table design_mockups drop column mended')
}
