import { allows } from '@stampa/rules/permissions'
import { type App, errorResponses, Problem, type Type } from '@stampa/service-kit'
import { writeCsv } from '@stampa/service-kit/csv'
import type { FastifyRequest } from 'fastify'
import { addDays, athensDate } from '../../calendar/athens.ts'
import { countryName } from '../../dashboard/countries.ts'
import { isFiltered, type Selection } from '../../dashboard/filter.ts'
import { bucketStarts, readRange } from '../../dashboard/range.ts'
import { breakdownBy, queries, type RangeQuery, reports } from '../../dashboard/schema.ts'
import type { Part } from '../../dashboard/store.ts'
import { readerGuard, sharedRange } from '../../shares/shares.ts'
import { conversionNames } from '../../storage/event.ts'
import { dimensions } from '../../storage/labels.ts'
import type { VisitStore } from '../../storage/visit-store.ts'

/** Maximum number of countries or sources returned, which have no limit parameter. */
const maxUnlimited = 300

/** Maximum number of values of each dimension in an exported sheet. */
const maxExported = 1000

/** Maximum number of sessions that a filter reads one by one, in some seconds. */
const maxFiltered = 3_000_000

/** Adds the calls of the dashboard's reports, for administrators and the holders of a share. */
export function addDashboardRoutes(app: App, visits: VisitStore): void {
  const requireReader = readerGuard(app)

  /** Returns the options of a report's route. */
  const report = <Query extends Type.TSchema, Response>(
    querystring: Query,
    response: Response,
  ) => ({
    onRequest: requireReader,
    schema: {
      'x-permission': 'analytics:read' as const,
      querystring,
      response: { 200: response, ...errorResponses(400, 401, 403) },
    },
  })

  /**
   * Returns the visits that a request selects; a share's own days override the requested ones.
   *
   * @throws Problem 400 for an invalid range, or one with too many sessions for a filter
   */
  async function select(
    request: FastifyRequest<{ Querystring: SelectionQuery }>,
  ): Promise<Selection> {
    const { startDate, endDate, limit, grain, by, ...filter } = request.query
    const range = sharedRange(request) ?? readRange({ startDate, endDate })
    const selection = { db: app.readDb, range, filter }
    if (isFiltered(selection))
      refuseTooMany((await visits.readTotals({ ...selection, filter: {} })).sessions)
    return selection
  }

  app.get('/summary', report(queries.range, reports.summary), async request => {
    const selection = await select(request)
    const [{ sessions, views, duration, bounces }, uniqueCountries] = await Promise.all([
      visits.readTotals(selection),
      visits.countCountries(selection),
    ])
    return {
      totalSessions: sessions,
      totalPageViews: views,
      avgSessionDuration: Math.round(share(duration, sessions)),
      uniqueCountries,
      bounceRate: share(bounces, sessions),
    }
  })

  app.get('/popular-pages', report(queries.popularPages, reports.popularPages), async request => {
    const parts = await visits.readParts(await select(request), 'page', request.query.limit)
    return parts.map(({ text, title, views }) => ({
      title: title ?? text,
      url: text,
      visits: views,
    }))
  })

  app.get('/traffic-sources', report(queries.range, reports.trafficSources), async request =>
    (await visits.readParts(await select(request), 'source', maxUnlimited)).map(counted),
  )

  app.get('/geographic', report(queries.range, reports.geographic), async request =>
    (await visits.readParts(await select(request), 'country', maxUnlimited)).map(countedCountry),
  )

  app.get(
    '/recent-sessions',
    { ...report(queries.recentSessions, reports.recentSessions), onRequest: app.requireAdmin },
    async request => {
      const { startDate, endDate, limit } = request.query
      const selection = await select(request)
      // Without days and filter the latest sessions of all time are cheap to read.
      const isBounded = startDate !== undefined || endDate !== undefined || isFiltered(selection)
      const sessions = await visits.readRecentSessions(selection, isBounded, limit)
      if (allows(request.admin.scope, 'analytics:delete')) return sessions
      // The whole id erases the visit, by the public call that withdraws its consent.
      return sessions.map(({ sessionId, ...session }) => ({
        ...session,
        sessionId: sessionId.slice(0, 8),
      }))
    },
  )

  app.get('/timeseries', report(queries.timeseries, reports.timeseries), async request => {
    const selection = await select(request)
    const { grain } = request.query
    const sums = await visits.readSeries(selection, grain)
    return bucketStarts(selection.range, grain).map(start => ({
      time: new Date(start).toISOString(),
      sessions: sums.get(start)?.sessions ?? 0,
      pageViews: sums.get(start)?.views ?? 0,
    }))
  })

  app.get('/breakdown', report(queries.breakdown, reports.breakdown), async request => {
    const { by, limit } = request.query
    const parts = await visits.readParts(await select(request), by, limit)
    return parts.map(part => ({
      ...(by === 'country' ? countedCountry(part) : counted(part)),
      ...(part.title !== null && { title: part.title }),
    }))
  })

  app.get('/events', report(queries.range, reports.events), async request => {
    const selection = await select(request)
    const [rows, { sessions: all }] = await Promise.all([
      visits.readConversions(selection),
      visits.readTotals(selection),
    ])
    return conversionNames.map(name => {
      const bySource = rows
        .filter(({ dimension }) => dimension === dimensions[name])
        .map(({ source, count, sessions }) => ({ _id: source, count, sessions }))
      const sum = (key: 'count' | 'sessions') => bySource.reduce((sum, row) => sum + row[key], 0)
      const sessions = sum('sessions')
      const conversionRate = share(sessions, all)
      return { name, count: sum('count'), sessions, conversionRate, bySource }
    })
  })

  app.get('/export', report(queries.range, reports.export), async (request, reply) => {
    const selection = await select(request)
    const { range } = selection
    const days = await visits.readSeries(selection, 'day')
    const rows: (string | number)[][] = bucketStarts(range, 'day').map(start => {
      const { sessions = 0, views = 0 } = days.get(start) ?? {}
      return ['day', athensDate(start), '', sessions, views]
    })
    for (const dimension of ['page', ...breakdownBy] as const) {
      const parts = await visits.readParts(selection, dimension, maxExported)
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
  })
}

/** Query of a report with the parameters of some, which are no filters. */
type SelectionQuery = RangeQuery & { limit?: number; grain?: string; by?: string }

function refuseTooMany(count: number): void {
  if (count <= maxFiltered) return
  const message = `A filter looks at ${maxFiltered} visits at most, and these days have ${count}: choose fewer days`
  throw new Problem(400, 'too_many_visits', message, { errors: [{ field: 'startDate', message }] })
}

function counted({ text, sessions, views }: Part) {
  return { _id: text, sessions, pageViews: views }
}

function countedCountry(part: Part) {
  return { ...counted(part), _id: countryName(part.text), code: part.text }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
