import type { Knex } from 'knex'
import { Problem } from '../errors/problems.ts'

/** Where a page ended: the sort it had, the last row's value in it, and that row's id. */
export interface Position {
  sort: string
  value: string | number | boolean
  id: string
}

/** The position as an opaque word for a URL. */
export function encodeCursor({ sort, value, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/** @throws Problem 400 when the word is not one of ours or belongs to another sort */
export function decodeCursor(cursor: string, sort: string): Position {
  const position = parse(cursor)
  if (position?.sort !== sort) {
    throw new Problem(400, 'invalid_cursor', 'The cursor belongs to no page of this list')
  }
  return position
}

function parse(cursor: string): Position | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(parts) || parts.length !== 3) return undefined
    const [sort, value, id] = parts
    if (typeof sort !== 'string' || typeof id !== 'string') return undefined
    if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined
    return { sort, value, id }
  } catch {
    return undefined
  }
}

export interface Page {
  limit?: number | undefined
  /** Where the page before this one ended. */
  after?: Position | undefined
}

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
