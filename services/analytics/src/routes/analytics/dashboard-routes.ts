import { type App, errorResponses, Problem, Type } from '@stampa/service-kit'
import { writeCsv } from '@stampa/service-kit/csv'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { addDays, athensDate } from '../../calendar/athens.ts'
import { countryName } from '../../dashboard/countries.ts'
import { type Filter, isFiltered } from '../../dashboard/filter.ts'
import { bucketStarts, type Range, readRange } from '../../dashboard/range.ts'
import { readRecentSessions } from '../../dashboard/recent-sessions.ts'
import {
  countCountries,
  type Part,
  readConversions,
  readParts,
  readSeries,
  readTotals,
} from '../../dashboard/store.ts'
import { sharedRange } from '../../shares/shares.ts'
import { conversionNames } from '../../storage/event.ts'
import {
  breakdown,
  breakdownBy,
  breakdownQuery,
  events,
  geographic,
  popularPages,
  popularPagesQuery,
  type RangeQuery,
  rangeQuery,
  recentSessions,
  recentSessionsQuery,
  summary,
  timeseries,
  timeseriesQuery,
  trafficSources,
} from './dashboard-schema.ts'

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Maximum number of countries or sources returned, which have no limit parameter. */
const maxUnlimited = 300

/** Maximum number of values of each dimension in an exported sheet. */
const maxExported = 1000

/** Maximum number of sessions that a filter reads one by one, in some seconds. */
const maxFiltered = 3_000_000

const refusals = errorResponses(400, 401, 503)

/** Adds the calls of the dashboard's reports. @param requireReader admits administrators and shares */
export function addDashboardRoutes(app: App, requireReader: Guard): void {
  /** Returns the options of a report's route. */
  const report = <Query extends Type.TSchema, Response extends Type.TSchema>(
    querystring: Query,
    response: Response,
  ) => ({
    onRequest: requireReader,
    schema: { querystring, response: { 200: response, ...refusals } },
  })

  app.get('/summary', report(rangeQuery, summary), async request => {
    const [range, filter] = await readQuery(app.db, request)
    const [totals, uniqueCountries] = await Promise.all([
      readTotals(app.db, range, filter),
      countCountries(app.db, range, filter),
    ])
    const { sessions, views, duration, bounces } = totals
    return {
      totalSessions: sessions,
      totalPageViews: views,
      avgSessionDuration: sessions === 0 ? 0 : Math.round(duration / sessions),
      uniqueCountries,
      bounceRate: share(bounces, sessions),
    }
  })

  app.get('/popular-pages', report(popularPagesQuery, popularPages), async request => {
    const parts = await readParts(
      app.db,
      ...(await readQuery(app.db, request)),
      'page',
      request.query.limit,
    )
    return parts.map(({ text, title, views }) => ({
      title: title ?? text,
      url: text,
      visits: views,
    }))
  })

  app.get('/traffic-sources', report(rangeQuery, trafficSources), async request =>
    (await readParts(app.db, ...(await readQuery(app.db, request)), 'source', maxUnlimited)).map(
      counted,
    ),
  )

  app.get('/geographic', report(rangeQuery, geographic), async request => {
    const parts = await readParts(
      app.db,
      ...(await readQuery(app.db, request)),
      'country',
      maxUnlimited,
    )
    return parts.map(part => ({ ...counted(part), _id: countryName(part.text), code: part.text }))
  })

  app.get(
    '/recent-sessions',
    { ...report(recentSessionsQuery, recentSessions), onRequest: app.requireAdmin },
    async request => {
      const { startDate, endDate, limit } = request.query
      const bounded = startDate !== undefined || endDate !== undefined
      const [range, filter] = await readQuery(app.db, request)
      // Without days and filter the latest sessions of all time are cheap to read.
      const unbounded = !bounded && !isFiltered(filter)
      return readRecentSessions(app.db, unbounded ? undefined : range, filter, limit)
    },
  )

  app.get('/timeseries', report(timeseriesQuery, timeseries), async request => {
    const [range, filter] = await readQuery(app.db, request)
    const { grain } = request.query
    const sums = await readSeries(app.db, range, filter, grain)
    return bucketStarts(range, grain).map(start => ({
      time: new Date(start).toISOString(),
      sessions: sums.get(start)?.sessions ?? 0,
      pageViews: sums.get(start)?.views ?? 0,
    }))
  })

  app.get('/breakdown', report(breakdownQuery, breakdown), async request => {
    const { by, limit } = request.query
    const parts = await readParts(app.db, ...(await readQuery(app.db, request)), by, limit)
    return parts.map(part => ({
      ...counted(part),
      ...(by === 'country' && { _id: countryName(part.text), code: part.text }),
      ...(part.title !== null && { title: part.title }),
    }))
  })

  app.get('/events', report(rangeQuery, events), async request => {
    const [range, filter] = await readQuery(app.db, request)
    const [rows, { sessions: all }] = await Promise.all([
      readConversions(app.db, range, filter),
      readTotals(app.db, range, filter),
    ])
    return conversionNames.map(name => {
      const bySource = rows
        .filter(row => row.name === name)
        .map(({ source, count, sessions }) => ({ _id: source, count, sessions }))
      const sessions = sum(bySource.map(({ sessions }) => sessions))
      const count = sum(bySource.map(({ count }) => count))
      return { name, count, sessions, conversionRate: share(sessions, all), bySource }
    })
  })

  app.get(
    '/export',
    {
      onRequest: requireReader,
      schema: {
        querystring: rangeQuery,
        response: {
          200: { description: 'CSV', content: { 'text/csv': { schema: Type.String() } } },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const [range, filter] = await readQuery(app.db, request)
      const days = await readSeries(app.db, range, filter, 'day')
      const rows: (string | number)[][] = bucketStarts(range, 'day').map(start => {
        const { sessions = 0, views = 0 } = days.get(start) ?? {}
        return ['day', athensDate(start), '', sessions, views]
      })
      for (const dimension of ['page', ...breakdownBy] as const) {
        const parts = await readParts(app.db, range, filter, dimension, maxExported)
        for (const { text, title, sessions, views } of parts) {
          const value = dimension === 'country' ? countryName(text) : text
          rows.push([dimension, value, title ?? '', dimension === 'page' ? '' : sessions, views])
        }
      }
      const name = `analytics-${range.from}-${addDays(range.until, -1)}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(writeCsv(['dimension', 'value', 'title', 'sessions', 'pageViews'], rows))
    },
  )
}

/**
 * Returns the requested days and filter; a share's own days override the requested ones.
 *
 * @throws Problem 400 for an invalid range, or one with too many sessions for a filter
 */
async function readQuery(
  db: Knex,
  request: FastifyRequest<{ Querystring: RangeQuery }>,
): Promise<[Range, Filter]> {
  const { startDate, endDate, ...rest } = request.query
  const range = sharedRange(request) ?? readRange({ startDate, endDate })
  const filter = filterIn(rest)
  if (isFiltered(filter)) refuseTooMany((await readTotals(db, range, {})).sessions)
  return [range, filter]
}

function refuseTooMany(visits: number): void {
  if (visits <= maxFiltered) return
  const message = `A filter looks at ${maxFiltered} visits at most, and these days have ${visits}: choose fewer days`
  throw new Problem(400, 'too_many_visits', message, { errors: [{ field: 'startDate', message }] })
}

/** Returns the filter's fields of a query, which may hold others. */
function filterIn(query: Omit<RangeQuery, 'startDate' | 'endDate'>): Filter {
  const { source, country, city, page, device, browser, os, campaign, userType } = query
  return {
    ...(source !== undefined && { source }),
    ...(country !== undefined && { country }),
    ...(city !== undefined && { city }),
    ...(page !== undefined && { page }),
    ...(device !== undefined && { device }),
    ...(browser !== undefined && { browser }),
    ...(os !== undefined && { os }),
    ...(campaign !== undefined && { campaign }),
    ...(userType !== undefined && { userType }),
  }
}

function counted({ text, sessions, views }: Part) {
  return { _id: text, sessions, pageViews: views }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function sum(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
