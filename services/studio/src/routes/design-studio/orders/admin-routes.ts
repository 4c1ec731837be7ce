import {
  type App,
  adminOnly,
  errorResponses,
  type Static,
  Type,
  versionTag,
} from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import {
  nextLink,
  type Page,
  pageOf,
  pageQuery,
  type Rows,
  type Sorting,
  toPage,
} from '@stampa/service-kit/listing'
import { addOrderRoutes } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import { designOrders, type OrderRow } from './orders.ts'
import { adminOrder, changedStatus, fullOrder, orderStatus, timelineEntry } from './schema.ts'
import { toAdminOrder, toAdminOrders } from './view.ts'

const params = Type.Object({ id: Type.String() })

const orderListQuery = Type.Object({
  ...pageQuery.properties,
  status: Type.Optional(orderStatus),
})
type OrderFilter = Pick<Static<typeof orderListQuery>, 'status'>

const sorting: Sorting<OrderRow> = {
  id: 'id',
  // Version 7 ids grow with the creation time.
  keys: { createdAt: { expression: 'id', value: row => row.id, direction: 'asc' } },
}

const newestFirst = '-createdAt'

/** Adds the administrators' calls for design orders, except designs, artwork and proofs. */
export function addAdminRoutes(app: App, links: Links): void {
  const onRequest = app.requireAdmin
  const security = adminOnly

  addOrderRoutes(app, designOrders, {
    path: '/orders',
    nameColumn: 'customer_email',
    status: { method: 'PATCH', path: '/:id/status', body: changedStatus, field: 'status' },
    schema: adminOrder,
    show: row => toAdminOrder(app.db, links, row),
    entry: timelineEntry,
  })

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
      const order = await designOrders.require(app.db, request.params.id)
      const [shown, timeline] = await Promise.all([
        toAdminOrder(app.db, links, order),
        designOrders.timeline.list(app.db, order.id),
      ])
      return reply.header('etag', versionTag(order.version)).send({ ...shown, timeline })
    },
  )
}

function listOrders(db: Knex, { status }: OrderFilter, page: Page): Promise<Rows<OrderRow>> {
  const query = designOrders.live(db).select(designOrders.columns)
  if (status !== undefined) query.where('order_status', status)
  return pageOf(query, sorting, newestFirst, page)
}

/** Counts the orders on all pages. */
async function countOrders(db: Knex, { status }: OrderFilter): Promise<number> {
  const query = designOrders.live(db).count<{ count: string }[]>('*')
  if (status !== undefined) query.where('order_status', status)
  const [row] = await query
  return Number(row?.count ?? 0)
}
