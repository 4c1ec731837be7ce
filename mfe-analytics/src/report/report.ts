import { ApiError, unwrap } from '@stampa/api'
import type { Access } from '../shared/access.ts'
import type {
  BreakdownEntry,
  Bucket,
  CountryCount,
  EventCount,
  PopularPage,
  Session,
  SourceCount,
  Summary,
} from '../shared/answers.ts'
import { bare } from '../shared/bare.ts'
import { periodBefore } from '../view/dates.ts'
import type { View } from '../view/view.ts'

/** Rows of the specified lists (back-office specification, section 9). */
const pagesShown = 10
const sessionsShown = 20

/** Rows of lists that the specification gives no number for. */
const entriesShown = 8

const failure = { fallback: 'Failed to fetch analytics data' }

/** Dimensions shown as additional lists. */
export const breakdowns = [
  'entryPage',
  'exitPage',
  'campaign',
  'city',
  'device',
  'browser',
  'os',
  'userType',
] as const
export type Breakdown = (typeof breakdowns)[number]

/** Figures of the previous period. */
export interface Comparison {
  summary: Summary
  buckets: Bucket[]
}

/** All data of a view. A part that could not be fetched is null, and its card shows an error. */
export interface Report {
  summary: Summary
  pages: PopularPage[]
  sources: SourceCount[]
  countries: CountryCount[]
  /** Null also for share links, which cannot read sessions. */
  sessions: Session[] | null
  buckets: Bucket[] | null
  /** Undefined without comparison. */
  before: Comparison | null | undefined
  breakdowns: Record<Breakdown, BreakdownEntry[] | null>
  events: EventCount[] | null
}

/**
 * Fetches all parts of a view at once.
 *
 * @throws ApiError if one of the specified parts could not be fetched
 */
export async function loadReport(access: Access, view: View): Promise<Report> {
  const { analytics } = access
  const { filters, grain } = view
  const range = { startDate: view.startDate, endDate: view.endDate, ...filters }
  const before = { ...periodBefore(view), ...filters }
  const sums = (query: typeof range) =>
    fetched(analytics.GET('/api/analytics/summary', { params: { query } }))
  const buckets = (query: typeof range) =>
    fetched(analytics.GET('/api/analytics/timeseries', { params: { query: { ...query, grain } } }))
  const compared = async (): Promise<Comparison> => {
    const [summary, earlier] = await Promise.all([sums(before), buckets(before)])
    return { summary, buckets: earlier }
  }
  const entries = async (by: Breakdown) => {
    const query = { ...range, by, limit: entriesShown }
    const call = analytics.GET('/api/analytics/breakdown', { params: { query } })
    return [by, await orNull(fetched(call))] as const
  }
  const [summary, pages, sources, countries, sessions, current, earlier, events, ...lists] =
    await Promise.all([
      sums(range),
      fetched(
        analytics.GET('/api/analytics/popular-pages', {
          params: { query: { ...range, limit: pagesShown } },
        }),
      ),
      fetched(analytics.GET('/api/analytics/traffic-sources', { params: { query: range } })),
      fetched(analytics.GET('/api/analytics/geographic', { params: { query: range } })),
      access.kind === 'administrator' ? recentSessions(analytics, filters) : null,
      orNull(buckets(range)),
      view.compare ? orNull(compared()) : undefined,
      orNull(fetched(analytics.GET('/api/analytics/events', { params: { query: range } }))),
      ...breakdowns.map(entries),
    ])
  return {
    summary,
    pages,
    sources,
    countries,
    sessions,
    buckets: current,
    before: earlier,
    breakdowns: Object.fromEntries(lists) as Report['breakdowns'],
    events,
  }
}

function recentSessions(
  analytics: Access['analytics'],
  filters: View['filters'],
): Promise<Session[]> {
  const query = { ...filters, limit: sessionsShown }
  return fetched(analytics.GET('/api/analytics/recent-sessions', { params: { query } }))
}

async function fetched<T extends object>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  return bare(await unwrap(call, failure))
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
