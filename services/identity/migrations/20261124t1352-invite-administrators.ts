import { outboxTables, releasedMails } from '@stampa/service-kit/outbox'
import type { Knex } from 'knex'

/**
 * Invited administrators, the links in mails by which they and those who have forgotten theirs choose a
 * password, and the outbox of these mails. A link for an unknown e-mail has no administrator, so that asking
 * for it takes as long.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Null until an invited administrator has chosen a password.
    alter table administrators add column joined_at timestamptz default now();

    -- When the password was entered last in this session.
    alter table sessions add column confirmed_at timestamptz not null default now();

    create table password_links (
      id uuid primary key default uuidv7(),
      administrator_id uuid references administrators on delete cascade,
      purpose text not null check (purpose in ('invitation', 'reset')),
      expires_at timestamptz not null
    );

    create index password_links_administrator on password_links (administrator_id);
    create index password_links_expiry on password_links (expires_at);

    ${outboxTables}
    ${releasedMails}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table mails, outbox, password_links;
    alter table sessions drop column confirmed_at;
    alter table administrators drop column joined_at;
  `)
}
