import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'It only changes what a trigger stores, which the version before does not see.'

/**
 * Keeps what visitors send out of clients that staff made: those that an administrator wrote, and those with
 * an offer. The e-mail of a form proves nothing, and a company or VAT number in the record ends up in offers.
 */
export async function up(db: Knex): Promise<void> {
  await replaceFunctions(db, {
    isOfVisitors: 'updated_by is null',
    takesFields: `updated_by is null
      and not exists (select from offers where email_key(customer_email) = email_key(address))`,
  })
}

export async function down(db: Knex): Promise<void> {
  await replaceFunctions(db, { isOfVisitors: 'version = 1', takesFields: 'version = 1' })
}

/** @param conditions in SQL under which visitors set the name, and the other fields, of a client that has none */
async function replaceFunctions(
  db: Knex,
  { isOfVisitors, takesFields }: { isOfVisitors: string; takesFields: string },
): Promise<void> {
  await db.raw(`
    create or replace function complete_client(address text, firm text, vat text, place text, by_staff boolean) returns void
      language sql as $$
      update clients set
        company = coalesce(nullif(company, ''), firm),
        vat_number = coalesce(nullif(vat_number, ''), vat),
        addresses = case when addresses = '{}' and place <> '' then array[place] else addresses end
      where id = (select client_id from client_emails where email = email_key(address))
        and (by_staff or ${takesFields})
        and (company = '' and firm <> '' or vat_number = '' and vat <> '' or addresses = '{}' and place <> '')
    $$;

    create or replace function ensure_client(address text, called text, phone text) returns void
      language plpgsql as $$
    declare
      known uuid;
    begin
      loop
        -- The lock makes an erasure wait for the record that is being stored, or the record for the erasure.
        select client_id into known from client_emails where email = email_key(address) for key share;
        exit when found;
        begin
          insert into clients (name, emails, phones)
            values (called, array[address], array_remove(array[phone], ''));
          return;
        exception when unique_violation then
          -- A record of the same address that was stored meanwhile has made the client.
        end;
      end loop;
      if called <> '' then
        update clients set name = called where id = known and name = '' and ${isOfVisitors};
      end if;
    end $$;
  `)
}
