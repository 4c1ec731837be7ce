import { type App, adminCall, errorResponses, ifMatchHeaders, who } from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import { idParams } from '@stampa/service-kit/validation'
import { toCustomerOffer } from '../../offers/customer-offer.ts'
import { offer, statusInput } from '../../offers/schema.ts'
import { pdfBytes, sendOfferPdf } from '../../offers/send-pdf.ts'
import { duplicateOffer } from '../../offers/service.ts'
import { replaceLink, sendOffer, setStatus } from '../../offers/state.ts'
import { requireOffer } from '../../offers/store.ts'
import { toOffer } from '../../offers/view.ts'
import { sendRecord } from '../../record-routes.ts'

/** Adds the calls that print, send and duplicate an offer, replace its link and set its status. */
export function addActionRoutes(app: App, links: Links): void {
  app.get(
    '/:id/pdf',
    adminCall(app, 'offers:read', {
      summary: 'The offer as a PDF for the customer, in Greek',
      produces: ['application/pdf'],
      params: idParams,
      response: { 200: pdfBytes, ...errorResponses(404) },
    }),
    async (request, reply) =>
      sendOfferPdf(app, reply, toCustomerOffer(await requireOffer(app.db, request.params.id))),
  )

  app.put(
    '/:id/status',
    adminCall(app, 'offers:write', {
      summary: 'Sets the status without a mail to the customer',
      params: idParams,
      headers: ifMatchHeaders,
      body: statusInput,
      response: { 200: offer, ...errorResponses(404, 409) },
    }),
    async (request, reply) => {
      const { status, comment = '' } = request.body
      const intent = { by: who(request), ifMatch: request.headers['if-match'] }
      const stored = await setStatus(app.db, request.params.id, status, comment, intent)
      return sendRecord(reply, toOffer(stored, links))
    },
  )

  app.post(
    '/:id/send',
    adminCall(app, 'offers:write', {
      summary: 'Opens the customer’s link and mails it to the customer',
      params: idParams,
      headers: ifMatchHeaders,
      response: { 200: offer, ...errorResponses(404, 409) },
    }),
    async (request, reply) => {
      const intent = { by: who(request), ifMatch: request.headers['if-match'] }
      return sendRecord(reply, toOffer(await sendOffer(app.db, request.params.id, intent), links))
    },
  )

  app.post(
    '/:id/link',
    adminCall(app, 'offers:write', {
      summary: 'Replaces the customer’s link: earlier links stop working',
      params: idParams,
      response: { 200: offer, ...errorResponses(404) },
    }),
    async (request, reply) =>
      sendRecord(reply, toOffer(await replaceLink(app.db, request.params.id, who(request)), links)),
  )

  app.post(
    '/:id/duplicate',
    adminCall(app, 'offers:write', {
      summary: 'Creates a draft of today with the same customer and lines, at present SKU prices',
      params: idParams,
      response: { 201: offer, ...errorResponses(404) },
    }),
    async (request, reply) => {
      const stored = await duplicateOffer(app.db, request.params.id, who(request))
      return sendRecord(reply.code(201), toOffer(stored, links))
    },
  )
}
