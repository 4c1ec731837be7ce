import { anyImage, maxDocumentBytes, maxOrderFiles, maxOrderFilesBytes } from '@stampa/rules/files'
import type { Scope } from '@stampa/rules/permissions'
import { rosterPieces } from '@stampa/rules/roster'
import { plainVat } from '@stampa/rules/vat'
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
import { currentLane } from '@stampa/service-kit/lane'
import { createLinks } from '@stampa/service-kit/links'
import { toPage, withPageHeaders } from '@stampa/service-kit/listing'
import { type FileRule, imageFormats, type KeptFile } from '@stampa/service-kit/media'
import { oneLine } from '@stampa/service-kit/validation'
import type { OrdersConfig } from '../../config.ts'
import { addAttachment, addFileRoutes, attachmentName } from '../../custom-order/files.ts'
import {
  listAllOrders,
  listOrders,
  maxCounted,
  maxSearched,
  type OrderPage,
  orderListQuery,
  toJsonList,
} from '../../custom-order/list.ts'
import {
  listSentFiles,
  type OrderLine,
  type OrderRow,
  placeOrder,
} from '../../custom-order/orders.ts'
import { orderFaults } from '../../custom-order/rules.ts'
import { formLimits, formOrOrders, newOrder, placedOrder } from '../../custom-order/schema.ts'
import { openOrder, toAdminOrder, toPlacedOrder } from '../../custom-order/view.ts'
import { athensDate } from '../../dates/athens.ts'
import { addAdminRoutes } from './admin-routes.ts'

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

  // A new order makes all open back offices read the same page: reading it for each takes 16 of them three
  // times as long.
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
      const { products = [], quantities = [], options = [], choices, positions } = request.body
      const { repeats, keep = [] } = request.body
      const pieces = request.body.pieces?.map(list =>
        list.map(({ colour, size, count }) => ({
          colour: oneLine(colour),
          size: oneLine(size),
          count,
        })),
      )
      const roster = request.body.roster?.map(rows =>
        rows.map(({ size, colour, name, number }) => ({
          size: oneLine(size),
          colour: oneLine(colour),
          name: oneLine(name),
          number: oneLine(number),
        })),
      )
      const email = request.body.email.trim()
      const phone = request.body.phone.trim()
      const { deadline } = request.body
      const name = oneLine(request.body.name ?? '')
      const notes = (request.body.notes ?? '').trim()
      const company = oneLine(request.body.company ?? '')
      const vatNumber = plainVat(request.body.vatNumber ?? '')
      const details = {
        ...(deadline && { deadline }),
        ...(name && { name }),
        ...(company && { company }),
        ...(vatNumber && { vatNumber }),
        ...(notes && { notes }),
      }
      const content = {
        email,
        phone,
        products,
        quantities,
        options,
        ...details,
        ...(choices && { choices }),
        ...(pieces && { pieces }),
        ...(positions && { positions }),
        ...(roster && { roster }),
        ...(repeats && { repeats, keep }),
      }
      const faults = orderFaults(content)
      if (faults.length > 0) throw validationFailed(faults)

      const { image, document } = await request.keepUploads()
      // Only a page that can be drawn has a preview.
      if (document?.width === 0) throw invalidField('document', damagedDocument)
      const files = await request.keepUploadList('files')
      if (files.some(({ width }) => width === 0)) throw invalidField('files', damagedDocument)
      const repeated = repeats ? await openOrder(app.db, links, repeats) : undefined
      const kept = (repeated ? await listSentFiles(app.db, repeated) : []).filter(
        ({ id }) => keep.includes(id) && !(id === 'image' && image),
      )
      const keptImage = kept.find(({ id }) => id === 'image')?.file
      const others = kept.filter(({ id }) => id !== 'image')
      const all = [image, document, ...files, ...kept.map(({ file }) => file)]
      if (files.length + others.length > 0 && totalBytes(...all) > maxOrderFilesBytes) {
        throw invalidField('files', 'All files together must be at most 30MB')
      }
      // With a drawing of its own field.
      if (files.length + others.length > maxOrderFiles + 1) {
        throw invalidField('files', `An order can have at most ${maxOrderFiles} further files`)
      }
      const sent = {
        ...content,
        image: image?.hash,
        ...(document && { document: document.hash }),
        ...(files.length > 0 && { files: files.map(({ hash }) => hash) }),
      }
      const { body, replayed } = await app.once(request, sent, async tx => {
        // Here, so that a retry after midnight gets the response of the first.
        if (deadline && deadline < athensDate()) {
          throw invalidField('deadline', 'The deadline is in the past')
        }
        const lines = products.map((product, index): OrderLine => {
          const choice = choices?.[index]
          const rows = roster?.[index] ?? []
          const counted = pieces?.[index]?.length ? pieces[index] : rosterPieces(rows)
          const printed = [...new Set(positions?.[index])]
          return {
            product: product.toLowerCase(),
            quantity: quantities[index] ?? 0,
            state: 'pending',
            title: null,
            favicon: null,
            ...(choice?.technique && {
              choice: { ...choice, sides: printed.length || choice.sides },
            }),
            ...(counted?.length && { pieces: counted }),
            ...(rows.length > 0 && { named: rows.length }),
            ...(printed.length > 0 && { positions: printed }),
            lane: currentLane(),
          }
        })
        const placed = await placeOrder(tx, {
          lines,
          options: [...new Set(options)],
          email,
          phone,
          details: { ...details, ...(repeated && { repeats: repeated.id }) },
          image: image ?? keptImage,
          roster: roster ?? [],
        })
        const attachments = files.map((file, index) => [request.body.files?.[index], file] as const)
        if (document) attachments.unshift([request.body.document, document])
        for (const { name, file } of others) attachments.push([name, file])
        for (const [name = '', file] of attachments) {
          const values = { order_id: placed.id, by: email, name: attachmentName(name, file), file }
          await addAttachment(tx, values)
        }
        return toPlacedOrder(links, placed)
      })
      if (!replayed) app.orderCompleter.wake()
      return reply.code(201).header('idempotency-replayed', replayed).send(body)
    },
  )
}

function totalBytes(...files: (KeptFile | undefined)[]): number {
  return files.reduce((sum, file) => sum + (file?.bytes ?? 0), 0)
}

export default routes
