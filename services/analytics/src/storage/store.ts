import type { Knex } from 'knex'
import { startOf } from '../sessions/session-id.ts'
import { visitorProperties } from './event.ts'
import { cappedKinds, type Label, label, otherText } from './labels.ts'
import type { PartitionedTable } from './partitions.ts'
import type { Session } from './session.ts'
import type { Cell } from './tally.ts'

/** SQL that writes events: one statement for all rows of a batch. */

/**
 * Advisory lock of the writing transaction: all workers write one at a time, as they would contend for the
 * rollups' rows.
 */
const writerLock = 7_461_711

/** Waits until no other transaction writes events; until the end of this one none does. */
export async function lockWriters(tx: Knex.Transaction): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(?)', [writerLock])
}

/** Records batches as written. @returns ids of those that were not written before */
export async function claimBatches(tx: Knex.Transaction, ids: string[]): Promise<Set<string>> {
  await lockWriters(tx)
  const { rows } = await tx.raw<{ rows: { id: string }[] }>(
    `insert into batches (id) select unnest(?::uuid[]) on conflict do nothing returning id`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Inserts rows of the columns, each with its type; `ms` is a `timestamptz` that the rows hold in ms since 1970.
 *
 * @param onConflict rest of the statement; `stored` is the row that exists
 */
export async function insertRows<Returned>(
  tx: Knex.Transaction,
  table: string,
  columns: Record<string, string>,
  rows: readonly object[],
  onConflict: string,
): Promise<Returned[]> {
  if (rows.length === 0) return []
  const names = Object.keys(columns)
  const values = names.map(name =>
    columns[name] === 'ms' ? `to_timestamp(${name} / 1000.0)` : name,
  )
  const types = names.map(name => `${name} ${columns[name] === 'ms' ? 'bigint' : columns[name]}`)
  const { rows: returned } = await tx.raw<{ rows: Returned[] }>(
    `insert into ${table} as stored (${names.join()})
     select ${values.join()} from json_to_recordset(?::json) as x (${types.join()})
     on conflict ${onConflict}`,
    [JSON.stringify(rows)],
  )
  return returned
}

/**
 * Adds new labels within the hourly cap, and updates the titles of pages.
 *
 * @param perHour new paths, and new campaigns, that an hour may add
 * @returns ids of the labels beyond the cap
 */
export async function admitLabels(
  tx: Knex.Transaction,
  labels: ReadonlyMap<string, Label>,
  perHour: number,
): Promise<Set<string>> {
  const ids = [...labels.keys()]
  const found = new Set(await tx('labels').whereRaw('id = any(?::bigint[])', [ids]).pluck('id'))
  const fresh = [...labels.values()].filter(({ id }) => !found.has(id)).map(({ id }) => id)
  const refused = new Set<string>()
  for (const kind of cappedKinds) {
    const ofKind = fresh.filter(id => labels.get(id)?.kind === kind).sort()
    if (ofKind.length === 0) continue
    const added = await tx('labels')
      // A literal kind: with a parameter the partial index does not apply.
      .whereRaw(`kind = '${kind}' and created_at >= date_trunc('hour', now())`)
      .whereNot('text', otherText)
      .count('* as count')
      .first()
    const room = Math.max(0, perHour - Number(added?.count ?? 0))
    for (const id of ofKind.slice(room)) refused.add(id)
  }
  const changed = [...labels.values()].filter(
    ({ id, titledAt }) => !refused.has(id) && (titledAt !== undefined || !found.has(id)),
  )
  const others = refused.size > 0 ? cappedKinds.map(kind => label(kind, otherText)) : []
  await insertRows(
    tx,
    'labels',
    { id: 'bigint', kind: 'text', text: 'text', title: 'text', name: 'text', titled_at: 'ms' },
    [...changed, ...others].map(({ titledAt, ...label }) => ({ ...label, titled_at: titledAt })),
    // A page gets the title of its latest view.
    `(id) do update
       set title = excluded.title, name = excluded.name, titled_at = excluded.titled_at
       where excluded.titled_at is not null and (stored.titled_at is null or
         (stored.titled_at, stored.title, stored.name) < (excluded.titled_at, excluded.title, excluded.name))`,
  )
  return refused
}

/** Returns the query of the sessions' rows. @param ids in ascending order */
function rowsOf(tx: Knex.Transaction, table: PartitionedTable, ids: string[]) {
  const column = table === 'sessions' ? 'id' : 'session_id'
  return (
    tx(table)
      // The bounds let the planner skip the other partitions.
      .whereBetween(column, [ids[0] ?? '', ids.at(-1) ?? ''])
      .whereRaw('?? = any(?::uuid[])', [column, ids])
  )
}

/** Columns of a session's state. */
const stateColumns = {
  ...Object.fromEntries(visitorProperties.map(property => [property, 'bigint'])),
  entry_page: 'bigint',
  exit_page: 'bigint',
  entry_at: 'int',
  exit_at: 'int',
  ended: 'int',
  views: 'int',
  admin: 'boolean',
  seen: 'int[]',
  conversions: 'int[]',
}

interface SessionRow extends Omit<Session, 'entry' | 'exit'> {
  entry_page: string | null
  exit_page: string | null
  entry_at: number | null
  exit_at: number | null
}

/** @param ids in ascending order */
export async function readSessions(
  tx: Knex.Transaction,
  ids: string[],
): Promise<Map<string, Session>> {
  const columns = ['id', ...Object.keys(stateColumns)]
  const rows = await rowsOf(tx, 'sessions', ids).select<SessionRow[]>(columns)
  const visit = (at: number | null, page: string | null) =>
    at === null || page === null ? null : { at, page }
  return new Map(
    rows.map(({ entry_at, entry_page, exit_at, exit_page, ...state }) => [
      state.id,
      { ...state, entry: visit(entry_at, entry_page), exit: visit(exit_at, exit_page) },
    ]),
  )
}

export async function upsertSessions(tx: Knex.Transaction, sessions: Session[]): Promise<void> {
  await insertRows(
    tx,
    'sessions',
    { id: 'uuid', started_at: 'ms', ...stateColumns },
    sessions.map(session => ({
      ...session,
      started_at: startOf(session.id),
      // Left out by JSON.
      entry: undefined,
      exit: undefined,
      entry_page: session.entry?.page,
      exit_page: session.exit?.page,
      entry_at: session.entry?.at,
      exit_at: session.exit?.at,
    })),
    `(id) do update set ${Object.keys(stateColumns)
      .map(name => `${name} = excluded.${name}`)
      .join()}`,
  )
}

/** @returns ids of those sessions that were erased earlier */
export async function readErased(tx: Knex.Transaction, ids: string[]): Promise<Set<string>> {
  return new Set(
    await tx('erased_sessions').whereRaw('id = any(?::uuid[])', [ids]).pluck<string[]>('id'),
  )
}

/** Refuses later events of sessions. */
export async function recordErased(tx: Knex.Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.raw('insert into erased_sessions (id) select unnest(?::uuid[]) on conflict do nothing', [
    ids,
  ])
}

/** Deletes sessions with their views and conversions. @returns pages of the deleted views */
export async function eraseSessions(
  tx: Knex.Transaction,
  ids: string[],
): Promise<{ session_id: string; page: string }[]> {
  const views = await rowsOf(tx, 'page_views', ids).delete(['session_id', 'page'])
  await rowsOf(tx, 'conversions', ids).delete()
  await rowsOf(tx, 'sessions', ids).delete()
  return views
}

/** @param cells in the order of the primary key */
export async function addToRollups(tx: Knex.Transaction, cells: Cell[]): Promise<void> {
  await insertRows(
    tx,
    'rollups',
    {
      dimension: 'smallint',
      grain: 'smallint',
      bucket: 'ms',
      value: 'bigint',
      sessions: 'int',
      views: 'int',
      duration: 'bigint',
      bounces: 'int',
    },
    cells,
    `(dimension, grain, bucket, value) do update set
       sessions = stored.sessions + excluded.sessions, views = stored.views + excluded.views,
       duration = stored.duration + excluded.duration, bounces = stored.bounces + excluded.bounces`,
  )
}

export async function addToCounters(
  tx: Knex.Transaction,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const entries = [...counts].filter(([, count]) => count > 0).sort()
  const columns = { name: 'text', count: 'bigint' }
  const rows = entries.map(([name, count]) => ({ name, count }))
  await insertRows(
    tx,
    'counters',
    columns,
    rows,
    '(name) do update set count = stored.count + excluded.count',
  )
}
