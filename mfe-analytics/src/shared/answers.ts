/*
 * What the dashboard's calls answer, until the service's own description says it.
 */

export interface Summary {
  totalSessions: number
  totalPageViews: number
  /** Seconds. */
  avgSessionDuration: number
  uniqueCountries: number
  /** From 0 to 1. */
  bounceRate: number
}

export interface PopularPage {
  title: string
  url: string
  visits: number
}

export interface Counted {
  _id: string
  sessions: number
}

export interface CountedCountry extends Counted {
  code: string
}

export interface BreakdownEntry extends Counted {
  pageViews: number
}

export interface Session {
  sessionId: string
  startTime: string
  duration: number
  source: string
  country: string | null
  city: string | null
  pageViews: unknown[]
  userType: 'admin' | 'user'
  consentGiven: boolean
}

export interface Bucket {
  time: string
  sessions: number
  pageViews: number
}

export interface EventCount {
  name: string
  count: number
  sessions: number
  conversionRate: number
  bySource: { _id: string; count: number; sessions: number }[]
}

export interface Live {
  visitors: number
  pageViews: number
  perMinute: number[]
  pages: PopularPage[]
  countries: Counted[]
}

export interface QueueHealth {
  accepted: number
  stored: number
  queued: number
  failed: number
  dropped: Record<string, number>
  failedJobs: { id: string; failedAt: string; reason: string }[]
  otherPaths: number
}

export interface Share {
  _id: string
  createdBy: string | null
  createdAt: string
  expiresAt: string
  startDate: string | null
  endDate: string | null
}

export interface NewShare extends Share {
  token: string
}

export interface SharedDays {
  startDate: string | null
  endDate: string | null
}

type Get<Query, Body> = {
  get: {
    parameters: { query?: Query }
    responses: { 200: { content: { 'application/json': Body } } }
  }
}

interface Range {
  startDate?: string
  endDate?: string
  source?: string
  country?: string
  city?: string
  page?: string
  device?: string
  userType?: string
}

export type By =
  | 'entryPage'
  | 'exitPage'
  | 'campaign'
  | 'city'
  | 'device'
  | 'browser'
  | 'os'
  | 'userType'

/** The calls. */
export interface AnalyticsPaths {
  '/api/analytics/summary': Get<Range, Summary>
  '/api/analytics/popular-pages': Get<Range & { limit?: number }, PopularPage[]>
  '/api/analytics/traffic-sources': Get<Range, Counted[]>
  '/api/analytics/geographic': Get<Range, CountedCountry[]>
  '/api/analytics/recent-sessions': Get<Range & { limit?: number }, Session[]>
  '/api/analytics/timeseries': Get<Range & { grain: 'hour' | 'day' | 'month' }, Bucket[]>
  '/api/analytics/breakdown': Get<Range & { by: By; limit?: number }, BreakdownEntry[]>
  '/api/analytics/events': Get<Range, EventCount[]>
  '/api/analytics/queue': Get<never, QueueHealth>
  '/api/analytics/queue/retry': { post: { responses: { 204: { content?: never } } } }
  '/api/analytics/shares': Get<never, Share[]> & {
    post: {
      requestBody: { content: { 'application/json': { startDate?: string; endDate?: string } } }
      responses: { 201: { content: { 'application/json': NewShare } } }
    }
  }
  '/api/analytics/shares/current': Get<never, SharedDays>
  '/api/analytics/shares/{id}': {
    delete: {
      parameters: { path: { id: string } }
      responses: { 204: { content?: never } }
    }
  }
}
