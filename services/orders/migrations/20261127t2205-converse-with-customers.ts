import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

const conversations = [
  { table: 'custom_order_replies', kind: 'custom_orders' },
  { table: 'contact_message_replies', kind: 'contact_messages' },
] as const

const audited = conversations.map(
  ({ table, kind }) => ({ table, kind, record: 'record_id', action: 'changed' }) as const,
)

/** Replies of the shop and of customers, and what a message's link needs. A removed record takes its replies along. */
export async function up(db: Knex): Promise<void> {
  for (const { table, kind } of conversations) {
    await db.raw(`
      create table ${table} (
        id uuid primary key default uuidv7(),
        record_id uuid not null references ${kind} on delete cascade,
        at timestamptz not null default now(),
        -- E-mail of the administrator; null for the customer.
        by text,
        text text not null check (text <> '')
      );
      create index ${table}_record on ${table} (record_id, id);
    `)
  }
  await db.raw(auditTriggers(audited))
  await db.raw(`
    -- Whether the customer's latest reply is unread.
    alter table custom_orders add column unread boolean not null default false;
    alter table contact_messages
      add column link_version integer not null default 0,
      add column updated_at timestamptz not null default now();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table contact_messages drop column link_version, drop column updated_at;
    alter table custom_orders drop column unread;
    ${dropAuditTriggers(audited)}
    drop table custom_order_replies, contact_message_replies;
  `)
}
