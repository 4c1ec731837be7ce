import { allows, type Scope } from '@stampa/rules/permissions'
import {
  adminCall,
  errorResponses,
  type RoutePlugin,
  requirePermission,
  Type,
} from '@stampa/service-kit'
import { createLinks } from '@stampa/service-kit/links'
import { withPageHeaders } from '@stampa/service-kit/listing'
import { type ExportColumn, sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import type { Knex } from 'knex'
import type { OrdersConfig } from '../../config.ts'
import { offerFigures, readFigures } from '../../offers/figures.ts'
import { listAllOffers, listOffers, offerFilter, offerListQuery } from '../../offers/list.ts'
import {
  designOfferDraft,
  designOrderInput,
  offerDraft,
  prefillFromDesign,
  prefillOffer,
} from '../../offers/prefill.ts'
import { type Offer, type OfferItem, offer, offerInput } from '../../offers/schema.ts'
import { changeOffer, createOffer } from '../../offers/service.ts'
import type { OfferStatus } from '../../offers/status.ts'
import { type OfferRow, offers, requireOffer, withItems } from '../../offers/store.ts'
import { toOffer } from '../../offers/view.ts'
import { addRecordRoutes } from '../../record-routes.ts'
import { addActionRoutes } from './action-routes.ts'

/** A row of the export: an offer with one of its lines, or its own set-up fee, whose line has no SKU. */
interface SheetLine {
  offer: Offer
  item: NonNullable<Offer['setup']> & Partial<OfferItem>
}

/** Generates the lines of offers. Their amounts add up to the totals of the offer. */
async function* linesOf(db: Knex, batches: AsyncIterable<OfferRow[]>): AsyncGenerator<SheetLine[]> {
  for await (const rows of batches) {
    const offers = (await withItems(db, rows)).map(stored => toOffer(stored, undefined))
    yield offers.flatMap(offer => {
      const { items, setup } = offer
      return [...items, ...(setup ? [setup] : [])].map(item => ({ offer, item }))
    })
  }
}

/** Returns the column of an amount of the line. */
function amount(
  field: keyof NonNullable<Offer['setup']> | 'priceWithoutVAT' | 'printCostPerItem' | 'setupFee',
  en: string,
  el: string,
): ExportColumn<SheetLine> {
  return { en, el, kind: 'euro', value: ({ item }) => item[field] }
}

/** As on the screens of the back office. */
const greekStatuses: Record<OfferStatus, string> = {
  Draft: 'Πρόχειρη',
  Sent: 'Στάλθηκε',
  Accepted: 'Έγινε δεκτή',
  Rejected: 'Απορρίφθηκε',
  Expired: 'Έληξε',
}

const sheetColumns: ExportColumn<SheetLine>[] = [
  { en: 'Offer', el: 'Προσφορά', value: ({ offer }) => offer.number },
  { en: 'Offer date', el: 'Ημερομηνία', kind: 'day', value: ({ offer }) => offer.offerDate },
  { en: 'Valid until', el: 'Ισχύει έως', kind: 'day', value: ({ offer }) => offer.validUntil },
  { en: 'Status', el: 'Κατάσταση', values: greekStatuses, value: ({ offer }) => offer.status },
  { en: 'Customer', el: 'Πελάτης', value: ({ offer }) => offer.customerName },
  { en: 'Email', el: 'Email', value: ({ offer }) => offer.customerEmail },
  { en: 'SKU code', el: 'Κωδικός', value: ({ item }) => item.skuCode },
  {
    en: 'Product',
    el: 'Προϊόν',
    value: ({ item }) => item.productDescription ?? 'Setup fee',
  },
  { en: 'Quantity', el: 'Ποσότητα', value: ({ item }) => item.quantity },
  amount('priceWithoutVAT', 'Price without VAT', 'Τιμή χωρίς ΦΠΑ'),
  amount('printCostPerItem', 'Print cost per item', 'Εκτύπωση ανά τεμάχιο'),
  amount('setupFee', 'Setup fee', 'Κόστος προετοιμασίας'),
  { en: 'Margin %', el: 'Περιθώριο %', value: ({ item }) => item.marginPercentage },
  amount('totalCostWithoutVAT', 'Cost without VAT', 'Κόστος χωρίς ΦΠΑ'),
  amount('costVAT', 'VAT of cost', 'ΦΠΑ κόστους'),
  amount('totalCost', 'Cost', 'Κόστος'),
  amount('netRevenue', 'Net revenue', 'Έσοδα χωρίς ΦΠΑ'),
  amount('vat', 'VAT', 'ΦΠΑ'),
  amount('totalRevenue', 'Revenue', 'Έσοδα'),
  amount('profit', 'Profit', 'Κέρδος'),
]

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)
  const linksFor = (scope: Scope) => (allows(scope, 'offers:write') ? links : undefined)
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
      return (await withItems(app.db, rows)).map(stored =>
        toOffer(stored, linksFor(request.admin.scope)),
      )
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
    async ({ query }, reply) =>
      sendSheet(
        reply,
        'offers',
        query,
        sheetColumns,
        linesOf(app.db, listAllOffers(app.db, query)),
      ),
  )

  app.get(
    '/figures',
    adminCall(app, 'offers:read', {
      summary: 'Sums of the offers of the last twelve months',
      response: { 200: offerFigures },
    }),
    () => readFigures(app.db),
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
    find: async (id, scope) => toOffer(await requireOffer(app.db, id), linksFor(scope)),
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
