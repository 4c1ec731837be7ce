import type { Knex } from 'knex'

/** Adds the reminder of an offer: days after it was sent, or before its last day. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table offers
      -- Null for no reminder.
      add column reminder_days smallint check (reminder_days between 1 and 90),
      add column reminder_from text not null default 'end' check (reminder_from in ('sent', 'end')),
      -- Since it was sent last; its mail is then in the outbox.
      add column reminded_at timestamptz;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table offers
      drop column reminder_days, drop column reminder_from, drop column reminded_at;
  `)
}
