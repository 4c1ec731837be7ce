import { maxEmailLength } from '@stampa/rules/contact'
import {
  type App,
  adminCall,
  errorResponses,
  requireConfirmed,
  requirePermission,
  type Static,
  Type,
  versionTag,
} from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import {
  countedPage,
  pageOf,
  pageQuery,
  type Sorting,
  searchQuery,
  whereMatches,
  withPageHeaders,
} from '@stampa/service-kit/listing'
import {
  addOrderRoutes,
  addReplyRoutes,
  orderSearch,
  referencedHashes,
} from '@stampa/service-kit/order-workflow'
import { statusValues } from '@stampa/service-kit/order-workflow/mails'
import { listReviews } from '@stampa/service-kit/reviews'
import {
  allPages,
  type ExportColumn,
  sendSheet,
  sheetExport,
} from '@stampa/service-kit/sheet-export'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { fileReferences } from '../../../housekeeping.ts'
import { statusNames, templates } from '../../../notifications/customer-mails.ts'
import {
  designOrders,
  designReplies,
  type ListedMockup,
  listMockups,
  type OrderRow,
} from '../../../orders/orders.ts'
import {
  adminOrder,
  changedStatus,
  fullOrder,
  orderStatus,
  timelineEntry,
} from '../../../orders/schema.ts'
import { customerPage, toAdminOrder, toAdminOrders } from '../../../orders/view.ts'

/** A row of the export: an order of designs with one of its mockups. */
interface SheetLine {
  order: OrderRow
  mockup: ListedMockup
}

async function* linesOf(db: Knex, batches: AsyncIterable<OrderRow[]>): AsyncGenerator<SheetLine[]> {
  for await (const orders of batches) {
    const ids = orders.map(({ id }) => id)
    const mockups = Map.groupBy(await listMockups(db, ids), ({ order_id }) => order_id)
    yield orders.flatMap(order => (mockups.get(order.id) ?? []).map(mockup => ({ order, mockup })))
  }
}

const sheetColumns: ExportColumn<SheetLine>[] = [
  // With a sign, so that no spreadsheet reads `12e456` as a number.
  { en: 'Order', el: 'Παραγγελία', value: ({ order }) => `#${order.id.slice(-6)}` },
  { en: 'Created', el: 'Ημερομηνία', kind: 'time', value: ({ order }) => order.created_at },
  {
    en: 'Status',
    el: 'Κατάσταση',
    values: statusNames.el,
    value: ({ order }) => order.order_status,
  },
  { en: 'Email', el: 'Email', value: ({ order }) => order.customer_email },
  { en: 'Phone', el: 'Τηλέφωνο', kind: 'phone', value: ({ order }) => order.customer_phone },
  { en: 'Product', el: 'Προϊόν', value: ({ mockup }) => mockup.product_name },
  { en: 'Colour', el: 'Χρώμα', value: ({ mockup }) => mockup.color_name },
  {
    en: 'View',
    el: 'Όψη',
    values: { front: 'μπροστά', back: 'πίσω' },
    value: ({ mockup }) => mockup.view,
  },
  { en: 'Quantity', el: 'Ποσότητα', value: ({ mockup }) => mockup.quantity },
  { en: 'Notes', el: 'Σημειώσεις', value: ({ order }) => order.notes },
  { en: 'Id', el: 'Id', value: ({ order }) => order.id },
]

const email = Type.String({ format: 'email', minLength: 1, maxLength: maxEmailLength })

const orderFilter = Type.Object({
  status: Type.Optional(orderStatus),
  artwork: Type.Optional(
    Type.Enum(['failed'], { description: 'With a print file that could not be made' }),
  ),
  unread: Type.Optional(Type.Boolean({ description: 'With an unread reply of the customer' })),
  q: searchQuery,
  email: Type.Optional(email),
})
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
      event: 'design.status_changed',
      template: templates['design.status_changed'],
      values: ({ id, order_status: from }, to, url) =>
        statusValues(id, { from, to }, url, statusNames),
    },
    schema: adminOrder,
    show: (row, scope) => toAdminOrder(app.db, links, scope, row),
    entry: timelineEntry,
  })
  addReplyRoutes(app, designReplies, {
    section: 'studio',
    path: '/orders',
    requireRecord: id => designOrders.require(app.db, id),
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
      const rows = withPageHeaders(request, reply, found)
      return toAdminOrders(app.db, links, request.admin.scope, rows)
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
    async ({ query }, reply) => {
      const orders = allPages(page =>
        pageOf<OrderRow>(matching(app.db, query), sorting, standardSort, page),
      )
      return sendSheet(reply, 'design-orders', query, sheetColumns, linesOf(app.db, orders))
    },
  )

  app.delete(
    '/clients',
    adminCall(app, 'clients:delete', {
      summary:
        'Erases all orders of an e-mail address with their files, for good; requires studio:delete, too',
      querystring: Type.Object({ email }),
      response: { 204: Type.Null(), ...errorResponses(400) },
    }),
    async (request, reply) => {
      requirePermission(request, 'studio:delete')
      await requireConfirmed(app, request)
      const hashes = await eraseOrders(app.db, request.query.email)
      await app.media.removeUnreferenced(hashes, some =>
        referencedHashes(app.db, fileReferences, some),
      )
      return reply.code(204).send(null)
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
      const [shown, timeline, reviews] = await Promise.all([
        toAdminOrder(app.db, links, request.admin.scope, order),
        designOrders.timeline.list(app.db, order.id),
        listReviews(app.db, order.id),
      ])
      return reply.header('etag', versionTag(order.version)).send({ ...shown, timeline, reviews })
    },
  )
}

const ofEmail = 'email_key(customer_email) = email_key(?)'

function matching(db: Knex, { status, artwork, unread, q, email }: OrderFilter): Knex.QueryBuilder {
  const query = designOrders.live(db).select(designOrders.columns)
  if (status !== undefined) query.where('order_status', status)
  if (email !== undefined) query.whereRaw(ofEmail, [email])
  if (unread !== undefined) query.whereRaw(unread ? 'unread' : 'not unread')
  if (artwork !== undefined) {
    query.whereIn('id', db('artwork').where('state', artwork).select('order_id'))
  }
  if (q !== undefined) whereMatches(query, 'search', orderSearch(q))
  return query
}

/** Deletes the orders of an e-mail address, also those in the trash. @returns the hashes of their files */
function eraseOrders(db: Knex, email: string): Promise<string[]> {
  return db.transaction(async tx => {
    const ids = tx('design_orders').whereRaw(ofEmail, [email]).select('id')
    const hashes = await tx
      .unionAll([
        tx('design_mockups').whereIn('order_id', ids).select(tx.raw("image->>'hash' as hash")),
        tx('design_assets').whereIn('order_id', ids).select(tx.raw("file->>'hash' as hash")),
        tx('artwork').whereIn('order_id', ids).whereNotNull('file').select('file as hash'),
        tx('proofs').whereIn('order_id', ids).select(tx.raw("image->>'hash' as hash")),
      ])
      .select<{ hash: string }[]>()
    await tx('design_orders').whereRaw(ofEmail, [email]).delete()
    return hashes.map(({ hash }) => hash)
  })
}
