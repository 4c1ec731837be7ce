import { unwrap } from '@stampa/api'

/** How many records of a long list one page shows. */
export const pageSize = 25

/** A page of a list that the service searches, sorts and cuts. */
export interface ServerList<Row> {
  rows: Row[]
  /** On all pages; undefined where the service does not count them. */
  total: number | undefined
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
  /** So many of the newest records were all that was searched; undefined where that were all. */
  searched?: number | undefined
}

/** What the address of such a list asks the service for. */
export interface ListQuery<Sort extends string> {
  limit: number
  q?: string
  sort?: Sort | `-${Sort}`
  cursor?: string
}

/**
 * Reads an address: `?q=cup&sort=-email&after=…`. What the service does not sort by is left out.
 *
 * @param sorts the columns that it does
 */
export function listQuery<Sort extends string>(
  query: URLSearchParams,
  sorts: readonly Sort[],
): ListQuery<Sort> {
  const q = query.get('q')?.trim()
  const cursor = query.get('after')
  const sort = sorts
    .flatMap(column => [column, `-${column}` as const])
    .find(sort => sort === query.get('sort'))
  return { limit: pageSize, ...(q && { q }), ...(sort && { sort }), ...(cursor && { cursor }) }
}

/**
 * Id of the latest record, empty when there is none.
 *
 * @param list newest first, unless it was asked for otherwise
 * @param asked by which
 * @returns undefined for any list but the first page of everything
 */
export function latestIn(
  { rows }: ServerList<{ _id: string }>,
  { limit: _, ...asked }: ListQuery<string>,
): string | undefined {
  return Object.keys(asked).length === 0 ? (rows[0]?._id ?? '') : undefined
}

/**
 * A page of a list, with what its headers say about the rest.
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

/** @example placeOf(new Headers({ link: '</api/sku?cursor=abc>; rel="next"' })).next // 'abc' */
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

/** The most records that a service gives at once. */
const largestPage = 200

/**
 * All pages of a list, one after the other: for a file of it, which nobody waits for on the screen.
 *
 * @param ask for the page that begins at a cursor, or for the first one
 */
export async function everyPage<Row>(
  ask: (page: { limit: number; cursor?: string }) => Promise<ServerList<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: string | undefined = ''; next !== undefined; ) {
    const page = await ask({ limit: largestPage, ...(next && { cursor: next }) })
    rows.push(...page.rows)
    next = page.next
  }
  return rows
}
