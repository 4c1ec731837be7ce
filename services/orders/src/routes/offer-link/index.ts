import { errorResponses, Problem, type RoutePlugin, Type } from '@stampa/service-kit'
import { createLinks } from '@stampa/service-kit/links'
import { addCustomerReplyRoute, toCustomerReply } from '@stampa/service-kit/order-workflow'
import { oneLine } from '@stampa/service-kit/validation'
import type { OrdersConfig } from '../../config.ts'
import { statusPage } from '../../custom-order/view.ts'
import { findDueDate } from '../../jobs/store.ts'
import { toCustomerOffer } from '../../offers/customer-offer.ts'
import { acceptInput, declineInput, linkedOffer, toLinkedOffer } from '../../offers/linked-offer.ts'
import { findOwnOrder, offerQuestions } from '../../offers/questions.ts'
import { pdfBytes, sendOfferPdf } from '../../offers/send-pdf.ts'
import { type Decision, decide, requireSent } from '../../offers/state.ts'
import { findOffer, offers, requireOffer, type StoredOffer } from '../../offers/store.ts'
import { linkPurpose } from '../../offers/view.ts'

const tokenParams = Type.Object({ token: Type.String() })

/** Limits per client address; not enforced while Redis is unavailable. */
const readLimit = { max: 120, timeWindow: 60_000, skipOnError: true }
const pdfLimit = { max: 30, timeWindow: 60_000, skipOnError: true }

const noAddress = 'This offer has no email address that we could answer to: please contact us'

/** Makes the request body optional. */
async function withBody(request: { body: unknown }): Promise<void> {
  request.body ??= {}
}

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)

  /** @throws Problem 404 when the token opens no offer */
  async function offerId(token: string): Promise<string> {
    const find = (id: string) => findOffer(app.db, id)
    const row = await links.openRecord(linkPurpose, token, find, ({ decided_at }) => !!decided_at)
    if (!row) throw offers.notFound()
    return row.id
  }

  async function open(token: string): Promise<StoredOffer> {
    const stored = await requireOffer(app.db, await offerId(token))
    requireSent(stored.row)
    return stored
  }

  async function show(stored: StoredOffer) {
    const { id, customer_email } = stored.row
    const order = await findOwnOrder(app.db, stored.row)
    const replies = await offerQuestions.listSent(app.db, id)
    return {
      ...toLinkedOffer(toCustomerOffer(stored)),
      orderLink: order ? statusPage(links, order) : null,
      dueDate: await findDueDate(app.db, id),
      replies: customer_email === '' ? null : replies.map(toCustomerReply),
    }
  }

  app.get(
    '/:token',
    {
      config: { rateLimit: readLimit },
      schema: {
        summary: 'An offer, for the holder of its link; 410 while it is being revised',
        params: tokenParams,
        response: { 200: linkedOffer, ...errorResponses(404, 410, 429) },
      },
    },
    async request => show(await open(request.params.token)),
  )

  app.get(
    '/:token/pdf',
    {
      config: { rateLimit: pdfLimit },
      schema: {
        summary: 'The offer as a PDF, in Greek',
        produces: ['application/pdf'],
        params: tokenParams,
        response: { 200: pdfBytes, ...errorResponses(404, 410, 429) },
      },
    },
    async (request, reply) =>
      sendOfferPdf(app, reply, toCustomerOffer(await open(request.params.token))),
  )

  app.post(
    '/:token/accept',
    {
      config: { rateLimit: readLimit },
      preValidation: withBody,
      schema: {
        summary: 'Stores that the customer accepts; a repetition changes nothing',
        params: tokenParams,
        body: acceptInput,
        response: { 200: linkedOffer, ...errorResponses(400, 404, 409, 410, 429) },
      },
    },
    ({ params, body }) => answer(params.token, { status: 'Accepted', ...body }),
  )

  app.post(
    '/:token/decline',
    {
      config: { rateLimit: readLimit },
      preValidation: withBody,
      schema: {
        summary: 'Stores that the customer declines; a repetition changes nothing',
        params: tokenParams,
        body: declineInput,
        response: { 200: linkedOffer, ...errorResponses(400, 404, 409, 410, 429) },
      },
    },
    ({ params, body }) => answer(params.token, { status: 'Rejected', ...body }),
  )

  async function answer(token: string, said: Partial<Decision> & Pick<Decision, 'status'>) {
    const stored = await decide(app.db, await offerId(token), {
      ...said,
      name: oneLine(said.name ?? ''),
      // Its lines stay; a change of direction would disguise them to the shop.
      comment: (said.comment ?? '').replaceAll(/\p{Bidi_C}/gu, '').trim(),
    })
    return show(stored)
  }

  async function openForQuestions(token: string): Promise<string> {
    const { row } = await open(token)
    if (row.customer_email === '') throw new Problem(409, 'no_address', noAddress)
    return row.id
  }

  addCustomerReplyRoute(app, config, '/:token', offerQuestions, openForQuestions, 409, 410)
}

export default routes
