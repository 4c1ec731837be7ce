import type { Knex } from 'knex'

/**
 * What is known of visits. Sessions and what belongs to them lie in partitions by month, told apart by the
 * session's id, which begins with its time: a month is forgotten by dropping them. `migrate` and the worker
 * make the partitions.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Texts that are counted by, each once: paths with the title they had last, countries, campaigns …
    create table labels (
      -- Made from kind and text, so that nobody has to look it up.
      id bigint primary key,
      kind text not null,
      text text not null,
      title text,
      name text,
      titled_at timestamptz,
      created_at timestamptz not null default now()
    ) with (fillfactor = 70);
    create index labels_new on labels (kind, created_at) where kind in ('page', 'campaign');

    create table sessions (
      id uuid primary key,
      started_at timestamptz not null,
      -- Labels; null until the start has come in, or where nothing is known.
      source bigint,
      country bigint,
      city bigint,
      device bigint,
      browser bigint,
      os bigint,
      campaign bigint,
      entry_page bigint,
      exit_page bigint,
      -- Milliseconds after the start, as are ended and seen.
      entry_at int,
      exit_at int,
      ended int,
      views int not null,
      admin boolean not null,
      -- From, to, from, to: when somebody was there.
      seen int[] not null
    ) partition by range (id);

    create table page_views (
      session_id uuid not null,
      -- The chance in the event's UUID.
      event bigint not null,
      page bigint not null,
      -- Milliseconds after the session's start.
      at int not null,
      primary key (session_id, event)
    ) partition by range (session_id);

    create table conversions (
      session_id uuid not null,
      event bigint not null,
      name text not null,
      at int not null,
      primary key (session_id, event)
    ) partition by range (session_id);

    -- Sessions whose visitor has withdrawn: what of them is still on its way must not be stored.
    create table erased_sessions (
      id uuid primary key,
      erased_at timestamptz not null default now()
    );

    -- Sums over sessions by the hour (UTC), day and month (Athens) in which they began.
    create table rollups (
      dimension smallint not null,
      grain smallint not null,
      bucket timestamptz not null,
      value bigint not null,
      sessions int not null,
      views int not null,
      duration bigint not null,
      bounces int not null,
      primary key (dimension, grain, bucket, value)
    ) partition by list (grain);
    -- Apart, so that a year's days do not lie scattered among its hours.
    create table rollups_by_hour partition of rollups for values in (0)
      with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
    create table rollups_by_day partition of rollups for values in (1)
      with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
    create table rollups_by_month partition of rollups for values in (2)
      with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

    -- Batches of events that were written: one that the queue delivers again is passed over.
    create table batches (
      id uuid primary key,
      written_at timestamptz not null default now()
    );
    create index batches_written on batches (written_at);

    -- What became of events that were written.
    create table counters (
      name text primary key,
      count bigint not null
    ) with (fillfactor = 50);

    create table shares (
      id uuid primary key default uuidv7(),
      token_hash bytea not null unique,
      start_date date,
      end_date date,
      created_by text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table shares, counters, batches, rollups, erased_sessions, conversions, page_views, sessions, labels
  `)
}
