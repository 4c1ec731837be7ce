import { type Static, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'
import { chartGrains } from './range.ts'

const day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T[\\d:.]+(Z|[+-]\\d{2}:\\d{2}))?$',
  description: 'A day in Greece, or a moment in it',
})

const text = Type.String({ minLength: 1, maxLength: 300 })

/** Query of every report: days, and values to filter by. */
const range = Type.Object({
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

export type RangeQuery = Static<typeof range>

const limit = (standard: number, maximum = 1000) =>
  Type.Integer({ minimum: 1, maximum, default: standard })

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

export const queries = {
  range,
  popularPages: Type.Object({ ...range.properties, limit: limit(10) }),
  recentSessions: Type.Object({ ...range.properties, limit: limit(20, 200) }),
  timeseries: Type.Object({
    ...range.properties,
    grain: Type.Enum([...chartGrains], { default: 'day' }),
  }),
  breakdown: Type.Object({
    ...range.properties,
    by: Type.Enum([...breakdownBy]),
    limit: limit(20),
  }),
}

export const nullableText = nullable(Type.String())

export const moment = Type.String({ format: 'date-time' })

const counted = {
  _id: Type.String(),
  sessions: Type.Integer(),
  pageViews: Type.Integer(),
}

/** Responses of the reports. */
export const reports = {
  export: { description: 'CSV', content: { 'text/csv': { schema: Type.String() } } },
  summary: Type.Object({
    totalSessions: Type.Integer(),
    totalPageViews: Type.Integer(),
    avgSessionDuration: Type.Integer({ description: 'Seconds' }),
    uniqueCountries: Type.Integer(),
    bounceRate: Type.Number({ description: 'Share of sessions with one page, from 0 to 1' }),
  }),
  popularPages: Type.Array(
    Type.Object({ title: Type.String(), url: Type.String(), visits: Type.Integer() }),
  ),
  trafficSources: Type.Array(Type.Object(counted)),
  geographic: Type.Array(
    Type.Object({ ...counted, code: Type.String({ description: 'ISO 3166' }) }),
  ),
  breakdown: Type.Array(
    Type.Object({
      ...counted,
      title: Type.Optional(Type.String({ description: 'Of a page' })),
      code: Type.Optional(Type.String({ description: 'ISO 3166, of a country' })),
    }),
  ),
  timeseries: Type.Array(
    Type.Object({
      time: Type.String({ format: 'date-time', description: 'Its beginning' }),
      sessions: Type.Integer(),
      pageViews: Type.Integer(),
    }),
  ),
  recentSessions: Type.Array(
    Type.Object({
      sessionId: Type.String({
        description: 'Its first eight characters without `analytics:delete`',
      }),
      startTime: moment,
      duration: Type.Integer({ description: 'Seconds' }),
      source: Type.String(),
      country: nullableText,
      countryCode: nullable(Type.String({ description: 'ISO 3166' })),
      city: nullableText,
      pageViews: Type.Array(
        Type.Object({
          url: Type.String(),
          title: Type.String(),
          pageName: Type.String(),
          time: moment,
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
  ),
  events: Type.Array(
    Type.Object({
      name: Type.String(),
      count: Type.Integer(),
      sessions: Type.Integer(),
      conversionRate: Type.Number({ description: 'Share of all sessions, from 0 to 1' }),
      bySource: Type.Array(
        Type.Object({ _id: Type.String(), count: Type.Integer(), sessions: Type.Integer() }),
      ),
    }),
  ),
}
