import type { Knex } from 'knex'

/** Adds the price table of a product, and the estimate of an ordered item at its first mockup; null: by offer. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table products add column price_table jsonb;
    alter table design_mockups add column estimate jsonb;
  `)
}

/** Orders keep no estimates. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table design_mockups drop column estimate;
    alter table products drop column price_table;
  `)
}
