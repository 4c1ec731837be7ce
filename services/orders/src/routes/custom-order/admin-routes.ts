import { printText } from '@stampa/pricing'
import { positionsText } from '@stampa/rules/printing'
import {
  type App,
  adminCall,
  errorResponses,
  invalidField,
  requirePermission,
  type Static,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import { addOrderRoutes, addReplyRoutes, type BulkAction } from '@stampa/service-kit/order-workflow'
import { statusValues } from '@stampa/service-kit/order-workflow/mails'
import { type ExportColumn, sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import { idParams } from '@stampa/service-kit/validation'
import { listAllOrders, orderFilter, standardSort } from '../../custom-order/list.ts'
import {
  customOrders,
  type OrderLine,
  type OrderRow,
  orderReplies,
  readRoster,
} from '../../custom-order/orders.ts'
import {
  adminOrder,
  bulkChange,
  bulkResult,
  changedOrder,
  type OrderStatus,
  timelineEntry,
} from '../../custom-order/schema.ts'
import { statusPage, toAdminOrder } from '../../custom-order/view.ts'
import { statusNames, templates } from '../../notifications/customer-mails.ts'

/** A row of the export: an order with one of its products, or without any. */
interface SheetLine {
  order: OrderRow
  line?: OrderLine | undefined
}

/** Generates a line for each product of the orders; one without products has one line. */
async function* linesOf(batches: AsyncIterable<OrderRow[]>): AsyncGenerator<SheetLine[]> {
  for await (const orders of batches) {
    yield orders.flatMap((order): SheetLine[] =>
      order.lines.length > 0 ? order.lines.map(line => ({ order, line })) : [{ order }],
    )
  }
}

const sheetColumns = (lang: 'el' | 'en'): ExportColumn<SheetLine>[] => [
  // With a sign, so that no spreadsheet reads `12e456` as a number.
  { en: 'Order', el: 'Παραγγελία', value: ({ order }) => `#${order.id.slice(-6)}` },
  { en: 'Created', el: 'Ημερομηνία', kind: 'time', value: ({ order }) => order.created_at },
  {
    en: 'Status',
    el: 'Κατάσταση',
    values: statusNames.el,
    value: ({ order }) => order.order_status,
  },
  { en: 'Email', el: 'Email', value: ({ order }) => order.email },
  { en: 'Phone', el: 'Τηλέφωνο', kind: 'phone', value: ({ order }) => order.phone },
  { en: 'Product', el: 'Προϊόν', value: ({ line }) => line && (line.title ?? line.product) },
  { en: 'Quantity', el: 'Ποσότητα', value: ({ line }) => line?.quantity },
  {
    en: 'Estimate',
    el: 'Εκτίμηση',
    kind: 'euro',
    value: ({ line }) => line?.estimate?.net,
  },
  {
    en: 'Estimate with VAT',
    el: 'Εκτίμηση με ΦΠΑ',
    kind: 'euro',
    value: ({ line }) => line?.estimate?.total,
  },
  { en: 'Options', el: 'Επιλογές', value: ({ order }) => order.options.join(', ') },
  {
    en: 'Print',
    el: 'Εκτύπωση',
    value: ({ line }) => line?.choice && printText(line.choice, lang),
  },
  { en: 'Names', el: 'Ονόματα', value: ({ line }) => line?.named },
  {
    en: 'Positions',
    el: 'Θέσεις εκτύπωσης',
    value: ({ line }) => positionsText(line?.positions ?? [], lang),
  },
  { en: 'Deadline', el: 'Προθεσμία', kind: 'day', value: ({ order }) => order.details.deadline },
  { en: 'Name', el: 'Όνομα', value: ({ order }) => order.details.name },
  { en: 'Company', el: 'Εταιρεία', value: ({ order }) => order.details.company },
  { en: 'VAT number', el: 'ΑΦΜ', value: ({ order }) => order.details.vatNumber },
  { en: 'Notes', el: 'Σημειώσεις', value: ({ order }) => order.details.notes },
  {
    en: 'Image',
    el: 'Εικόνα',
    values: { yes: 'ναι', no: 'όχι' },
    value: ({ order }) => (order.image ? 'yes' : 'no'),
  },
  { en: 'Id', el: 'Id', value: ({ order }) => order.id },
]

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
      event: 'order.status_changed',
      template: templates['order.status_changed'],
      values: ({ id, order_status: from }, to, url) =>
        statusValues(id, { from, to }, url, statusNames),
    },
    schema: adminOrder,
    show: (row, scope) => toAdminOrder(links, scope, row),
    entry: timelineEntry,
  })

  app.get(
    '/export',
    sheetExport(
      app,
      'orders:read',
      'Orders, newest first, a row for each product,',
      orderFilter.properties,
    ),
    async ({ query }, reply) => {
      const { batches } = await listAllOrders(app.db, query, standardSort)
      return sendSheet(reply, 'orders', query, sheetColumns(query.language), linesOf(batches))
    },
  )

  app.post(
    '/bulk',
    adminCall(app, 'orders:write', {
      summary: 'Does the same to many orders, all or nothing',
      body: bulkChange,
      response: { 200: bulkResult, ...errorResponses(404) },
    }),
    async request => {
      const { ids } = request.body
      const action = bulkAction(request.body)
      if (action.action === 'delete') requirePermission(request, 'orders:delete')
      const changed = await customOrders.changeMany(app.db, ids, action, who(request))
      const orders = changed.map(({ id, version }) => ({ _id: id, version }))
      return { changed: orders.length, orders }
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
      const roster = await readRoster(app.db, row.id)
      const shown = toAdminOrder(links, request.admin.scope, row)
      return reply
        .header('etag', versionTag(row.version))
        .send({ ...shown, ...(roster.length > 0 && { roster }) })
    },
  )

  addReplyRoutes(app, orderReplies, {
    section: 'orders',
    path: '',
    requireRecord: id => customOrders.require(app.db, id),
  })

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

/** @throws Problem 400 when the action is `status` without a status, or `undo` without a version for each id */
function bulkAction(change: Static<typeof bulkChange>): BulkAction<OrderStatus> {
  const { action, ids, orderStatus, from, versions = [], notify } = change
  if (action === 'undo') {
    if (versions.length !== ids.length) {
      throw invalidField('versions', 'Versions must be one for each id')
    }
    const byId = ids.map((id, index): [string, number] => [id, versions[index] ?? 0])
    return { action, versions: new Map(byId), notify }
  }
  if (action !== 'status') return { action }
  if (orderStatus) return { action, orderStatus, from, notify }
  throw invalidField('orderStatus', 'Order status is required')
}
