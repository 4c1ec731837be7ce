import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'The version before compares addresses by the same function. Its writes wait while the index is built anew.'

/** Compares addresses without the case of ASCII letters only, as the clients of the orders service have it. */
export async function up(db: Knex): Promise<void> {
  await compareBy(db, 'C')
}

export async function down(db: Knex): Promise<void> {
  await compareBy(db, 'und-x-icu')
}

async function compareBy(db: Knex, collation: string): Promise<void> {
  await db.raw(`
    lock table design_orders in share row exclusive mode;
    create or replace function email_key(value text) returns text
      language sql immutable strict parallel safe
      return lower(value collate "${collation}");
    reindex index design_orders_client;
  `)
}
