import { type AnalyticsAnswer, ApiError, analyticsClient, unwrap } from '@stampa/api'
import { adminFetch, apiOrigin, publicFetch } from '@stampa/platform'

/** The credentials of the dashboard's calls. */
export interface Access {
  /** A share link reads sums only: no sessions, no live view, no changes. */
  kind: 'administrator' | 'share-link'
  analytics: ReturnType<typeof analyticsClient>
  /** For responses other than JSON. */
  fetch: (request: Request) => Promise<Response>
}

function access(kind: Access['kind'], fetch: Access['fetch']): Access {
  return { kind, fetch, analytics: analyticsClient({ baseUrl: apiOrigin, fetch }) }
}

/** Sends the administrator's token with every call; a 401 ends the session. */
export const administrator: Access = access('administrator', adminFetch)

/** Sends a share link's token with every call. */
export function shareLink(token: string): Access {
  return access('share-link', request => {
    const headers = new Headers(request.headers)
    headers.set('x-share-token', token)
    return publicFetch(new Request(request, { headers }))
  })
}

/*
 * Response types of the dashboard's calls, from the service's OpenAPI document.
 */

export type Summary = AnalyticsAnswer<'/api/analytics/summary'>
export type PopularPage = AnalyticsAnswer<'/api/analytics/popular-pages'>[number]
export type SourceCount = AnalyticsAnswer<'/api/analytics/traffic-sources'>[number]
export type CountryCount = AnalyticsAnswer<'/api/analytics/geographic'>[number]
export type Session = AnalyticsAnswer<'/api/analytics/recent-sessions'>[number]
export type Bucket = AnalyticsAnswer<'/api/analytics/timeseries'>[number]
export type BreakdownEntry = AnalyticsAnswer<'/api/analytics/breakdown'>[number]
export type EventCount = AnalyticsAnswer<'/api/analytics/events'>[number]
export type QueueHealth = AnalyticsAnswer<'/api/analytics/queue'>
export type Share = AnalyticsAnswer<'/api/analytics/shares'>[number]

/** A new share link. Only this response contains its token. */
export interface NewShare extends Share {
  token: string
}

/** A message of the live stream, which OpenAPI does not describe. */
export interface Live {
  visitors: number
  pageViews: number
  /** Page views per minute of the last 30, the current minute last. */
  perMinute: number[]
  pages: { url: string; title: string; visits: number }[]
  countries: { _id: string; code: string; sessions: number }[]
}

/**
 * Returns the value of a response, which may be wrapped in a field `data`
 * (back-office specification, section 7).
 *
 * @example bare({ data: [1] }) // [1]
 */
export function bare<T extends object>(answer: T): T {
  const wrapped = !Array.isArray(answer) && 'data' in answer ? answer.data : undefined
  return typeof wrapped === 'object' && wrapped !== null ? (wrapped as T) : answer
}

/** Returns the value of a call's response. @throws ApiError if the call fails */
export async function fetched<T extends object>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  return bare(await unwrap(call, { fallback: 'Failed to fetch analytics data' }))
}

/** Returns null instead of an ApiError. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
