import {
  type App,
  adminOrPublic,
  errorResponses,
  isAdminRequest,
  Problem,
  readerHooks,
  SharedReads,
  streamOf,
} from '@stampa/service-kit'
import { publicWriteLimit } from '@stampa/service-kit/customers'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import type { Links } from '@stampa/service-kit/links'
import { nextLink, toPage } from '@stampa/service-kit/listing'
import { type FileRule, imageFormats } from '@stampa/service-kit/media'
import type { OrdersConfig } from '../../config.ts'
import { formLimits } from './form.ts'
import {
  countedOrders,
  jsonList,
  listAllOrders,
  listOrders,
  orderListQuery,
  searchedOrders,
} from './list.ts'
import { orderFaults } from './rules.ts'
import { formOrOrders, newOrder, placedOrder } from './schema.ts'
import { placeOrder } from './service.ts'
import type { OrderRow } from './store.ts'
import { toAdminOrder, toPlacedOrder } from './view.ts'

/** The customer's image: any that browsers show. */
const customerImage: FileRule = {
  formats: imageFormats,
  maxBytes: formLimits.maxImageBytes,
  messages: {
    type: 'Please select an image file',
    size: 'File size must be less than 5MB',
  },
}

/** A page of the list, ready to be sent. */
interface SentPage {
  headers: Record<string, string | number>
  text: string
}

/** The two calls of the order form, one of which is the administrators' list too. */
export function addPublicRoutes(app: App, config: OrdersConfig, links: Links): void {
  const pages = new SharedReads<SentPage>()
  // The schema's union would try every order against both of its halves. What an order is made of here is
  // what its schema names, and nothing else.
  const toJson = (row: OrderRow) => JSON.stringify(toAdminOrder(links, row))

  app.get(
    '',
    {
      ...readerHooks(app),
      schema: {
        security: adminOrPublic,
        summary: 'What the order form offers; with an administrator’s token the list of orders',
        description:
          'The list is newest first unless `sort` says otherwise. `X-Total-Count` says how many orders ' +
          'there are on all pages, where that is known: not of a search that is longer than a page, ' +
          `nor of more than ${countedOrders} from some days. With a \`limit\`, words of one or two letters are looked ` +
          `for among the newest ${searchedOrders.toLocaleString('en')} orders only; \`X-Searched\` says so at their end.`,
        querystring: orderListQuery,
        response: { 200: formOrOrders, ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      if (!isAdminRequest(request)) return formLimits
      const { url, query } = request
      const { sort, limit } = query
      const { after } = toPage(query, sort)
      reply.type('application/json; charset=utf-8')
      if (limit === undefined) {
        const { total, batches } = await listAllOrders(app.db, query, sort, after)
        if (total !== undefined) reply.header('x-total-count', total)
        return reply.send(await streamOf(jsonList(batches, toJson)))
      }
      const { headers, text } = await pages.read(url, async () => {
        const page = await listOrders(app.db, query, sort, { limit, after })
        const { rows, next, total, searched } = page
        return {
          headers: {
            ...(total !== undefined && { 'x-total-count': total }),
            ...(next && { link: nextLink(url, next) }),
            ...(searched !== undefined && { 'x-searched': searched }),
          },
          text: `[${rows.map(toJson).join()}]`,
        }
      })
      return reply.headers(headers).send(text)
    },
  )

  app.post(
    '',
    {
      config: { form: { image: customerImage }, rateLimit: publicWriteLimit(config) },
      schema: {
        summary: 'Sends an order in',
        consumes: ['multipart/form-data'],
        headers: idempotencyHeaders,
        body: newOrder,
        response: { 201: placedOrder, ...errorResponses(400, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { products = [], quantities = [], options = [] } = request.body
      const email = request.body.email.trim()
      const phone = request.body.phone.trim()
      const sent = { email, phone, products, quantities, options }
      const errors = orderFaults(sent)
      const [first] = errors
      if (first) throw new Problem(400, 'validation_failed', first.message, { errors })

      const { image } = await request.keepUploads()
      const { body, replayed } = await app.once(
        request,
        { ...sent, image: image?.hash },
        async tx => {
          const lines = products.map((product, index) => ({
            product: product.toLowerCase(),
            quantity: quantities[index] ?? 0,
            state: 'pending' as const,
            title: null,
            favicon: null,
          }))
          const order = await placeOrder(tx, {
            lines,
            options: [...new Set(options)],
            email,
            phone,
            image,
          })
          return toPlacedOrder(links, order)
        },
      )
      if (!replayed) app.orderCompleter.wake()
      return reply.code(201).header('idempotency-replayed', replayed).send(body)
    },
  )
}
