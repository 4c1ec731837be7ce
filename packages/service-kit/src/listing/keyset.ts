import type { Knex } from 'knex'
import type { Position } from './cursor.ts'
import type { Page } from './list-query.ts'

/** What a list is sorted by. */
export interface SortKey<Row> {
  /** SQL of a value that an index holds beside the id; written by us, never by a client. */
  expression: string
  value(row: Row): Position['value']
  /** Which way the list runs when it is asked for by the key's plain name. */
  direction: 'asc' | 'desc'
}

export interface Sorting<Row> {
  keys: Record<string, SortKey<Row>>
  /** Id column of the listed table. Equal rows come in its order, in the direction of the list. */
  id: string
}

export interface Rows<Row> {
  rows: Row[]
  /** Where the next page begins; undefined at the end. */
  next?: Position
}

/**
 * Runs a query as one page of a list. The page begins right behind the row that the last one ended
 * with, whatever was added or removed before it meanwhile, and costs the same at any depth.
 *
 * @param sort a key of `sorting.keys`; with `-` before it, the list runs the other way
 */
export async function pageOf<Row extends { id: string }>(
  query: Knex.QueryBuilder,
  sorting: Sorting<Row>,
  sort: string,
  { limit, after }: Page,
): Promise<Rows<Row>> {
  const reversed = sort.startsWith('-')
  const key = sorting.keys[reversed ? sort.slice(1) : sort]
  if (!key) throw new RangeError(`no such sort: ${sort}`)
  const ascending = (key.direction === 'asc') !== reversed
  const columns = [key.expression, sorting.id]

  if (after) {
    query.whereRaw(`(${columns}) ${ascending ? '>' : '<'} (?, ?)`, [after.value, after.id])
  }
  query.orderByRaw(columns.map(column => `${column} ${ascending ? 'asc' : 'desc'}`).join())
  if (limit !== undefined) query.limit(limit + 1)

  const found: Row[] = await query
  if (limit === undefined || found.length <= limit) return { rows: found }
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (!last) return { rows }
  return { rows, next: { sort, value: key.value(last), id: last.id } }
}
