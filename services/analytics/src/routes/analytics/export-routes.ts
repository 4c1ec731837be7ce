import { type App, errorResponses, Type } from '@stampa/service-kit'
import { writeCsv } from '@stampa/service-kit/csv'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addDays, athensDate } from '../../calendar/athens.ts'
import { countryName } from '../../dashboard/countries.ts'
import { bucketStarts } from '../../dashboard/range.ts'
import { readParts, readSeries } from '../../dashboard/store.ts'
import { readQuery } from './dashboard-routes.ts'
import { breakdownBy, rangeQuery } from './dashboard-schema.ts'

/** Values of one dimension in a sheet, the most frequent ones. */
const maxValues = 1000

/** What was counted as a sheet: first by day, then by each dimension. */
export function addExportRoutes(
  app: App,
  requireReader: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  app.get(
    '/export',
    {
      onRequest: requireReader,
      schema: {
        querystring: rangeQuery,
        response: {
          200: { description: 'CSV', content: { 'text/csv': { schema: Type.String() } } },
          ...errorResponses(400, 401, 503),
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
        const parts = await readParts(app.db, range, filter, dimension, maxValues)
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
