import type { Knex } from 'knex'

/** What a list of sessions shows: the browser, and the idle time, from which its last use is known. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table sessions
      add column browser text,
      add column os text,
      add column device text,
      -- Seconds; null for sessions of releases without this limit.
      add column idle_seconds integer;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table sessions
      drop column browser, drop column os, drop column device, drop column idle_seconds;
  `)
}
