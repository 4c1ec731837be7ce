import {
  adminCall,
  errorResponses,
  type RoutePlugin,
  requirePermission,
  Type,
} from '@stampa/service-kit'
import { createLinks } from '@stampa/service-kit/links'
import { withPageHeaders } from '@stampa/service-kit/listing'
import { sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import type { OrdersConfig } from '../../config.ts'
import { addRecordRoutes } from '../../record-routes.ts'
import { addActionRoutes } from './action-routes.ts'
import { withItems } from './item-store.ts'
import {
  designOfferDraft,
  designOrderInput,
  offerDraft,
  prefillFromDesign,
  prefillOffer,
} from './prefill.ts'
import { offer, offerInput } from './schema.ts'
import { changeOffer, createOffer, requireOffer } from './service.ts'
import { linesOf, sheetColumns } from './sheet.ts'
import { listAllOffers, listOffers, offerFilter, offerListQuery, offers } from './store.ts'
import { toOffer } from './view.ts'

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)
  addActionRoutes(app, links)

  app.get(
    '',
    adminCall(app, 'offers:read', {
      summary: 'All offers, newest first; `X-Total-Count` is their number on all pages',
      querystring: offerListQuery,
      response: { 200: Type.Array(offer), ...errorResponses(400) },
    }),
    async (request, reply) => {
      const rows = withPageHeaders(request, reply, await listOffers(app.db, request.query))
      return (await withItems(app.db, rows)).map(stored => toOffer(stored, links))
    },
  )

  app.get(
    '/export',
    sheetExport(
      app,
      'offers:read',
      'Offers, newest first, a row for each line,',
      offerFilter.properties,
    ),
    async (request, reply) => {
      const { format, language, ...filter } = request.query
      const lines = linesOf(app.db, listAllOffers(app.db, filter), links)
      return sendSheet(reply, 'offers', { format, language }, sheetColumns, lines)
    },
  )

  app.get(
    '/draft',
    adminCall(app, 'offers:read', {
      summary: 'A new offer for a custom order, prefilled from it',
      querystring: Type.Object({ customOrder: Type.String({ maxLength: 100 }) }),
      response: { 200: offerDraft, ...errorResponses(400, 404) },
    }),
    request => {
      requirePermission(request, 'orders:read')
      return prefillOffer(app.db, request.query.customOrder)
    },
  )

  app.post(
    '/draft',
    adminCall(app, 'offers:write', {
      summary: 'A new offer for an order of the design studio, prefilled from it',
      body: designOrderInput,
      response: { 200: designOfferDraft },
    }),
    request => prefillFromDesign(app.db, request.body),
  )

  addRecordRoutes(app, offers, {
    name: "number || ' - ' || customer_name",
    schema: offer,
    input: offerInput,
    find: async id => toOffer(await requireOffer(app.db, id), links),
    create: async (...offer) => toOffer(await createOffer(...offer), links),
    change: async (...change) => toOffer(await changeOffer(app.db, ...change), links),
    summaries: {
      create: 'Prices an offer and stores it as a draft, with the next number of its year',
      change: 'Changes and prices a draft; a line that stays keeps the price it was quoted at',
      delete: 'Moves an offer into the trash; its link stops working',
      restore: 'Restores an offer from the trash',
    },
  })
}

export default routes
