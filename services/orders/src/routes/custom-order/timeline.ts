import type { Knex } from 'knex'
import type { TimelineEntry } from './schema.ts'

export interface TimelineRow {
  id: string
  order_id: string
  at: Date
  by: string | null
  kind: TimelineEntry['kind']
  version: number | null
  from: string | null
  to: string | null
  note: string | null
}

/** An entry to be written; what is left out is null. */
export type NewEntry = Pick<TimelineRow, 'order_id' | 'by' | 'kind'> &
  Partial<Pick<TimelineRow, 'version' | 'from' | 'to' | 'note'>>

/** Writes down what the transaction did. @returns the entries' ids, in the same order */
export async function addEntries(
  tx: Knex.Transaction,
  entries: readonly NewEntry[],
): Promise<string[]> {
  if (entries.length === 0) return []
  const rows = await tx('custom_order_timeline').insert(entries).returning<{ id: string }[]>('id')
  return rows.map(({ id }) => id)
}

/** What happened to an order, newest first. */
export async function listEntries(db: Knex, orderId: string): Promise<TimelineEntry[]> {
  const rows: TimelineRow[] = await db('custom_order_timeline')
    .where({ order_id: orderId })
    .orderBy('id', 'desc')
    .limit(1000)
  return rows.map(row => ({
    _id: row.id,
    at: row.at.toISOString(),
    by: row.by,
    kind: row.kind,
    from: row.from,
    to: row.to,
    note: row.note,
  }))
}

/** From what to what an entry says the status went. */
export function findChange(
  db: Knex,
  entry: string,
): Promise<Pick<TimelineRow, 'from' | 'to'> | undefined> {
  return db('custom_order_timeline').where({ id: entry }).first('from', 'to')
}

/** What changed an order since one of its versions, oldest first. */
export function changesSince(db: Knex, orderId: string, version: number): Promise<TimelineRow[]> {
  return db('custom_order_timeline')
    .where({ order_id: orderId })
    .where('version', '>', version)
    .orderBy('id')
    .select<TimelineRow[]>()
}

/** The statuses that an order has had, oldest first, without who gave them. */
export async function listStatuses(
  db: Knex,
  orderId: string,
): Promise<{ at: string; status: string }[]> {
  const rows = await db('custom_order_timeline')
    .where({ order_id: orderId })
    .whereIn('kind', ['received', 'status'])
    .whereNotNull('to')
    .orderBy('id')
    .select<Pick<TimelineRow, 'at' | 'to'>[]>('at', 'to')
  return rows.map(({ at, to }) => ({ at: at.toISOString(), status: to ?? '' }))
}
