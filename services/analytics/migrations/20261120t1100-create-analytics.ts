import type { Knex } from 'knex'

/**
 * Creates the tables of visits. Sessions, page views and conversions are partitioned by month through the
 * session's id, which begins with its time, so that a month is deleted by dropping its partitions. `migrate`
 * and the worker create them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Values of the dimensions: paths with their latest title, countries, campaigns …
    create table labels (
      -- A hash of kind and text.
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
      -- Label ids; null before the start event, or if unknown.
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
      -- Intervals of presence: from, to, from, to.
      seen int[] not null
    ) partition by range (id);

    create table page_views (
      session_id uuid not null,
      -- The random bits of the event's UUID.
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

    -- Sessions after a withdrawal, whose later events are refused.
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
    -- A separate partition, so that days are not scattered among hours.
    create table rollups_by_hour partition of rollups for values in (0)
      with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
    create table rollups_by_day partition of rollups for values in (1)
      with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
    create table rollups_by_month partition of rollups for values in (2)
      with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

    -- Written batches, which are skipped when the queue delivers them again.
    create table batches (
      id uuid primary key,
      written_at timestamptz not null default now()
    );
    create index batches_written on batches (written_at);

    -- Counters of written and dropped events.
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
