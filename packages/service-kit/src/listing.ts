import type { FastifyReply } from 'fastify'
import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'
import { Problem } from './errors/problems.ts'

/** End of a page: the list's sort, the last row's value in it, and that row's id. */
export interface Position {
  sort: string
  value: string | number | boolean
  id: string
}

export function encodeCursor({ sort, value, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/** @throws Problem 400 when the text is no cursor, or belongs to another sort */
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
  /** End of the previous page. */
  after?: Position | undefined
}

export interface SortKey<Row> {
  /** SQL of a value that an index holds beside the id; never from a client. */
  expression: string
  value(row: Row): Position['value']
  /** Direction of the list when it is requested by the key's plain name. */
  direction: 'asc' | 'desc'
}

export interface Sorting<Row> {
  keys: Record<string, SortKey<Row>>
  /** Id column of the listed table. Equal rows are sorted by it, in the direction of the list. */
  id: string
}

export interface Rows<Row> {
  rows: Row[]
  /** Start of the next page; undefined at the end. */
  next?: Position
}

/**
 * Runs a query as one page of a list. The page begins behind the last row of the previous one,
 * whatever was added or removed before it meanwhile, and costs the same at any depth.
 *
 * @param sort a key of `sorting.keys`; a leading `-` reverses the list
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
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (!last || rows.length === found.length) return { rows }
  return { rows, next: { sort, value: key.value(last), id: last.id } }
}

/** Query string of a paged list. Without `limit` the list is whole, as the specification calls it. */
export const pageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  cursor: Type.Optional(Type.String({ maxLength: 1000 })),
})

export const searchQuery = Type.Optional(
  Type.String({ maxLength: 200, description: 'Words to find, in any case or accents' }),
)

/** Returns the query string of an administrators' list; a leading `-` reverses a sort. */
export function adminListQuery<const S extends string>(
  sorts: readonly S[],
  standard: NoInfer<S | `-${S}`>,
) {
  return Type.Object({
    ...pageQuery.properties,
    q: searchQuery,
    sort: Type.Enum(
      sorts.flatMap(sort => [sort, `-${sort}` as const]),
      { default: standard },
    ),
  })
}

/** @throws Problem 400 when the cursor does not belong to this list in this sort */
export function toPage(query: Static<typeof pageQuery>, sort: string): Page {
  const { limit, cursor } = query
  return { limit, after: cursor === undefined ? undefined : decodeCursor(cursor, sort) }
}

export interface CountedRows<Row> extends Rows<Row> {
  /** Number of rows on all pages; undefined where it is not counted. */
  total?: number | undefined
}

/**
 * Runs a query as one page of a list, and counts the rows of all pages.
 *
 * @throws Problem 400 for a cursor of another list
 */
export async function countedPage<Row extends { id: string }>(
  query: Knex.QueryBuilder,
  sorting: Sorting<Row>,
  { sort, ...page }: Static<typeof pageQuery> & { sort: string },
): Promise<CountedRows<Row>> {
  const count = query.clone().clearSelect().count<{ count: string }[]>('*')
  const [rows, counted] = await Promise.all([
    pageOf(query, sorting, sort, toPage(page, sort)),
    count,
  ])
  return { ...rows, total: Number(onlyRow(counted).count) }
}

/** Sets `X-Total-Count` and, unless the page is the last one, `Link`. @returns the rows */
export function withPageHeaders<Row>(
  request: { url: string },
  reply: FastifyReply,
  { rows = [], total, next }: Partial<CountedRows<Row>>,
): Row[] {
  if (total !== undefined) reply.header('x-total-count', total)
  if (next) reply.header('link', nextLink(request.url, next))
  return rows
}

/**
 * Returns the `Link` header of a page that is not the last (RFC 8288), relative to the list itself.
 *
 * @example nextLink('/api/products/all?limit=10', position) // '</api/products/all?limit=10&cursor=…>; rel="next"'
 */
export function nextLink(url: string, next: Position): string {
  const [path, search] = url.split('?', 2)
  const params = new URLSearchParams(search)
  params.set('cursor', encodeCursor(next))
  return `<${path}?${params}>; rel="next"`
}

/**
 * Restricts a query to rows that contain every word of the text, in any case, with or without accents.
 *
 * @param column a `search_key` of the searched texts
 */
export function whereMatches(query: Knex.QueryBuilder, column: string, text: string): void {
  for (const word of text.split(/\s+/).filter(Boolean).slice(0, 10)) {
    query.whereRaw(`${column} like '%' || search_key(?) || '%'`, [escapeLike(word)])
  }
}

/** @example escapeLike('100%') // '100\\%' */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Returns the row of a statement that returns one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the statement returned no row')
  return row
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns whether a text is an id as the services write it. A call for any other text is answered as for an unknown id,
 * also for one in capitals, which PostgreSQL would find: keys of Redis and comparisons would not.
 */
export function isId(value: string): boolean {
  return uuid.test(value)
}
