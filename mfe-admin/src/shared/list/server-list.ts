import { unwrap } from '@stampa/api'

/** Records per page of a list that the service pages. */
export const pageSize = 25

/** One page of a list that the service searches, sorts and pages. */
export interface ServerList<Row> {
  rows: Row[]
  /** Number of rows on all pages; undefined where the service does not count them. */
  total: number | undefined
  /** Cursor of the next page; undefined on the last one. */
  next: string | undefined
  /** Number of newest records that were searched; undefined if all were. */
  searched?: number | undefined
}

export interface ListQuery<Sort extends string> {
  limit: number
  q?: string
  sort?: Sort | `-${Sort}`
  cursor?: string
}

/**
 * Parses the query of a list's address: `?q=cup&sort=-email&after=…`.
 *
 * @param sorts columns that the service sorts by; others are ignored
 */
export function listQuery<Sort extends string>(
  query: URLSearchParams,
  sorts: readonly Sort[],
): ListQuery<Sort> {
  const cursor = query.get('after')
  const sort = sorts
    .flatMap(column => [column, `-${column}` as const])
    .find(sort => sort === query.get('sort'))
  return { limit: pageSize, ...searchIn(query), ...(sort && { sort }), ...(cursor && { cursor }) }
}

/** Parses the search of a list's address. */
export function searchIn(query: URLSearchParams): { q?: string } {
  const q = query.get('q')?.trim()
  return q ? { q } : {}
}

/**
 * Returns a page of a list with its total and next cursor from the response headers.
 *
 * @throws ApiError with the fallback text
 */
export async function unwrapList<Row>(
  call: Promise<{ data?: Row[]; error?: unknown; response: Response }>,
  fallback: string,
): Promise<ServerList<Row>> {
  const headers = call.then(
    ({ response }) => response.headers,
    () => new Headers(),
  )
  const rows = await unwrap(call, { fallback })
  return { rows, ...placeOf(await headers) }
}

/**
 * Parses the headers of a list response.
 *
 * @example placeOf(new Headers({ link: '</api/sku?cursor=abc>; rel="next"' })).next // 'abc'
 */
export function placeOf(headers: Headers): Omit<ServerList<never>, 'rows'> {
  const numberIn = (name: string) => {
    const value = headers.get(name)
    return value === null ? undefined : Number(value)
  }
  const [, address] = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '') ?? []
  const cursor = address && new URL(address, 'http://list.invalid').searchParams.get('cursor')
  return {
    total: numberIn('x-total-count'),
    next: cursor || undefined,
    searched: numberIn('x-searched'),
  }
}

/** Largest page that a service returns, records. */
const largestPage = 200

/**
 * Fetches the first rows of a list, one page after the other, with the cursor of the next row.
 *
 * @param ask fetches the page at a cursor, or the first page
 * @param limit largest number of rows
 */
export async function firstRows<Row>(
  ask: (page: { limit: number; cursor?: string }) => Promise<ServerList<Row>>,
  limit: number,
): Promise<ServerList<Row>> {
  const rows: Row[] = []
  for (let cursor: string | undefined; ; ) {
    const size = Math.min(limit - rows.length, largestPage)
    const page = await ask({ limit: size, ...(cursor && { cursor }) })
    rows.push(...page.rows)
    if (!page.next || rows.length >= limit) return { ...page, rows }
    cursor = page.next
  }
}
