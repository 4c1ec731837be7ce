import type { Knex } from 'knex'

/** Price tables of products, and the setting that hides all prices from visitors. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table products add column price_table jsonb;
    alter table company add column show_prices boolean not null default true;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table products drop column price_table;
    alter table company drop column show_prices;
  `)
}
