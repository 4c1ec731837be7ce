import { anyImage, maxDocumentBytes, maxOrderFiles } from '@stampa/rules/files'
import type { Scope } from '@stampa/rules/permissions'
import {
  errorResponses,
  invalidField,
  isAdminRequest,
  publicWriteLimit,
  type RoutePlugin,
  readerCall,
  SharedReads,
  streamOf,
  validationFailed,
} from '@stampa/service-kit'
import { addAuditRoutes } from '@stampa/service-kit/audit'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import { createLinks } from '@stampa/service-kit/links'
import { toPage, withPageHeaders } from '@stampa/service-kit/listing'
import { type FileRule, imageFormats } from '@stampa/service-kit/media'
import type { OrdersConfig } from '../../config.ts'
import {
  listAllOrders,
  listOrders,
  maxCounted,
  maxSearched,
  type OrderPage,
  orderListQuery,
  toJsonList,
} from '../../custom-order/list.ts'
import type { OrderRow } from '../../custom-order/orders.ts'
import { collectFiles, placeOrder } from '../../custom-order/place-order.ts'
import { orderFaults, toNewOrder } from '../../custom-order/rules.ts'
import { formLimits, formOrOrders, newOrder, placedOrder } from '../../custom-order/schema.ts'
import { openOrder, toAdminOrder, toPlacedOrder } from '../../custom-order/view.ts'
import { addAdminRoutes } from './admin-routes.ts'
import { addFileRoutes } from './file-routes.ts'

const customerImage: FileRule = {
  ...anyImage,
  formats: imageFormats,
  converts: { heic: maxDocumentBytes },
}

const damagedDocument = 'The drawing cannot be opened: please save it anew, without a password'

const customerDocument: FileRule = {
  formats: ['pdf'],
  maxBytes: maxDocumentBytes,
  messages: {
    type: 'The drawing must be a PDF, or an AI file that is PDF-compatible',
    size: 'The drawing must be less than 25MB',
  },
}

const furtherFiles: FileRule = {
  formats: [...imageFormats, 'pdf'],
  maxBytes: maxDocumentBytes,
  converts: { heic: maxDocumentBytes },
  multiple: maxOrderFiles,
  messages: {
    type: 'The files must be images or PDF files',
    size: 'Each file must be less than 25MB',
    damaged: 'A file is damaged: please save it anew and try again',
  },
}

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)
  addAdminRoutes(app, links)
  addFileRoutes(app, links)
  addAuditRoutes(app)

  // Serialised here: a serializer for the union in the response schema validates every order against both halves.
  const toJson = (scope: Scope) => (row: OrderRow) =>
    JSON.stringify(toAdminOrder(links, scope, row))

  // A new order makes all open back offices read the same page.
  const pages = new SharedReads<{ page: Omit<OrderPage, 'rows'>; text: string }>()

  app.get(
    '',
    readerCall(app, 'orders:read', {
      summary: 'Options of the order form; with an administrator’s token the list of orders',
      description:
        'The list is newest first by default. `X-Total-Count` is the number of orders on all pages; it is absent ' +
        `for a search longer than a page and for more than ${maxCounted} orders of a range of days. With a ` +
        `\`limit\`, words of one or two letters are searched in the newest ${maxSearched.toLocaleString('en')} ` +
        'orders only; the last page then has the header `X-Searched`.',
      querystring: orderListQuery,
      response: { 200: formOrOrders, ...errorResponses(400) },
    }),
    async (request, reply) => {
      if (!isAdminRequest(request)) return formLimits
      const { query, admin } = request
      const { sort, limit } = query
      const { after } = toPage(query, sort)
      reply.type('application/json; charset=utf-8')
      if (limit === undefined) {
        const { total, batches } = await listAllOrders(app.db, query, sort, after)
        withPageHeaders(request, reply, { total })
        return reply.send(await streamOf(toJsonList(batches, toJson(admin.scope))))
      }
      const { page, text } = await pages.read(`${admin.scope} ${request.url}`, async () => {
        const { rows, ...page } = await listOrders(app.db, query, sort, { limit, after })
        return { page, text: `[${rows.map(toJson(admin.scope)).join()}]` }
      })
      withPageHeaders(request, reply, page)
      if (page.searched !== undefined) reply.header('x-searched', page.searched)
      return reply.send(text)
    },
  )

  app.post(
    '',
    {
      config: {
        form: { image: customerImage, document: customerDocument, files: furtherFiles },
        publicFiles: true,
        rateLimit: publicWriteLimit(config),
      },
      schema: {
        summary: 'Places an order',
        headers: idempotencyHeaders,
        body: newOrder,
        response: { 201: placedOrder, ...errorResponses(422, 429) },
      },
    },
    async (request, reply) => {
      const { body } = request
      const order = toNewOrder(body)
      const faults = orderFaults(order)
      if (faults.length > 0) throw validationFailed(faults)

      const { image, document } = await request.keepUploads()
      // Only a page that can be drawn has a preview.
      if (document?.width === 0) throw invalidField('document', damagedDocument)
      const files = await request.keepUploadList('files')
      if (files.some(({ width }) => width === 0)) throw invalidField('files', damagedDocument)
      const uploads = {
        image,
        document: document && { name: body.document ?? '', file: document },
        files: files.map((file, index) => ({ name: body.files?.[index] ?? '', file })),
      }
      const repeated = order.repeats ? await openOrder(app.db, links, order.repeats) : undefined
      const orderFiles = await collectFiles(app.db, uploads, repeated, order.keep ?? [])
      const content = {
        ...order,
        image: image?.hash,
        ...(document && { document: document.hash }),
        ...(files.length > 0 && { files: files.map(({ hash }) => hash) }),
      }
      const { body: placed, replayed } = await app.once(request, content, async tx =>
        toPlacedOrder(links, await placeOrder(tx, order, orderFiles, repeated?.id)),
      )
      if (!replayed) app.orderCompleter.wake()
      return reply.code(201).header('idempotency-replayed', replayed).send(placed)
    },
  )
}

export default routes
