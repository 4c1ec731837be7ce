import type { Knex } from 'knex'
import { startOf } from '../sessions/session-id.ts'
import { type Label, type LabelKind, otherText } from './labels.ts'
import type { Session } from './session.ts'
import type { Cell } from './tally.ts'

/** All SQL that events are written by. Lists go to PostgreSQL as arrays, one statement for a whole batch. */

/** Batches are written one after the other, whoever writes them: they would wait for the rollups' rows anyway. */
const writerLock = 7_461_711

/** @returns those of the batches that were not written before */
export async function claimBatches(tx: Knex.Transaction, ids: string[]): Promise<Set<string>> {
  await tx.raw('select pg_advisory_xact_lock(?)', [writerLock])
  const { rows } = await tx.raw<{ rows: { id: string }[] }>(
    `insert into batches (id) select unnest(?::uuid[]) on conflict do nothing returning id`,
    [list(ids)],
  )
  return new Set(rows.map(({ id }) => id))
}

interface SessionRow {
  id: string
  source: string | null
  country: string | null
  city: string | null
  device: string | null
  browser: string | null
  os: string | null
  campaign: string | null
  entry_page: string | null
  exit_page: string | null
  entry_at: number | null
  exit_at: number | null
  ended: number | null
  views: number
  admin: boolean
  seen: number[]
  conversions: number[] | null
}

/** @param ids in ascending order */
export async function readSessions(
  tx: Knex.Transaction,
  ids: string[],
): Promise<Map<string, Session>> {
  const { rows } = await tx.raw<{ rows: SessionRow[] }>(
    // The bounds tell the planner which partitions there is nothing to look for in.
    `select id, source, country, city, device, browser, os, campaign,
       entry_page, exit_page, entry_at, exit_at, ended, views, admin, seen, conversions
     from sessions where id between ? and ? and id = any(?::uuid[])`,
    [ids[0] ?? '', ids.at(-1) ?? '', list(ids)],
  )
  return new Map(rows.map(row => [row.id, fromRow(row)]))
}

export function fromRow(row: SessionRow): Session {
  const { id, source, country, city, device, browser, os, campaign } = row
  const known = source !== null && device !== null && browser !== null && os !== null
  const visit = (at: number | null, page: string | null) =>
    at === null || page === null ? null : { at, page }
  return {
    id,
    origin: known ? { source, country, city, device, browser, os, campaign } : null,
    admin: row.admin,
    views: row.views,
    entry: visit(row.entry_at, row.entry_page),
    exit: visit(row.exit_at, row.exit_page),
    seen: row.seen,
    ended: row.ended,
    conversions: row.conversions,
  }
}

export async function readErased(tx: Knex.Transaction, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.raw<{ rows: { id: string }[] }>(
    'select id from erased_sessions where id = any(?::uuid[])',
    [list(ids)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** What happened once in a session: a view, a conversion. */
interface Happening {
  session: string
  event: string
  /** Milliseconds after the session's start. */
  at: number
}

/** @returns which of them were there already, by session and event */
export async function insertViews(
  tx: Knex.Transaction,
  views: (Happening & { page: string })[],
): Promise<Set<string>> {
  const keys = [list(views.map(({ session }) => session)), list(views.map(({ event }) => event))]
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `insert into page_views (session_id, event, page, at)
     select * from unnest(?::uuid[], ?::bigint[], ?::bigint[], ?::int[])
     on conflict do nothing`,
    [...keys, list(views.map(({ page }) => page)), list(views.map(({ at }) => at))],
  )
  if (rowCount === views.length) return new Set()
  // Seldom: to be told of each that is new would cost more than to ask for those that were not.
  const { rows } = await tx.raw<{ rows: { session_id: string; event: string }[] }>(
    `select session_id, event from page_views
     join unnest(?::uuid[], ?::bigint[]) as given (session_id, event) using (session_id, event)
     where page_views.xmin <> pg_current_xact_id()::xid`,
    keys,
  )
  return new Set(rows.map(row => happeningKey(row.session_id, row.event)))
}

/** @returns which of them are new, by session and event */
export async function insertConversions(
  tx: Knex.Transaction,
  conversions: (Happening & { name: string })[],
): Promise<Set<string>> {
  const { rows } = await tx.raw<{ rows: { session_id: string; event: string }[] }>(
    `insert into conversions (session_id, event, name, at)
     select * from unnest(?::uuid[], ?::bigint[], ?::text[], ?::int[])
     on conflict do nothing returning session_id, event`,
    [
      list(conversions.map(({ session }) => session)),
      list(conversions.map(({ event }) => event)),
      list(conversions.map(({ name }) => name)),
      list(conversions.map(({ at }) => at)),
    ],
  )
  return new Set(rows.map(row => happeningKey(row.session_id, row.event)))
}

export function happeningKey(session: string, event: string): string {
  return `${session} ${event}`
}

/** Forgets sessions for good, and what belongs to them. @returns the pages of the views that are gone */
export async function eraseSessions(
  tx: Knex.Transaction,
  ids: string[],
): Promise<{ session: string; page: string }[]> {
  const bounds = [ids[0] ?? '', ids.at(-1) ?? '', list(ids)]
  const { rows } = await tx.raw<{ rows: { session: string; page: string }[] }>(
    `delete from page_views where session_id between ? and ? and session_id = any(?::uuid[])
     returning session_id as session, page`,
    bounds,
  )
  await tx.raw(
    'delete from conversions where session_id between ? and ? and session_id = any(?::uuid[])',
    bounds,
  )
  await tx.raw('delete from sessions where id between ? and ? and id = any(?::uuid[])', bounds)
  await tx.raw('insert into erased_sessions (id) select unnest(?::uuid[]) on conflict do nothing', [
    list(ids),
  ])
  return rows
}

export async function upsertSessions(tx: Knex.Transaction, sessions: Session[]): Promise<void> {
  const of = <T>(read: (session: Session) => T) => sessions.map(read)
  await tx.raw(
    `insert into sessions (id, started_at, source, country, city, device, browser, os, campaign,
       entry_page, exit_page, entry_at, exit_at, ended, views, admin, seen, conversions)
     select id, to_timestamp(started_at / 1000.0), source, country, city, device, browser, os, campaign,
       entry_page, exit_page, entry_at, exit_at, ended, views, admin, seen::int[], conversions::int[]
     from unnest(?::uuid[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[],
       ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bigint[], ?::int[], ?::int[],
       ?::int[], ?::int[], ?::boolean[], ?::text[], ?::text[]) as s (id, started_at, source,
       country, city, device, browser, os, campaign, entry_page, exit_page, entry_at, exit_at,
       ended, views, admin, seen, conversions)
     on conflict (id) do update set
       source = excluded.source, country = excluded.country, city = excluded.city,
       device = excluded.device, browser = excluded.browser, os = excluded.os,
       campaign = excluded.campaign, entry_page = excluded.entry_page,
       exit_page = excluded.exit_page, entry_at = excluded.entry_at, exit_at = excluded.exit_at,
       ended = excluded.ended, views = excluded.views, admin = excluded.admin, seen = excluded.seen,
       conversions = excluded.conversions`,
    [
      list(of(({ id }) => id)),
      list(of(({ id }) => startOf(id))),
      list(of(({ origin }) => origin?.source)),
      list(of(({ origin }) => origin?.country)),
      list(of(({ origin }) => origin?.city)),
      list(of(({ origin }) => origin?.device)),
      list(of(({ origin }) => origin?.browser)),
      list(of(({ origin }) => origin?.os)),
      list(of(({ origin }) => origin?.campaign)),
      list(of(({ entry }) => entry?.page)),
      list(of(({ exit }) => exit?.page)),
      list(of(({ entry }) => entry?.at)),
      list(of(({ exit }) => exit?.at)),
      list(of(({ ended }) => ended)),
      list(of(({ views }) => views)),
      list(of(({ admin }) => admin)),
      list(of(({ seen }) => `"{${seen.join(',')}}"`)),
      list(of(({ conversions }) => conversions && `"{${conversions.join(',')}}"`)),
    ],
  )
}

/** Adds to the sums. @param cells in the order of the key */
export async function addToRollups(tx: Knex.Transaction, cells: Cell[]): Promise<void> {
  if (cells.length === 0) return
  const of = (read: (cell: Cell) => string | number) => list(cells.map(read))
  await tx.raw(
    `insert into rollups as r (dimension, grain, bucket, value, sessions, views, duration, bounces)
     select dimension, grain, to_timestamp(bucket / 1000.0), value, sessions, views, duration, bounces
     from unnest(?::smallint[], ?::smallint[], ?::bigint[], ?::bigint[], ?::int[], ?::int[],
       ?::bigint[], ?::int[]) as c (dimension, grain, bucket, value, sessions, views, duration, bounces)
     on conflict (dimension, grain, bucket, value) do update set
       sessions = r.sessions + excluded.sessions, views = r.views + excluded.views,
       duration = r.duration + excluded.duration, bounces = r.bounces + excluded.bounces`,
    [
      of(({ dimension }) => dimension),
      of(({ grain }) => grain),
      of(({ bucket }) => bucket),
      of(({ value }) => value),
      of(({ sessions }) => sessions),
      of(({ views }) => views),
      of(({ duration }) => duration),
      of(({ bounces }) => bounces),
    ],
  )
}

/** @returns those of the labels that are there */
export async function findLabels(tx: Knex.Transaction, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.raw<{ rows: { id: string }[] }>(
    'select id from labels where id = any(?::bigint[])',
    [list(ids)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** How many labels of a kind the current hour has brought. */
export async function countNewLabels(tx: Knex.Transaction, kind: LabelKind): Promise<number> {
  const { rows } = await tx.raw<{ rows: { count: number }[] }>(
    // Compared as a constant, or the partial index would not do.
    `select count(*)::int from labels
     where kind = '${kind === 'page' ? 'page' : 'campaign'}' and created_at >= date_trunc('hour', now())
       and text <> ?`,
    [otherText],
  )
  return rows[0]?.count ?? 0
}

/** A page's label with what it was called when it was viewed. */
export interface TitledLabel extends Label {
  title?: string
  name?: string
  /** Milliseconds. */
  titledAt?: number
}

/** Adds labels that are not there, and keeps of titles the one that was seen last. */
export async function upsertLabels(tx: Knex.Transaction, labels: TitledLabel[]): Promise<void> {
  if (labels.length === 0) return
  await tx.raw(
    `insert into labels as l (id, kind, text, title, name, titled_at)
     select id, kind, text, title, name, to_timestamp(titled_at / 1000.0)
     from json_to_recordset(?::json)
       as x (id bigint, kind text, text text, title text, name text, titled_at bigint)
     on conflict (id) do update
       set title = excluded.title, name = excluded.name, titled_at = excluded.titled_at
       where excluded.titled_at is not null and (l.titled_at is null
         or (l.titled_at, l.title, l.name) < (excluded.titled_at, excluded.title, excluded.name))`,
    [
      JSON.stringify(
        labels.map(({ titledAt, ...label }) => ({ ...label, titled_at: titledAt ?? null })),
      ),
    ],
  )
}

export async function addToCounters(
  tx: Knex.Transaction,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const entries = [...counts].filter(([, count]) => count > 0).sort()
  if (entries.length === 0) return
  await tx.raw(
    `insert into counters as c (name, count)
     select * from unnest(?::text[], ?::bigint[])
     on conflict (name) do update set count = c.count + excluded.count`,
    [list(entries.map(([name]) => name)), list(entries.map(([, count]) => count))],
  )
}

/** PostgreSQL's text of an array of numbers, ids, words or quoted texts: quicker made than by the driver. */
function list(values: readonly (string | number | boolean | null | undefined)[]): string {
  return `{${values.map(value => value ?? 'null').join(',')}}`
}
