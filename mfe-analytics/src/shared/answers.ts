import type { AnalyticsAnswer } from '@stampa/api'

/*
 * What the dashboard's calls answer, as the service describes it; a share link's are the same.
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

/** A link that has just been made; its token is told this once. */
export interface NewShare extends Share {
  token: string
}

/** One message of the live view's stream, which no description covers. */
export interface Live {
  visitors: number
  pageViews: number
  /** Page views of each of the last 30 minutes, the present one last. */
  perMinute: number[]
  pages: { url: string; title: string; visits: number }[]
  countries: { _id: string; code: string; sessions: number }[]
}
