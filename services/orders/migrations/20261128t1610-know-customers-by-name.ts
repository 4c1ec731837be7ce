import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'The version before reads the column in the same way, and does not see what a trigger stores. Requests for orders wait while it is written anew.'

/**
 * Finds orders by the name and company that the customer typed, and gives the name to the client. An offer to
 * a company, which has no field for a person, does not make the company the client's name.
 */
export async function up(db: Knex): Promise<void> {
  await setSearch(
    db,
    ` || ' ' || coalesce(details->>'name', '') || ' ' || coalesce(details->>'company', '')`,
  )
  await replaceFunction(db, {
    nameOfOrder: `coalesce(new.details->>'name', '')`,
    nameOfOffer: `case when exists (
      select from clients c join client_emails e on e.client_id = c.id
      where e.email = email_key(new.customer_email) and c.company = new.customer_name
    ) then '' else new.customer_name end`,
  })
}

export async function down(db: Knex): Promise<void> {
  await replaceFunction(db, { nameOfOrder: `''`, nameOfOffer: 'new.customer_name' })
  await setSearch(db, '')
}

/** @param names SQL that is added to the searched text */
async function setSearch(db: Knex, names: string): Promise<void> {
  await db.raw(String.raw`
    alter table custom_orders alter column search set expression as (search_key(
      email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' || id::text
      || ' ' || jsonb_path_query_array(lines, '$[*].title')::text ${names}
    ))
  `)
}

/** @param names SQL of the client's name in a new order or offer */
async function replaceFunction(
  db: Knex,
  { nameOfOrder, nameOfOffer }: { nameOfOrder: string; nameOfOffer: string },
): Promise<void> {
  await db.raw(`
    create or replace function ensure_client_of_record() returns trigger language plpgsql as $$
    begin
      case tg_table_name
        when 'custom_orders' then
          perform ensure_client(new.email, ${nameOfOrder}, new.phone);
          perform complete_client(
            new.email, coalesce(new.details->>'company', ''), coalesce(new.details->>'vatNumber', ''), '', false);
        when 'contact_messages' then
          perform ensure_client(new.email, new.name, new.phone);
          perform complete_client(new.email, new.company, '', '', false);
        else
          perform ensure_client(new.customer_email, ${nameOfOffer}, '');
          perform complete_client(new.customer_email, '', '', new.customer_address, true);
      end case;
      return null;
    end $$;
  `)
}
