import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'It only adds to what a trigger stores, which the version before does not see.'

/**
 * Fills empty fields of a client from its orders, messages and offers. What a visitor wrote changes no client that an
 * administrator has changed; offers are written by administrators.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function complete_client(address text, firm text, vat text, place text, by_staff boolean) returns void
      language sql as $$
      update clients set
        company = coalesce(nullif(company, ''), firm),
        vat_number = coalesce(nullif(vat_number, ''), vat),
        addresses = case when addresses = '{}' and place <> '' then array[place] else addresses end
      where id = (select client_id from client_emails where email = email_key(address))
        and (by_staff or version = 1)
        and (company = '' and firm <> '' or vat_number = '' and vat <> '' or addresses = '{}' and place <> '')
    $$;

    create or replace function ensure_client_of_record() returns trigger language plpgsql as $$
    begin
      case tg_table_name
        when 'custom_orders' then
          perform ensure_client(new.email, '', new.phone);
          perform complete_client(
            new.email, coalesce(new.details->>'company', ''), coalesce(new.details->>'vatNumber', ''), '', false);
        when 'contact_messages' then
          perform ensure_client(new.email, new.name, new.phone);
          perform complete_client(new.email, new.company, '', '', false);
        else
          perform ensure_client(new.customer_email, new.customer_name, '');
          perform complete_client(new.customer_email, '', '', new.customer_address, true);
      end case;
      return null;
    end $$;

    create or replace trigger ensure_client
      after insert or update of customer_email, customer_address on offers
      for each row when (new.customer_email <> '') execute function ensure_client_of_record();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace trigger ensure_client after insert or update of customer_email on offers
      for each row when (new.customer_email <> '') execute function ensure_client_of_record();
    create or replace function ensure_client_of_record() returns trigger language plpgsql as $$
    begin
      case tg_table_name
        when 'custom_orders' then perform ensure_client(new.email, '', new.phone);
        when 'contact_messages' then perform ensure_client(new.email, new.name, new.phone);
        else perform ensure_client(new.customer_email, new.customer_name, '');
      end case;
      return null;
    end $$;
    drop function complete_client;
  `)
}
