import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

const audited = [{ table: 'saved_views' }] as const

/** Named views of lists. Those for everyone outlive the account of who saved them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table saved_views (
      id uuid primary key default uuidv7(),
      owner uuid references administrators on delete set null,
      list text not null,
      name text not null,
      -- Of the list's address, with its question mark; empty for the list without search and filters.
      query text not null,
      shared boolean not null
    );

    create unique index saved_views_own on saved_views (owner, list, lower(name)) where not shared;
    create unique index saved_views_shared on saved_views (list, lower(name)) where shared;

    create function delete_own_views() returns trigger language plpgsql as $$
    begin
      delete from saved_views where owner = old.id and not shared;
      return old;
    end $$;

    create trigger delete_own_views before delete on administrators
      for each row execute function delete_own_views();

    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ${dropAuditTriggers(audited)}
    drop trigger delete_own_views on administrators;
    drop function delete_own_views;
    drop table saved_views;
  `)
}
