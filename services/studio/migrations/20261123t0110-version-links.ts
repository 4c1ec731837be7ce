import type { Knex } from 'knex'

/** Adds the version of an order's customer link. Links of earlier releases are version 0. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table design_orders add column link_version smallint not null default 0')
}

/** Links of later versions then stop working; the first ones work again. */
export async function down(db: Knex): Promise<void> {
  await db.raw('alter table design_orders drop column link_version')
}
