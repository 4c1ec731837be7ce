import { type IdentityAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { account, analytics, answered, catalog, orders, studio } from '../shared/calls/api.ts'
import { pageSize, type ServerList, searchIn } from '../shared/list/server-list.ts'

export const auditPath = '/admin/audit'

export type AuditEntry = IdentityAnswer<'/api/auth/audit'>[number]

export interface AuditData extends ServerList<AuditEntry> {
  /** Whether a service failed to answer, so that entries may be missing. */
  incomplete: boolean
}

interface AuditQuery {
  limit: number
  before?: string
  q?: string
  kind?: string
  from?: string
  to?: string
}

/** Each service has the changes of its own records. */
function callsOf(query: AuditQuery, signal: AbortSignal | null) {
  const options = { params: { query }, signal }
  return [
    account.GET('/api/auth/audit', options),
    catalog.GET('/api/company/audit', options),
    orders.GET('/api/custom-order/audit', options),
    studio.GET('/api/design-studio/audit', options),
    analytics.GET('/api/analytics/audit', options),
  ]
}

/** Reads a page of the changes in all services. */
async function readPage(query: AuditQuery, signal: AbortSignal | null = null): Promise<AuditData> {
  const fallback = 'Failed to fetch data'
  const lists = callsOf(query, signal).map(call => unwrap<AuditEntry[]>(call, { fallback }))
  const { answers, incomplete } = await answered(lists)
  return { ...mergeEntries(answers, query.limit), incomplete }
}

export function loadAudit({ request }: LoaderFunctionArgs): Promise<AuditData> {
  const address = new URL(request.url).searchParams
  const before = address.get('after')
  const query = { ...filtersIn(address), limit: pageSize, ...(before && { before }) }
  return readPage(query, request.signal)
}

/** Parses the filters of the address: `?q=anna&kind=offers&from=2026-11-01`. */
function filtersIn(address: URLSearchParams) {
  const valid = /^(?:\w+|20\d\d-\d\d-\d\d)$/
  const given = (['kind', 'from', 'to'] as const).flatMap(name => {
    const value = address.get(name) ?? ''
    return valid.test(value) ? [[name, value]] : []
  })
  return { ...searchIn(address), ...Object.fromEntries(given) }
}

/** Largest number of entries in an exported file. */
const maxExported = 20_000

/** Reads the newest entries that match the filters of an address, page by page. */
export async function readAll(address: URLSearchParams): Promise<AuditEntry[]> {
  const filters = filtersIn(address)
  const rows: AuditEntry[] = []
  for (let before: string | undefined; ; ) {
    const page = await readPage({ ...filters, limit: 200, ...(before && { before }) })
    rows.push(...page.rows)
    before = page.next
    if (before === undefined || rows.length >= maxExported) return rows
  }
}

/**
 * Merges the newest entries of each service into a page, newest first: ids of all services grow with time.
 *
 * @param lists newest first, of `limit` entries each, or fewer where there are no more
 * @returns the page; its cursor is the last entry's id
 */
export function mergeEntries<Entry extends { _id: string }>(
  lists: readonly (readonly Entry[])[],
  limit: number,
): ServerList<Entry> {
  const all = lists.flat().toSorted((a, b) => (a._id < b._id ? 1 : -1))
  const rows = all.slice(0, limit)
  const hasMore = all.length > limit || lists.some(list => list.length === limit)
  return { rows, total: undefined, next: hasMore ? rows.at(-1)?._id : undefined }
}
