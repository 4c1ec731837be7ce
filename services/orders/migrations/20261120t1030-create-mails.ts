import type { Knex } from 'knex'

/**
 * Mails of outbox events, one per recipient. The state here is authoritative; the queue only schedules attempts. No
 * address is stored: it is read when the mail is written.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table mails (
      event_id uuid not null references outbox on delete cascade,
      audience text not null check (audience in ('customer', 'shop')),
      -- obsolete: by the time it could be written there was nothing to tell any more.
      state text not null default 'waiting'
        check (state in ('waiting', 'sent', 'failed', 'obsolete')),
      -- To the queue; null until then.
      handed_on_at timestamptz,
      settled_at timestamptz,
      -- Why it failed: codes, never what the mail server said, which would quote the address.
      reason text,
      primary key (event_id, audience),
      check ((state = 'waiting') = (settled_at is null)),
      check ((state = 'failed') = (reason is not null))
    );
    create index mails_waiting on mails (event_id) where state = 'waiting';
    create index mails_failed on mails (event_id) where state = 'failed';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table mails')
}
