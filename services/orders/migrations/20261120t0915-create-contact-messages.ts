import type { Knex } from 'knex'

/** Messages of the contact form. Spam is marked, not discarded: it may be a false positive. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table contact_messages (
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      name text not null check (name <> ''),
      email text not null check (email <> ''),
      company text not null default '',
      phone text not null default '',
      subject text not null default '',
      message text not null check (message <> ''),
      -- Why it looks like spam; null when it does not.
      spam text check (spam in ('honeypot', 'too_fast', 'marked')),
      read_at timestamptz,
      -- Of everything that was written: the same again within minutes is the same message.
      fingerprint bytea not null,
      deleted_at timestamptz,
      deleted_by text,
      search text not null generated always as (search_key(
        name || ' ' || email || ' ' || company || ' ' || phone || ' ' || subject || ' ' || message
      )) stored
    );
    create index contact_messages_inbox on contact_messages (id)
      where deleted_at is null and spam is null;
    create index contact_messages_search on contact_messages using gin (search gin_trgm_ops);
    create index contact_messages_fingerprint on contact_messages (fingerprint, id);
    create index contact_messages_trash on contact_messages (deleted_at) where deleted_at is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table contact_messages')
}
