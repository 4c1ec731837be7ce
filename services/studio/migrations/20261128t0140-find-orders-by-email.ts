import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract = 'It only adds. New orders wait while the index is built.'

/**
 * Finds the orders of an address, as the clients of the orders service have it: without case, in letters of
 * any script.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function email_key(value text) returns text
      language sql immutable strict parallel safe
      return lower(value collate "und-x-icu");
    create index design_orders_client on design_orders (email_key(customer_email), id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index design_orders_client; drop function email_key')
}
