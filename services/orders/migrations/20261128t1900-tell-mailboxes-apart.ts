import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'The version before compares addresses by the same function. Its writes wait while indexes are built anew.'

/**
 * Compares addresses without the case of ASCII letters only. Unicode folds other letters into these, as the Kelvin
 * sign into k: who orders with such an address of their own would get the links of another customer.
 */
export async function up(db: Knex): Promise<void> {
  await compareBy(db, 'C')
}

export async function down(db: Knex): Promise<void> {
  await compareBy(db, 'und-x-icu')
}

async function compareBy(db: Knex, collation: string): Promise<void> {
  await db.raw(`
    lock table custom_orders, contact_messages, offers, clients, client_emails in share row exclusive mode;
    create or replace function email_key(value text) returns text
      language sql immutable strict parallel safe
      return lower(value collate "${collation}");
    reindex index custom_orders_client;
    reindex index contact_messages_client;
    reindex index offers_client;

    delete from client_emails;
    insert into client_emails (email, client_id)
      select distinct on (1) email_key(email), id from clients, unnest(emails) as email order by 1, 2;

    -- Records that belonged to the client of another address. The offers of erased clients have none.
    select ensure_client(email, coalesce(details->>'name', ''), phone) from custom_orders o
      where not exists (select from client_emails c where c.email = email_key(o.email));
    select ensure_client(email, name, phone) from contact_messages m
      where spam is null and not exists (select from client_emails c where c.email = email_key(m.email));
    select ensure_client(customer_email, customer_name, '') from offers
      where customer_email <> '' and remove_on is null
        and not exists (select from client_emails c where c.email = email_key(customer_email));
  `)
}
