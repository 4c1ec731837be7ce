import {
  adminCall,
  errorResponses,
  ifMatchHeaders,
  type RoutePlugin,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import { createLinks } from '@stampa/service-kit/links'
import { idParams, type Reply, setPageHeaders } from '@stampa/service-kit/order-workflow'
import type { OrdersConfig } from '../../config.ts'
import { addRecordRoutes } from '../../record-routes.ts'
import { addActionRoutes } from './action-routes.ts'
import { type StoredOffer, withItems } from './item-store.ts'
import {
  designOfferDraft,
  designOrderInput,
  offerDraft,
  prefillFromDesign,
  prefillOffer,
} from './prefill.ts'
import { offer, offerInput } from './schema.ts'
import { changeOffer, createOffer, requireOffer } from './service.ts'
import { listOffers, offerListQuery, offers } from './store.ts'
import { toOffer } from './view.ts'

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)
  const show = (reply: Reply, stored: StoredOffer) => {
    reply.header('etag', versionTag(stored.row.version))
    return toOffer(stored, links)
  }
  addActionRoutes(app, show)

  app.get(
    '',
    adminCall(app, {
      summary: 'All offers, newest first; `X-Total-Count` is their number on all pages',
      querystring: offerListQuery,
      response: { 200: Type.Array(offer), ...errorResponses(400, 401, 503) },
    }),
    async (request, reply) => {
      const { rows, ...page } = await listOffers(app.db, request.query)
      setPageHeaders(request, reply, page)
      return (await withItems(app.db, rows)).map(stored => toOffer(stored, links))
    },
  )

  app.get(
    '/draft',
    adminCall(app, {
      summary: 'A new offer for a custom order, prefilled from it',
      querystring: Type.Object({ customOrder: Type.String({ maxLength: 100 }) }),
      response: { 200: offerDraft, ...errorResponses(400, 401, 404, 503) },
    }),
    request => prefillOffer(app.db, request.query.customOrder),
  )

  app.post(
    '/draft',
    adminCall(app, {
      summary: 'A new offer for an order of the design studio, prefilled from it',
      body: designOrderInput,
      response: { 200: designOfferDraft, ...errorResponses(400, 401, 503) },
    }),
    request => prefillFromDesign(app.db, request.body),
  )

  app.get(
    '/:id',
    adminCall(app, {
      params: idParams,
      response: { 200: offer, ...errorResponses(401, 404, 503) },
    }),
    async (request, reply) => show(reply, await requireOffer(app.db, request.params.id)),
  )

  app.post(
    '',
    adminCall(app, {
      summary: 'Prices an offer and stores it as a draft, with the next number of its year',
      headers: idempotencyHeaders,
      body: offerInput,
      response: { 201: offer, ...errorResponses(400, 401, 422, 503) },
    }),
    async (request, reply) => {
      const { body, replayed } = await app.once(request, request.body, async tx =>
        toOffer(await createOffer(tx, request.body, who(request)), links),
      )
      reply.code(201).header('idempotency-replayed', replayed)
      return reply.header('etag', versionTag(body.version)).send(body)
    },
  )

  app.put(
    '/:id',
    adminCall(app, {
      summary: 'Changes and prices a draft; a line that stays keeps the price it was quoted at',
      params: idParams,
      headers: ifMatchHeaders,
      body: offerInput,
      response: { 200: offer, ...errorResponses(400, 401, 404, 409, 503) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const ifMatch = request.headers['if-match']
      return show(reply, await changeOffer(app.db, id, request.body, who(request), ifMatch))
    },
  )

  addRecordRoutes(app, offers, {
    name: "number || ' - ' || customer_name",
    schema: offer,
    find: async id => toOffer(await requireOffer(app.db, id), links),
    deletes: 'Moves an offer into the trash; its link stops working',
    restores: 'Restores an offer from the trash',
  })
}

export default routes
