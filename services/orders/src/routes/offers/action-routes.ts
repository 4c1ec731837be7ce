import { type App, adminCall, errorResponses, ifMatchHeaders, who } from '@stampa/service-kit'
import { idParams, type Reply } from '@stampa/service-kit/order-workflow'
import { pdfBytes, sendOfferPdf } from '../../pdf/offer-pdf.ts'
import { toCustomerOffer } from './customer-offer.ts'
import type { StoredOffer } from './item-store.ts'
import { type Offer, offer, statusInput } from './schema.ts'
import { duplicateOffer, requireOffer } from './service.ts'
import { sendOffer, setStatus } from './state.ts'

/**
 * Adds the calls that print, send and duplicate an offer and set its status.
 *
 * @param show returns the response of an offer and sets its `ETag`
 */
export function addActionRoutes(
  app: App,
  show: (reply: Reply, stored: StoredOffer) => Offer,
): void {
  app.get(
    '/:id/pdf',
    adminCall(app, {
      summary: 'The offer as a PDF for the customer, in Greek',
      produces: ['application/pdf'],
      params: idParams,
      response: { 200: pdfBytes, ...errorResponses(401, 404, 503) },
    }),
    async (request, reply) =>
      sendOfferPdf(app, reply, toCustomerOffer(await requireOffer(app.db, request.params.id))),
  )

  app.put(
    '/:id/status',
    adminCall(app, {
      summary: 'Sets the status without a mail to the customer',
      params: idParams,
      headers: ifMatchHeaders,
      body: statusInput,
      response: { 200: offer, ...errorResponses(400, 401, 404, 409, 503) },
    }),
    async (request, reply) => {
      const { status, comment = '' } = request.body
      const intent = { by: who(request), ifMatch: request.headers['if-match'] }
      return show(reply, await setStatus(app.db, request.params.id, status, comment, intent))
    },
  )

  app.post(
    '/:id/send',
    adminCall(app, {
      summary: 'Opens the customer’s link and mails it to the customer',
      params: idParams,
      headers: ifMatchHeaders,
      response: { 200: offer, ...errorResponses(400, 401, 404, 409, 503) },
    }),
    async (request, reply) => {
      const intent = { by: who(request), ifMatch: request.headers['if-match'] }
      return show(reply, await sendOffer(app.db, request.params.id, intent))
    },
  )

  app.post(
    '/:id/duplicate',
    adminCall(app, {
      summary: 'Creates a draft of today with the same customer and lines, at present SKU prices',
      params: idParams,
      response: { 201: offer, ...errorResponses(400, 401, 404, 503) },
    }),
    async (request, reply) => {
      const stored = await duplicateOffer(app.db, request.params.id, who(request))
      return show(reply.code(201), stored)
    },
  )
}
