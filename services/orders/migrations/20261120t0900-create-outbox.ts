import type { Knex } from 'knex'

/**
 * Outbox events, inserted in the transaction of the change. A worker locks rows with `for update skip locked` and
 * sets `handed_on_at`; the id names the work, so that it is done once though it may be queued twice.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table outbox (
      id uuid primary key default uuidv7(),
      type text not null check (type <> ''),
      payload jsonb not null,
      created_at timestamptz not null default now(),
      handed_on_at timestamptz
    );
    create index outbox_waiting on outbox (id) where handed_on_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table outbox')
}
