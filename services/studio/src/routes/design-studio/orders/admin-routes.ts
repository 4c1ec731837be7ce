import {
  type App,
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import { nextLink, toPage } from '@stampa/service-kit/listing'
import { addNotes } from '@stampa/service-kit/timeline'
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import { countOrders, listOrders, newestFirst, orderListQuery } from './list.ts'
import { adminOrder, changedStatus, fullOrder, timelineEntry } from './schema.ts'
import { changeStatus, lockExisting, orderNotFound, setTrashed } from './service.ts'
import { findOrder } from './store.ts'
import { addEntries, listEntries } from './timeline.ts'
import { toAdminOrder, toAdminOrders } from './view.ts'

const params = Type.Object({ id: Type.String() })

/** What administrators do with orders, beside their designs, artwork and proofs. */
export function addOrderRoutes(app: App, links: Links): void {
  const onRequest = app.requireAdmin
  const security = adminOnly

  app.get(
    '/orders',
    {
      onRequest,
      schema: {
        security,
        summary: 'Orders of designs, newest first',
        querystring: orderListQuery,
        response: { 200: Type.Array(adminOrder), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const page = toPage(request.query, newestFirst)
      const [total, { rows, next }] = await Promise.all([
        countOrders(app.db, request.query),
        listOrders(app.db, request.query, page),
      ])
      reply.header('x-total-count', total)
      if (next) reply.header('link', nextLink(request.url, next))
      return toAdminOrders(app.db, links, rows)
    },
  )

  addTrashList(app, '/orders/trash', page =>
    listTrash(app.db, 'design_orders', 'customer_email', page),
  )

  app.get(
    '/orders/:id',
    {
      onRequest,
      schema: {
        security,
        params,
        response: { 200: fullOrder, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const order = await findOrder(app.db, request.params.id)
      if (!order) throw orderNotFound()
      const [shown, timeline] = await Promise.all([
        toAdminOrder(app.db, links, order),
        listEntries(app.db, order.id),
      ])
      return reply.header('etag', versionTag(order.version)).send({ ...shown, timeline })
    },
  )

  app.patch(
    '/orders/:id/status',
    {
      onRequest,
      schema: {
        security,
        summary: 'Sets the status',
        params,
        headers: ifMatchHeaders,
        body: changedStatus,
        response: { 200: adminOrder, ...errorResponses(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const order = await changeStatus(app.db, request.params.id, {
        ...request.body,
        by: who(request),
        ifMatch: request.headers['if-match'],
      })
      reply.header('etag', versionTag(order.version))
      return reply.send(await toAdminOrder(app.db, links, order))
    },
  )

  addNotes(app, '/orders/:id/notes', {
    entry: timelineEntry,
    lock: lockExisting,
    addEntries,
    listEntries,
  })

  app.delete(
    '/orders/:id',
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
    '/orders/:id/restore',
    {
      onRequest,
      schema: { security, params, response: { 200: adminOrder, ...errorResponses(401, 404, 503) } },
    },
    async (request, reply) => {
      const { id } = request.params
      await setTrashed(app.db, id, false, who(request))
      const order = await findOrder(app.db, id)
      if (!order) throw orderNotFound()
      reply.header('etag', versionTag(order.version))
      return reply.send(await toAdminOrder(app.db, links, order))
    },
  )
}
