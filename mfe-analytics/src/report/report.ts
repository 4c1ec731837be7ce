import {
  type Access,
  type BreakdownEntry,
  type Bucket,
  type CountryCount,
  type EventCount,
  fetched,
  orNull,
  type PopularPage,
  type Session,
  type SourceCount,
  type Summary,
} from '../shared/calls.ts'
import { periodBefore, type View } from '../view/view.ts'

/** Rows of the specified lists (back-office specification, section 9). */
const pagesShown = 10
const sessionsShown = 20

/** Rows of lists that the specification gives no number for. */
const entriesShown = 8

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
export async function loadReport({ analytics, kind }: Access, view: View): Promise<Report> {
  const { startDate, endDate, filters, grain } = view
  const range = { startDate, endDate, ...filters }
  const previous = { ...periodBefore(view), ...filters }
  const loadSummary = (query: typeof range) =>
    fetched(analytics.GET('/api/analytics/summary', { params: { query } }))
  const loadBuckets = (query: typeof range) =>
    fetched(analytics.GET('/api/analytics/timeseries', { params: { query: { ...query, grain } } }))
  const loadComparison = async (): Promise<Comparison> => {
    const [summary, buckets] = await Promise.all([loadSummary(previous), loadBuckets(previous)])
    return { summary, buckets }
  }
  const loadBreakdown = async (by: Breakdown) => {
    const query = { ...range, by, limit: entriesShown }
    const call = analytics.GET('/api/analytics/breakdown', { params: { query } })
    return [by, await orNull(fetched(call))] as const
  }
  const pagesQuery = { ...range, limit: pagesShown }
  const sessionsQuery = { ...filters, limit: sessionsShown }
  const [summary, pages, sources, countries, sessions, buckets, before, events, ...lists] =
    await Promise.all([
      loadSummary(range),
      fetched(analytics.GET('/api/analytics/popular-pages', { params: { query: pagesQuery } })),
      fetched(analytics.GET('/api/analytics/traffic-sources', { params: { query: range } })),
      fetched(analytics.GET('/api/analytics/geographic', { params: { query: range } })),
      kind === 'administrator'
        ? fetched(
            analytics.GET('/api/analytics/recent-sessions', { params: { query: sessionsQuery } }),
          )
        : null,
      orNull(loadBuckets(range)),
      view.compare ? orNull(loadComparison()) : undefined,
      orNull(fetched(analytics.GET('/api/analytics/events', { params: { query: range } }))),
      ...breakdowns.map(loadBreakdown),
    ])
  return {
    summary,
    pages,
    sources,
    countries,
    sessions,
    buckets,
    before,
    breakdowns: Object.fromEntries(lists) as Report['breakdowns'],
    events,
  }
}
