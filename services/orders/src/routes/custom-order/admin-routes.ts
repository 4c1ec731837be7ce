import {
  type App,
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  Problem,
  type Static,
  streamOf,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import { addNotes } from '@stampa/service-kit/timeline'
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import { exportOrders } from './export.ts'
import { orderFilter } from './list.ts'
import { adminOrder, bulkChange, changedOrder, timelineEntry } from './schema.ts'
import {
  type BulkAction,
  changeMany,
  changeStatus,
  lockExisting,
  requireOrder,
  setTrashed,
} from './service.ts'
import { addEntries, listEntries } from './timeline.ts'
import { toAdminOrder } from './view.ts'

const params = Type.Object({ id: Type.String() })

/** What administrators do with orders, beside listing them. */
export function addAdminRoutes(app: App, links: Links): void {
  const onRequest = app.requireAdmin
  const security = adminOnly

  app.get(
    '/export',
    {
      onRequest,
      schema: {
        security,
        summary: 'Orders as CSV, newest first',
        produces: ['text/csv'],
        querystring: orderFilter,
        response: { 200: Type.String(), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .send(await streamOf(exportOrders(app.db, request.query))),
  )

  addTrashList(app, '/trash', page => listTrash(app.db, 'custom_orders', 'email', page))

  app.post(
    '/bulk',
    {
      onRequest,
      schema: {
        security,
        summary: 'Does the same to many orders, all or nothing',
        body: bulkChange,
        response: {
          200: Type.Object({ changed: Type.Integer() }),
          ...errorResponses(400, 401, 404, 503),
        },
      },
    },
    async request => {
      const action = bulkAction(request.body)
      return { changed: await changeMany(app.db, request.body.ids, action, who(request)) }
    },
  )

  app.get(
    '/:id',
    {
      onRequest,
      schema: { security, params, response: { 200: adminOrder, ...errorResponses(401, 404, 503) } },
    },
    async (request, reply) => {
      const row = await requireOrder(app.db, request.params.id)
      return reply.header('etag', versionTag(row.version)).send(toAdminOrder(links, row))
    },
  )

  app.put(
    '/:id',
    {
      onRequest,
      schema: {
        security,
        summary: 'Sets the status',
        params,
        headers: ifMatchHeaders,
        body: changedOrder,
        response: { 200: adminOrder, ...errorResponses(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const row = await changeStatus(app.db, request.params.id, {
        ...request.body,
        by: who(request),
        ifMatch: request.headers['if-match'],
      })
      return reply.header('etag', versionTag(row.version)).send(toAdminOrder(links, row))
    },
  )

  app.delete(
    '/:id',
    {
      onRequest,
      schema: {
        security,
        summary: 'Moves an order into the trash, for 30 days',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      await setTrashed(app.db, request.params.id, true, who(request))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/restore',
    {
      onRequest,
      schema: { security, params, response: { 200: adminOrder, ...errorResponses(401, 404, 503) } },
    },
    async (request, reply) => {
      const { id } = request.params
      await setTrashed(app.db, id, false, who(request))
      const row = await requireOrder(app.db, id)
      return reply.header('etag', versionTag(row.version)).send(toAdminOrder(links, row))
    },
  )

  app.get(
    '/:id/timeline',
    {
      onRequest,
      schema: {
        security,
        summary: 'What happened to an order, newest first',
        params,
        response: { 200: Type.Array(timelineEntry), ...errorResponses(401, 404, 503) },
      },
    },
    async request => {
      await requireOrder(app.db, request.params.id)
      return listEntries(app.db, request.params.id)
    },
  )

  addNotes(app, '/:id/notes', { entry: timelineEntry, lock: lockExisting, addEntries, listEntries })
}

/** @throws Problem 400 when a status is to be set and none is named */
function bulkAction({ action, orderStatus }: Static<typeof bulkChange>): BulkAction {
  if (action !== 'status') return { action }
  if (orderStatus) return { action, orderStatus }
  const message = 'Order status is required'
  throw new Problem(400, 'validation_failed', message, {
    errors: [{ field: 'orderStatus', message }],
  })
}
