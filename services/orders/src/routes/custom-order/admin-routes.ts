import { spreadsheetTime, timeHeader } from '@stampa/rules/spreadsheet'
import {
  type App,
  adminCall,
  errorResponses,
  invalidField,
  requirePermission,
  type Static,
  streamOf,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { csvRows, writeCsv } from '@stampa/service-kit/csv'
import type { Links } from '@stampa/service-kit/links'
import { addOrderRoutes, type BulkAction } from '@stampa/service-kit/order-workflow'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { orderStatusChanged } from '../../notifications/letters.ts'
import { listAllOrders, type OrderFilter, orderFilter, standardSort } from './list.ts'
import { customOrders, type OrderRow } from './orders.ts'
import { adminOrder, bulkChange, changedOrder, type OrderStatus, timelineEntry } from './schema.ts'
import { statusPage, toAdminOrder } from './view.ts'

/** Adds the administrators' calls for custom orders, except the list and files. */
export function addAdminRoutes(app: App, links: Links): void {
  addOrderRoutes(app, customOrders, {
    section: 'orders',
    path: '',
    nameColumn: 'email',
    status: { method: 'PUT', path: '/:id', body: changedOrder, field: 'orderStatus' },
    mail: {
      recipient: ({ email }) => email,
      page: row => statusPage(links, row),
      letter: ({ id, order_status: from }, to, url) => orderStatusChanged(id, { from, to }, url),
    },
    schema: adminOrder,
    show: row => toAdminOrder(links, row),
    entry: timelineEntry,
  })

  app.get(
    '/export',
    adminCall(app, 'orders:read', {
      summary: 'Orders as CSV, newest first',
      produces: ['text/csv'],
      querystring: orderFilter,
      response: { 200: Type.String(), ...errorResponses(400) },
    }),
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .send(await streamOf(exportOrders(app.db, request.query))),
  )

  app.post(
    '/bulk',
    adminCall(app, 'orders:write', {
      summary: 'Does the same to many orders, all or nothing',
      body: bulkChange,
      response: { 200: Type.Object({ changed: Type.Integer() }), ...errorResponses(404) },
    }),
    async request => {
      const { ids, ...change } = request.body
      if (change.action === 'delete') requirePermission(request, 'orders:delete')
      return {
        changed: await customOrders.changeMany(app.db, ids, bulkAction(change), who(request)),
      }
    },
  )

  app.get(
    '/:id',
    adminCall(app, 'orders:read', {
      params: idParams,
      response: { 200: adminOrder, ...errorResponses(404) },
    }),
    async (request, reply) => {
      const row = await customOrders.require(app.db, request.params.id)
      return reply.header('etag', versionTag(row.version)).send(toAdminOrder(links, row))
    },
  )

  app.get(
    '/:id/timeline',
    adminCall(app, 'orders:read', {
      summary: 'Timeline of an order, newest first',
      params: idParams,
      response: { 200: Type.Array(timelineEntry), ...errorResponses(404) },
    }),
    async request => {
      const { id } = await customOrders.require(app.db, request.params.id)
      return customOrders.timeline.list(app.db, id)
    },
  )
}

/** @throws Problem 400 when the action is `status` and no status is named */
function bulkAction({
  action,
  orderStatus,
  from,
  notify,
}: Omit<Static<typeof bulkChange>, 'ids'>): BulkAction<OrderStatus> {
  if (action !== 'status') return { action }
  if (orderStatus) return { action, orderStatus, from, notify }
  throw invalidField('orderStatus', 'Order status is required')
}

const csvHeader = [
  'Id',
  timeHeader('Created'),
  'Status',
  'Email',
  'Phone',
  'Products',
  'Options',
  'Image',
]

/** Generates the CSV file of the orders piece by piece. */
async function* exportOrders(db: Knex, filter: OrderFilter): AsyncGenerator<string> {
  let head = writeCsv(csvHeader, [])
  const { batches } = await listAllOrders(db, filter, standardSort)
  for await (const rows of batches) {
    yield head + csvRows(rows.map(toCells))
    head = ''
  }
}

function toCells(row: OrderRow): string[] {
  return [
    row.id,
    spreadsheetTime(row.created_at),
    row.order_status,
    row.email,
    row.phone,
    row.lines.map(({ quantity, title, product }) => `${quantity} × ${title ?? product}`).join('; '),
    row.options.join(', '),
    row.image ? 'yes' : 'no',
  ]
}
