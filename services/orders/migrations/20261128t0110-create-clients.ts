import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract =
  'It only adds. The version before waits with orders, messages and offers while their indexes are built and existing ones get their clients, and does not see the triggers.'

const audited = [{ table: 'clients' }] as const

/** Records with an e-mail address, by which they belong to a client. */
const records = [
  { table: 'custom_orders', email: 'email' },
  { table: 'contact_messages', email: 'email' },
  { table: 'offers', email: 'customer_email' },
] as const

/**
 * Clients: the people and companies that order, write and get offers. A record belongs to the client with its
 * e-mail address; it holds no id, so that a merge moves the address and nothing else.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Addresses are compared without case, of letters of any script.
    create function email_key(value text) returns text
      language sql immutable strict parallel safe
      return lower(value collate "und-x-icu");

    -- As orderSearch() of the service kit: digits, without the prefix of Greece.
    create function phone_key(value text) returns text
      language sql immutable strict parallel safe
      return replace(regexp_replace(
        regexp_replace(value, '[^0-9+]', '', 'g'), '^(\\+|00)30|^30([0-9]{10})$', '\\2'
      ), '+', '');

    create function phone_keys(phones text[]) returns text[]
      language sql immutable strict parallel safe
      return array(select phone_key(phone) from unnest(phones) as phone where phone_key(phone) <> '');

    create function joined(texts text[]) returns text
      language sql immutable strict parallel safe
      return array_to_string(texts, ' ');

    create table clients (
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      updated_at timestamptz not null default now(),
      -- E-mail of the administrator who changed it last; null for a record that came into being by itself.
      updated_by text,
      name text not null default '',
      company text not null default '',
      vat_number text not null default '',
      emails text[] not null default '{}',
      phones text[] not null default '{}',
      addresses text[] not null default '{}',
      notes text not null default '',
      version integer not null default 1,
      phone_keys text[] not null generated always as (phone_keys(phones)) stored,
      search text not null generated always as (search_key(
        name || ' ' || company || ' ' || vat_number || ' ' || joined(emails)
        || ' ' || joined(phones) || ' ' || joined(phone_keys(phones))
      )) stored
    );

    -- The address of a client is no other's. Kept by a trigger.
    create table client_emails (
      email text primary key,
      client_id uuid not null references clients on delete cascade
    );
    create index client_emails_client on client_emails (client_id);

    insert into clients (name, emails, phones)
      select distinct on (email_key(email)) name, array[email], array_remove(array[phone], '')
      from (
        select id, 1 as rank, email, phone, '' as name from custom_orders
        union all
        select id, 2, email, phone, name from contact_messages where spam is null
        union all
        select id, 3, customer_email, '', customer_name from offers where customer_email <> ''
      ) as records
      -- The name that staff wrote, before that of a visitor.
      order by email_key(email), rank desc, id desc;
    insert into client_emails (email, client_id) select email_key(emails[1]), id from clients;

    create index clients_name on clients (name collate "el-x-icu", id);
    create index clients_vat on clients (vat_number) where vat_number <> '';
    create index clients_phones on clients using gin (phone_keys);
    create index clients_search on clients using gin (search gin_trgm_ops)
      with (gin_pending_list_limit = 256);

    create function keep_client_emails() returns trigger language plpgsql as $$
    begin
      delete from client_emails where client_id = new.id;
      insert into client_emails (email, client_id)
        select distinct email_key(email), new.id from unnest(new.emails) as email order by 1;
      return null;
    end $$;
    create trigger keep_client_emails after insert or update of emails on clients
      for each row execute function keep_client_emails();

    -- Sees to it that an address has a client. What a visitor wrote changes no client but one without a name that no
    -- administrator has changed.
    create function ensure_client(address text, called text, phone text) returns void
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
        update clients set name = called where id = known and name = '' and version = 1;
      end if;
    end $$;

    create function ensure_client_of_record() returns trigger language plpgsql as $$
    begin
      case tg_table_name
        when 'custom_orders' then perform ensure_client(new.email, '', new.phone);
        when 'contact_messages' then perform ensure_client(new.email, new.name, new.phone);
        else perform ensure_client(new.customer_email, new.customer_name, '');
      end case;
      return null;
    end $$;
    create trigger ensure_client after insert on custom_orders
      for each row execute function ensure_client_of_record();
    create trigger ensure_client after insert or update of spam on contact_messages
      for each row when (new.spam is null) execute function ensure_client_of_record();
    create trigger ensure_client after insert or update of customer_email on offers
      for each row when (new.customer_email <> '') execute function ensure_client_of_record();

    -- When an accepted offer, kept as an accounting record after its client's data was erased, is removed.
    alter table offers add column remove_on date;
    create index offers_remove_on on offers (remove_on) where remove_on is not null;
    ${auditTriggers(audited)}
  `)
  for (const { table, email } of records) {
    await db.raw(`create index ${table}_client on ${table} (email_key(${email}), id)`)
  }
}

export async function down(db: Knex): Promise<void> {
  for (const { table } of records) {
    await db.raw(`drop index ${table}_client; drop trigger ensure_client on ${table}`)
  }
  await db.raw(`
    alter table offers drop column remove_on;
    ${dropAuditTriggers(audited)}
    drop table client_emails, clients;
    drop function ensure_client_of_record, ensure_client, keep_client_emails, joined, phone_keys, phone_key, email_key;
  `)
}
