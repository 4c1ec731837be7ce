import type { AnalyticsAnswer } from '@stampa/api'

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
