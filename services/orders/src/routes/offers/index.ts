import {
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  type RoutePlugin,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import { createLinks } from '@stampa/service-kit/links'
import { adminListQuery, nextLink, toPage } from '@stampa/service-kit/listing'
import type { OrdersConfig } from '../../config.ts'
import { athensDate } from '../../dates/athens.ts'
import { setTrashed } from '../../revisions.ts'
import actionRoutes from './action-routes.ts'
import historyRoutes from './history-routes.ts'
import { findItems } from './item-store.ts'
import {
  designOfferDraft,
  designOrderInput,
  offerDraft,
  prefillFromDesign,
  prefillOffer,
} from './prefill.ts'
import { offer, offerInput } from './schema.ts'
import { changeOffer, createOffer, requireOffer } from './service.ts'
import { offerStatuses } from './status.ts'
import { countOffers, listOffers, offerSorts, offers } from './store.ts'
import { toOffer } from './view.ts'

const idParams = Type.Object({ id: Type.String() })

const day = Type.Optional(Type.String({ format: 'date', pattern: '^20\\d\\d-' }))

const listQuery = Type.Object({
  ...adminListQuery(offerSorts, '-createdAt').properties,
  status: Type.Optional(Type.Enum(offerStatuses)),
  from: day,
  to: day,
  customOrder: Type.Optional(
    Type.String({ format: 'uuid', description: 'Made from this custom order' }),
  ),
  designOrder: Type.Optional(
    Type.String({ format: 'uuid', description: 'Made from this order of the design studio' }),
  ),
})

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)
  app.addHook('onRequest', app.requireAdmin)
  await app.register(actionRoutes, { config })
  await app.register(historyRoutes)

  app.get(
    '',
    {
      schema: {
        security: adminOnly,
        summary: 'All offers, newest first; `X-Total-Count` says how many there are on all pages',
        querystring: listQuery,
        response: { 200: Type.Array(offer), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const today = athensDate(new Date())
      const filter = { ...request.query, today }
      const { sort } = request.query
      const [total, { rows, next }] = await Promise.all([
        countOffers(app.db, filter),
        listOffers(app.db, filter, sort, toPage(request.query, sort)),
      ])
      const items = await findItems(
        app.db,
        rows.map(({ id }) => id),
      )
      reply.header('x-total-count', total)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(row => toOffer(row, items.get(row.id) ?? [], links, today))
    },
  )

  app.get(
    '/draft',
    {
      schema: {
        security: adminOnly,
        summary: 'What a custom order tells of the offer to write for it',
        querystring: Type.Object({ customOrder: Type.String({ maxLength: 100 }) }),
        response: { 200: offerDraft, ...errorResponses(400, 401, 404, 503) },
      },
    },
    request => prefillOffer(app.db, request.query.customOrder, athensDate(new Date())),
  )

  app.post(
    '/draft',
    {
      schema: {
        security: adminOnly,
        summary:
          'What an order of the design studio, as its service tells it, begins an offer with',
        body: designOrderInput,
        response: { 200: designOfferDraft, ...errorResponses(400, 401, 503) },
      },
    },
    request => prefillFromDesign(app.db, request.body, athensDate(new Date())),
  )

  app.get(
    '/:id',
    {
      schema: {
        security: adminOnly,
        params: idParams,
        response: { 200: offer, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const { row, items } = await requireOffer(app.db, request.params.id)
      reply.header('etag', versionTag(row.version))
      return toOffer(row, items, links, athensDate(new Date()))
    },
  )

  app.post(
    '',
    {
      schema: {
        security: adminOnly,
        summary: 'Prices an offer and stores it as a draft, with the next number of its year',
        headers: idempotencyHeaders,
        body: offerInput,
        response: { 201: offer, ...errorResponses(400, 401, 422, 503) },
      },
    },
    async (request, reply) => {
      const today = athensDate(new Date())
      const { body, replayed } = await app.once(request, request.body, async tx => {
        const { row, items } = await createOffer(tx, request.body, who(request))
        return toOffer(row, items, links, today)
      })
      reply.code(201).header('idempotency-replayed', replayed)
      return reply.header('etag', versionTag(body.version)).send(body)
    },
  )

  app.put(
    '/:id',
    {
      schema: {
        security: adminOnly,
        summary: 'Changes and prices a draft; a line that stays keeps the price it was quoted at',
        params: idParams,
        headers: ifMatchHeaders,
        body: offerInput,
        response: { 200: offer, ...errorResponses(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const ifMatch = request.headers['if-match']
      const { row, items } = await changeOffer(app.db, id, request.body, who(request), ifMatch)
      reply.header('etag', versionTag(row.version))
      return toOffer(row, items, links, athensDate(new Date()))
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        security: adminOnly,
        summary: 'Puts an offer into the trash; its link stops working',
        params: idParams,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      await setTrashed(app.db, offers, request.params.id, true, who(request))
      return reply.code(204).send(null)
    },
  )
}

export default routes
