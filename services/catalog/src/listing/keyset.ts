import type { Knex } from 'knex'
import type { Position } from './cursor.ts'
import type { Page } from './list-query.ts'

/** What a list is sorted by: SQL written by us, never by a client. */
export interface SortKey<Row> {
  expression: string
  value(row: Row): Position['value']
}

export interface Sorting<Row> {
  keys: Record<string, SortKey<Row>>
  /** Of the listed table; breaks ties, newest first. */
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
 * @param sort a key of `sorting.keys`, descending with `-` before it
 */
export async function pageOf<Row extends { id: string }>(
  query: Knex.QueryBuilder,
  sorting: Sorting<Row>,
  sort: string,
  { limit, after }: Page,
): Promise<Rows<Row>> {
  const descending = sort.startsWith('-')
  const key = sorting.keys[descending ? sort.slice(1) : sort]
  if (!key) throw new RangeError(`no such sort: ${sort}`)
  const { expression } = key

  if (after) {
    const beyond = descending ? '<' : '>'
    query.whereRaw(
      `${expression} ${beyond}= ? and (${expression} ${beyond} ? or ${sorting.id} < ?)`,
      [after.value, after.value, after.id],
    )
  }
  query.orderByRaw(`${expression} ${descending ? 'desc' : 'asc'}, ${sorting.id} desc`)
  if (limit !== undefined) query.limit(limit + 1)

  const found: Row[] = await query
  if (limit === undefined || found.length <= limit) return { rows: found }
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (!last) return { rows }
  return { rows, next: { sort, value: key.value(last), id: last.id } }
}
