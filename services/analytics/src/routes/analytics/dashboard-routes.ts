import { type App, errorResponses, Problem } from '@stampa/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
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
import { sharedRange } from '../../shares/share-access.ts'
import { conversionNames } from '../../storage/event.ts'
import {
  breakdown,
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

/** Countries and sources that are told without being asked for a number of them. */
const all = 300

const refusals = errorResponses(400, 401, 503)

/** The dashboard's calls over what was counted. @param requireReader lets in administrators and shares */
export function addDashboardRoutes(app: App, requireReader: Guard): void {
  const reader = { onRequest: requireReader }

  app.get(
    '/summary',
    { ...reader, schema: { querystring: rangeQuery, response: { 200: summary, ...refusals } } },
    async request => {
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
    },
  )

  app.get(
    '/popular-pages',
    {
      ...reader,
      schema: { querystring: popularPagesQuery, response: { 200: popularPages, ...refusals } },
    },
    async request => {
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
    },
  )

  app.get(
    '/traffic-sources',
    {
      ...reader,
      schema: { querystring: rangeQuery, response: { 200: trafficSources, ...refusals } },
    },
    async request =>
      (await readParts(app.db, ...(await readQuery(app.db, request)), 'source', all)).map(counted),
  )

  app.get(
    '/geographic',
    { ...reader, schema: { querystring: rangeQuery, response: { 200: geographic, ...refusals } } },
    async request => {
      const parts = await readParts(app.db, ...(await readQuery(app.db, request)), 'country', all)
      return parts.map(part => ({ ...counted(part), _id: countryName(part.text), code: part.text }))
    },
  )

  app.get(
    '/recent-sessions',
    {
      onRequest: app.requireAdmin,
      schema: { querystring: recentSessionsQuery, response: { 200: recentSessions, ...refusals } },
    },
    async request => {
      const { startDate, endDate, limit } = request.query
      const bounded = startDate !== undefined || endDate !== undefined
      const [range, filter] = await readQuery(app.db, request)
      // The last ones of all are found at once; those that a filter lets through may be anywhere.
      const all = !bounded && !isFiltered(filter)
      return readRecentSessions(app.db, all ? undefined : range, filter, limit)
    },
  )

  app.get(
    '/timeseries',
    {
      ...reader,
      schema: { querystring: timeseriesQuery, response: { 200: timeseries, ...refusals } },
    },
    async request => {
      const [range, filter] = await readQuery(app.db, request)
      const { grain } = request.query
      const sums = await readSeries(app.db, range, filter, grain)
      return bucketStarts(range, grain).map(start => ({
        time: new Date(start).toISOString(),
        sessions: sums.get(start)?.sessions ?? 0,
        pageViews: sums.get(start)?.views ?? 0,
      }))
    },
  )

  app.get(
    '/breakdown',
    {
      ...reader,
      schema: { querystring: breakdownQuery, response: { 200: breakdown, ...refusals } },
    },
    async request => {
      const { by, limit } = request.query
      const parts = await readParts(app.db, ...(await readQuery(app.db, request)), by, limit)
      return parts.map(part => ({
        ...counted(part),
        ...(by === 'country' && { _id: countryName(part.text), code: part.text }),
        ...(part.title !== null && { title: part.title }),
      }))
    },
  )

  app.get(
    '/events',
    { ...reader, schema: { querystring: rangeQuery, response: { 200: events, ...refusals } } },
    async request => {
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
    },
  )
}

/**
 * The days and the filter that are asked for; a share may show its own days only.
 *
 * @throws Problem 400 when there is no such range, or more visits in it than a filter looks at
 */
export async function readQuery(
  db: Knex,
  request: FastifyRequest<{ Querystring: RangeQuery }>,
): Promise<[Range, Filter]> {
  const { startDate, endDate, ...rest } = request.query
  const range = sharedRange(request) ?? readRange({ startDate, endDate })
  const filter = filterIn(rest)
  if (isFiltered(filter)) refuseTooMany((await readTotals(db, range, {})).sessions)
  return [range, filter]
}

/** Visits that a filter looks at, one by one: some seconds' worth. */
const maxFiltered = 3_000_000

function refuseTooMany(visits: number): void {
  if (visits <= maxFiltered) return
  const message = `A filter looks at ${maxFiltered} visits at most, and these days have ${visits}: choose fewer days`
  throw new Problem(400, 'too_many_visits', message, { errors: [{ field: 'startDate', message }] })
}

/** The values to filter by among what a call takes. */
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
