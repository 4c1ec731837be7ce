import {
  type App,
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { createLinks } from '@stampa/service-kit/links'
import type { OrdersConfig } from '../../config.ts'
import { athensDate } from '../../dates/athens.ts'
import { printOffer } from '../../pdf/offer-pdf.ts'
import { pdfBytes, sendPdf } from '../../pdf/send-pdf.ts'
import { setTrashed } from '../../revisions.ts'
import { toCustomerOffer } from './customer-offer.ts'
import { offer, statusInput } from './schema.ts'
import { duplicateOffer, requireOffer } from './service.ts'
import { sendOffer, setStatus } from './state.ts'
import { offers } from './store.ts'
import { toOffer } from './view.ts'

const idParams = Type.Object({ id: Type.String() })

/** Adds the calls that print, send, duplicate and restore an offer and set its status. */
export default async function actionRoutes(
  app: App,
  { config }: { config: OrdersConfig },
): Promise<void> {
  const links = createLinks(config.LINK_KEY)

  app.get(
    '/:id/pdf',
    {
      schema: {
        security: adminOnly,
        summary: 'The offer as the customer gets it on paper, in Greek',
        produces: ['application/pdf'],
        params: idParams,
        response: { 200: pdfBytes, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const stored = await requireOffer(app.db, request.params.id)
      const shown = toCustomerOffer(stored, athensDate(new Date()))
      return sendPdf(reply, await printOffer(shown, await app.company.find()), shown.number)
    },
  )

  app.put(
    '/:id/status',
    {
      schema: {
        security: adminOnly,
        summary: 'Sets the status without telling the customer',
        params: idParams,
        headers: ifMatchHeaders,
        body: statusInput,
        response: { 200: offer, ...errorResponses(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const { status, comment = '' } = request.body
      const today = athensDate(new Date())
      const intent = { by: who(request), ifMatch: request.headers['if-match'], today }
      const { row, items } = await setStatus(app.db, request.params.id, status, comment, intent)
      reply.header('etag', versionTag(row.version))
      return toOffer(row, items, links, today)
    },
  )

  app.post(
    '/:id/send',
    {
      schema: {
        security: adminOnly,
        summary: 'Opens the customer’s link and has it mailed to the customer',
        params: idParams,
        headers: ifMatchHeaders,
        response: { 200: offer, ...errorResponses(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const today = athensDate(new Date())
      const intent = { by: who(request), ifMatch: request.headers['if-match'], today }
      const { row, items } = await sendOffer(app.db, request.params.id, intent)
      reply.header('etag', versionTag(row.version))
      return toOffer(row, items, links, today)
    },
  )

  app.post(
    '/:id/duplicate',
    {
      schema: {
        security: adminOnly,
        summary:
          'Makes a draft of today with the same customer and lines, at what the SKUs cost now',
        params: idParams,
        response: { 201: offer, ...errorResponses(400, 401, 404, 503) },
      },
    },
    async (request, reply) => {
      const today = athensDate(new Date())
      const { row, items } = await duplicateOffer(app.db, request.params.id, who(request), today)
      reply.code(201).header('etag', versionTag(row.version))
      return toOffer(row, items, links, today)
    },
  )

  app.post(
    '/:id/restore',
    {
      schema: {
        security: adminOnly,
        summary: 'Takes an offer out of the trash',
        params: idParams,
        response: { 200: offer, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      await setTrashed(app.db, offers, request.params.id, false, who(request))
      const { row, items } = await requireOffer(app.db, request.params.id)
      reply.header('etag', versionTag(row.version))
      return toOffer(row, items, links, athensDate(new Date()))
    },
  )
}
