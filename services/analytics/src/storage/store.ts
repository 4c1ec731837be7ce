import type { Knex } from 'knex'
import { startOf } from '../sessions/session-id.ts'
import type { Origin, Session } from './session.ts'
import type { Cell } from './tally.ts'

/** SQL that writes events: one statement for all rows of a batch. */

/** Advisory lock of the writing transaction: all workers write one at a time, as they would contend for the rollups' rows. */
const writerLock = 7_461_711

/** Records batches as written. @returns ids of those that were not written before */
export async function claimBatches(tx: Knex.Transaction, ids: string[]): Promise<Set<string>> {
  await tx.raw('select pg_advisory_xact_lock(?)', [writerLock])
  const { rows } = await tx.raw<{ rows: { id: string }[] }>(
    `insert into batches (id) select unnest(?::uuid[]) on conflict do nothing returning id`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

interface SessionRow extends Record<keyof Origin, string | null> {
  id: string
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
    // The bounds let the planner skip the other partitions.
    `select id, source, country, city, device, browser, os, campaign,
       entry_page, exit_page, entry_at, exit_at, ended, views, admin, seen, conversions
     from sessions where id between ? and ? and id = any(?::uuid[])`,
    [ids[0] ?? '', ids.at(-1) ?? '', ids],
  )
  return new Map(rows.map(row => [row.id, fromRow(row)]))
}

function fromRow(row: SessionRow): Session {
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
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** A view or a conversion as its table stores it. */
export interface StoredEvent {
  session: string
  event: string
  /** Label id of the page, or name of the conversion. */
  value: string
  /** Milliseconds after the session's start. */
  at: number
}

/** Inserts the rows that do not exist yet. @returns `eventKeyOf` of each inserted row */
export async function insertEvents(
  tx: Knex.Transaction,
  table: 'page_views' | 'conversions',
  events: readonly StoredEvent[],
): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const value = table === 'page_views' ? 'page' : 'name'
  const { rows } = await tx.raw<{ rows: { session: string; event: string }[] }>(
    `insert into ${table} (session_id, event, ${value}, at)
     select session, event, value::${table === 'page_views' ? 'bigint' : 'text'}, at
     from json_to_recordset(?::json) as x (session uuid, event bigint, value text, at int)
     on conflict do nothing returning session_id as session, event`,
    [JSON.stringify(events)],
  )
  return new Set(rows.map(eventKeyOf))
}

export function eventKeyOf({ session, event }: Pick<StoredEvent, 'session' | 'event'>): string {
  return `${session} ${event}`
}

/** Deletes sessions with their views and conversions, and refuses their later events. @returns pages of the deleted views */
export async function eraseSessions(
  tx: Knex.Transaction,
  ids: string[],
): Promise<{ session: string; page: string }[]> {
  const bounds = [ids[0] ?? '', ids.at(-1) ?? '', ids]
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
    ids,
  ])
  return rows
}

export async function upsertSessions(tx: Knex.Transaction, sessions: Session[]): Promise<void> {
  if (sessions.length === 0) return
  const rows = sessions.map(
    ({ id, origin, entry, exit, ended, views, admin, seen, conversions }) => ({
      ...origin,
      id,
      started_at: startOf(id),
      entry_page: entry?.page,
      exit_page: exit?.page,
      entry_at: entry?.at,
      exit_at: exit?.at,
      ended,
      views,
      admin,
      seen,
      conversions,
    }),
  )
  await tx.raw(
    `insert into sessions (id, started_at, source, country, city, device, browser, os, campaign,
       entry_page, exit_page, entry_at, exit_at, ended, views, admin, seen, conversions)
     select id, to_timestamp(started_at / 1000.0), source, country, city, device, browser, os, campaign,
       entry_page, exit_page, entry_at, exit_at, ended, views, admin, seen, conversions
     from json_to_recordset(?::json) as x (id uuid, started_at bigint, source bigint, country bigint,
       city bigint, device bigint, browser bigint, os bigint, campaign bigint, entry_page bigint,
       exit_page bigint, entry_at int, exit_at int, ended int, views int, admin boolean, seen int[],
       conversions int[])
     on conflict (id) do update set
       source = excluded.source, country = excluded.country, city = excluded.city,
       device = excluded.device, browser = excluded.browser, os = excluded.os,
       campaign = excluded.campaign, entry_page = excluded.entry_page,
       exit_page = excluded.exit_page, entry_at = excluded.entry_at, exit_at = excluded.exit_at,
       ended = excluded.ended, views = excluded.views, admin = excluded.admin, seen = excluded.seen,
       conversions = excluded.conversions`,
    [JSON.stringify(rows)],
  )
}

/** @param cells in the order of the primary key */
export async function addToRollups(tx: Knex.Transaction, cells: Cell[]): Promise<void> {
  if (cells.length === 0) return
  await tx.raw(
    `insert into rollups as r (dimension, grain, bucket, value, sessions, views, duration, bounces)
     select dimension, grain, to_timestamp(bucket / 1000.0), value, sessions, views, duration, bounces
     from json_to_recordset(?::json) as x (dimension smallint, grain smallint, bucket bigint,
       value bigint, sessions int, views int, duration bigint, bounces int)
     on conflict (dimension, grain, bucket, value) do update set
       sessions = r.sessions + excluded.sessions, views = r.views + excluded.views,
       duration = r.duration + excluded.duration, bounces = r.bounces + excluded.bounces`,
    [JSON.stringify(cells)],
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
    [entries.map(([name]) => name), entries.map(([, count]) => count)],
  )
}
