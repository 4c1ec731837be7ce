import {
  type App,
  adminCall,
  errorResponses,
  type Static,
  Type,
  versionTag,
} from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import {
  countedPage,
  orderSearch,
  pageOf,
  pageQuery,
  type Sorting,
  searchQuery,
  whereMatches,
  withPageHeaders,
} from '@stampa/service-kit/listing'
import { addOrderRoutes } from '@stampa/service-kit/order-workflow'
import { allPages, sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { designStatusChanged } from '../../../notifications/letters.ts'
import { designOrders, type OrderRow } from './orders.ts'
import { adminOrder, changedStatus, fullOrder, orderStatus, timelineEntry } from './schema.ts'
import { linesOf, sheetColumns } from './sheet.ts'
import { customerPage, toAdminOrder, toAdminOrders } from './view.ts'

const orderFilter = Type.Object({ status: Type.Optional(orderStatus), q: searchQuery })
type OrderFilter = Static<typeof orderFilter>

const orderListQuery = Type.Object({ ...pageQuery.properties, ...orderFilter.properties })

const standardSort = '-createdAt'

const sorting: Sorting<OrderRow> = {
  id: 'id',
  // Version 7 ids grow with the creation time.
  keys: { createdAt: { expression: 'id', value: row => row.id, direction: 'asc' } },
}

/** Adds the administrators' calls for design orders, except designs, artwork and proofs. */
export function addAdminRoutes(app: App, links: Links): void {
  addOrderRoutes(app, designOrders, {
    section: 'studio',
    path: '/orders',
    nameColumn: 'customer_email',
    status: { method: 'PATCH', path: '/:id/status', body: changedStatus, field: 'status' },
    mail: {
      recipient: row => row.customer_email,
      page: row => customerPage(links, row),
      letter: ({ id, order_status: from }, to, url) => designStatusChanged(id, { from, to }, url),
    },
    schema: adminOrder,
    show: row => toAdminOrder(app.db, links, row),
    entry: timelineEntry,
  })

  app.get(
    '/orders',
    adminCall(app, 'studio:read', {
      summary: 'Orders of designs, newest first',
      querystring: orderListQuery,
      response: { 200: Type.Array(adminOrder), ...errorResponses(400) },
    }),
    async (request, reply) => {
      const page = { sort: standardSort, ...request.query }
      const found = await countedPage(matching(app.db, page), sorting, page)
      return toAdminOrders(app.db, links, withPageHeaders(request, reply, found))
    },
  )

  app.get(
    '/orders/export',
    sheetExport(
      app,
      'studio:read',
      'Orders of designs, newest first, a row for each mockup,',
      orderFilter.properties,
    ),
    async (request, reply) => {
      const { format, language, ...filter } = request.query
      const orders = allPages(page =>
        pageOf<OrderRow>(matching(app.db, filter), sorting, standardSort, page),
      )
      const lines = linesOf(app.db, orders)
      return sendSheet(reply, 'design-orders', { format, language }, sheetColumns, lines)
    },
  )

  app.get(
    '/orders/:id',
    adminCall(app, 'studio:read', {
      params: idParams,
      response: { 200: fullOrder, ...errorResponses(404) },
    }),
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

function matching(db: Knex, { status, q }: OrderFilter): Knex.QueryBuilder {
  const query = designOrders.live(db).select(designOrders.columns)
  if (status !== undefined) query.where('order_status', status)
  if (q !== undefined) whereMatches(query, 'search', orderSearch(q))
  return query
}
