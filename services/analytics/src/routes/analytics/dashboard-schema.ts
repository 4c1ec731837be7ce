import { type Static, Type } from '@stampa/service-kit'
import { chartGrains } from '../../dashboard/range.ts'

const day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T[\\d:.]+(Z|[+-]\\d{2}:\\d{2}))?$',
  description: 'A day in Greece, or a moment in it',
})

const text = Type.String({ minLength: 1, maxLength: 300 })

/** Query of every report: days, and values to filter by. */
export const rangeQuery = Type.Object({
  startDate: Type.Optional(day),
  endDate: Type.Optional(day),
  source: Type.Optional(text),
  country: Type.Optional(text),
  city: Type.Optional(text),
  page: Type.Optional(text),
  device: Type.Optional(text),
  browser: Type.Optional(text),
  os: Type.Optional(text),
  campaign: Type.Optional(text),
  userType: Type.Optional(Type.Enum(['admin', 'user'])),
})

export type RangeQuery = Static<typeof rangeQuery>

const limit = (standard: number) => Type.Integer({ minimum: 1, maximum: 1000, default: standard })

export const popularPagesQuery = Type.Object({ ...rangeQuery.properties, limit: limit(10) })

export const recentSessionsQuery = Type.Object({
  ...rangeQuery.properties,
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 20 }),
})

export const timeseriesQuery = Type.Object({
  ...rangeQuery.properties,
  grain: Type.Enum([...chartGrains], { default: 'day' }),
})

export const breakdownBy = [
  'source',
  'country',
  'city',
  'device',
  'browser',
  'os',
  'userType',
  'entryPage',
  'exitPage',
  'campaign',
] as const

export const breakdownQuery = Type.Object({
  ...rangeQuery.properties,
  by: Type.Enum([...breakdownBy]),
  limit: limit(20),
})

const nullableText = Type.Union([Type.String(), Type.Null()])

export const summary = Type.Object({
  totalSessions: Type.Integer(),
  totalPageViews: Type.Integer(),
  avgSessionDuration: Type.Integer({ description: 'Seconds' }),
  uniqueCountries: Type.Integer(),
  bounceRate: Type.Number({ description: 'Share of sessions with one page, from 0 to 1' }),
})

export const popularPages = Type.Array(
  Type.Object({ title: Type.String(), url: Type.String(), visits: Type.Integer() }),
)

const counted = {
  _id: Type.String(),
  sessions: Type.Integer(),
  pageViews: Type.Integer(),
}

export const trafficSources = Type.Array(Type.Object(counted))

export const geographic = Type.Array(
  Type.Object({ ...counted, code: Type.String({ description: 'ISO 3166' }) }),
)

export const breakdown = Type.Array(
  Type.Object({
    ...counted,
    title: Type.Optional(Type.String({ description: 'Of a page' })),
    code: Type.Optional(Type.String({ description: 'ISO 3166, of a country' })),
  }),
)

export const timeseries = Type.Array(
  Type.Object({
    time: Type.String({ format: 'date-time', description: 'Its beginning' }),
    sessions: Type.Integer(),
    pageViews: Type.Integer(),
  }),
)

export const recentSessions = Type.Array(
  Type.Object({
    sessionId: Type.String(),
    startTime: Type.String({ format: 'date-time' }),
    duration: Type.Integer({ description: 'Seconds' }),
    source: Type.String(),
    country: nullableText,
    countryCode: Type.Union([Type.String({ description: 'ISO 3166' }), Type.Null()]),
    city: nullableText,
    pageViews: Type.Array(
      Type.Object({
        url: Type.String(),
        title: Type.String(),
        pageName: Type.String(),
        time: Type.String({ format: 'date-time' }),
      }),
    ),
    userType: Type.Enum(['admin', 'user']),
    consentGiven: Type.Boolean(),
    device: nullableText,
    browser: nullableText,
    os: nullableText,
    campaign: nullableText,
    closed: Type.Boolean(),
  }),
)

export const events = Type.Array(
  Type.Object({
    name: Type.String(),
    count: Type.Integer(),
    sessions: Type.Integer(),
    conversionRate: Type.Number({ description: 'Share of all sessions, from 0 to 1' }),
    bySource: Type.Array(
      Type.Object({ _id: Type.String(), count: Type.Integer(), sessions: Type.Integer() }),
    ),
  }),
)
