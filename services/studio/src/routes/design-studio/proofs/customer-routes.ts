import {
  type App,
  dateTime,
  errorResponses,
  invalidField,
  Problem,
  publicWriteLimit,
  type Static,
  Type,
} from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import {
  addCustomerReplyRoute,
  customerReply,
  toCustomerReply,
} from '@stampa/service-kit/order-workflow'
import { addReviewRoute, listReviews, ownReview } from '@stampa/service-kit/reviews'
import { type Language, languageQuery } from '@stampa/service-kit/translations'
import { nullable } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import type { StudioConfig } from '../../../config.ts'
import { fileAddresses } from '../../../files.ts'
import {
  designOrders,
  designReplies,
  inEnglish,
  listMockups,
  type OrderRow,
} from '../../../orders/orders.ts'
import { answerProof, listProofs } from '../../../orders/proofs.ts'
import {
  estimate,
  item,
  mockupView,
  orderStatus,
  person,
  print,
  proof,
} from '../../../orders/schema.ts'
import { mockupDetails, openOrder, toProof } from '../../../orders/view.ts'
import { recordEvent } from '../../../outbox.ts'

/**
 * The customer's view of an order, as it was sent: no internal data, and no contact data but the conversation
 * in case the link leaks.
 */
const customerOrder = Type.Object(
  {
    number: Type.String({ description: 'Order number: the last six characters of the id' }),
    orderStatus,
    createdAt: dateTime(),
    mockups: Type.Array(
      Type.Object({
        mockupImage: Type.String({ description: 'Valid for at least 15 minutes' }),
        productName: Type.String(),
        colorName: Type.String(),
        view: mockupView,
        quantity: Type.Integer(),
        sizes: nullable(Type.Record(Type.String(), Type.Integer())),
        people: Type.Array(person),
        mended: Type.Boolean({ description: 'For print, at the customer’s request' }),
        item,
        estimate,
        choice: print,
      }),
    ),
    notes: Type.String(),
    history: Type.Array(Type.Object({ at: dateTime(), status: Type.String() }), {
      description: 'Oldest first',
    }),
    proofs: Type.Array(proof, { description: 'Newest first; the first may be answered' }),
    replies: Type.Array(customerReply, { description: 'Oldest first' }),
    reviews: Type.Array(ownReview, { description: 'By the customer, of the whole order' }),
  },
  { $id: 'CustomerDesignOrder' },
)
type CustomerOrder = Static<typeof customerOrder>

const newAnswer = Type.Object({
  answer: Type.Enum(['approve', 'comment'], { message: 'Please approve or comment' }),
  comment: Type.Optional(Type.String({ maxLength: 2000 })),
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'Version that was shown, which an approval names; of a comment by default the newest',
    }),
  ),
})

const params = Type.Object({ token: Type.String() })

/** Adds the customer's calls behind the link to an order: status, proofs, and the answer to a proof. */
export function addCustomerRoutes(app: App, config: StudioConfig, links: Links): void {
  app.get(
    '/proofs/:token',
    {
      schema: {
        summary: 'An order and its proofs, for the holder of its link',
        params,
        querystring: languageQuery,
        response: { 200: customerOrder, ...errorResponses(400, 404) },
      },
    },
    async request => {
      const order = await openOrder(links, request.params.token, id =>
        designOrders.find(app.db, id),
      )
      return toCustomerOrder(app.db, links, order, request.query.lang)
    },
  )

  app.post(
    '/proofs/:token/answer',
    {
      config: { rateLimit: publicWriteLimit(config) },
      schema: {
        summary: 'Approves the newest proof, or comments on it',
        params,
        body: newAnswer,
        response: { 200: customerOrder, ...errorResponses(404, 409, 429) },
      },
    },
    async request => {
      const { answer, comment = '', version } = request.body
      const text = comment.trim()
      if (answer === 'comment' && text === '') {
        throw invalidField('comment', 'Please write what should be different')
      }
      if (answer === 'approve' && version === undefined) {
        throw invalidField('version', 'Please name the proof that you approve')
      }
      const order = await app.db.transaction(async tx => {
        const locked = await openOrder(links, request.params.token, id => designOrders.lock(tx, id))
        await recordAnswer(tx, locked, { answer, comment: text || null, version })
        return locked
      })
      return toCustomerOrder(app.db, links, order)
    },
  )

  addReviewRoute(app, config, '/proofs/:token', async (tx, token) => {
    const { id, order_status } = await openOrder(links, token, id => designOrders.find(tx, id))
    // The studio's products are not those of the catalog.
    return { id, isCompleted: order_status === 'Completed', products: [] }
  })

  addCustomerReplyRoute(app, config, '/proofs/:token', designReplies, async token => {
    const { id } = await openOrder(links, token, id => designOrders.find(app.db, id))
    return id
  })
}

interface Answer {
  answer: 'approve' | 'comment'
  comment: string | null
  version: number | undefined
}

/**
 * Stores an answer to the newest proof; the same answer again changes nothing.
 *
 * @throws Problem 404 without a proof, 409 when there is a newer one or it was approved before
 */
async function recordAnswer(
  tx: Knex.Transaction,
  order: OrderRow,
  { answer, comment, version }: Answer,
): Promise<void> {
  const [newest] = await listProofs(tx, [order.id])
  if (!newest) throw new Problem(404, 'proof_not_found', 'There is no proof to answer yet')
  if (version !== undefined && version !== newest.version) {
    throw new Problem(409, 'proof_replaced', 'There is a newer proof: please look at it first')
  }
  if (newest.answer === answer && newest.comment === comment) return
  if (newest.answer === 'approve') {
    throw new Problem(409, 'proof_approved', 'This proof has been approved already')
  }
  await answerProof(tx, newest.id, answer, comment)
  const from = String(newest.version)
  await designOrders.timeline.add(tx, [
    { order_id: order.id, by: null, kind: 'answer', from, to: answer, note: comment },
  ])
  await recordEvent(tx, 'proof.answered', { order: order.id, proof: newest.id })
}

async function toCustomerOrder(
  db: Knex,
  links: Links,
  order: OrderRow,
  language: Language = 'el',
): Promise<CustomerOrder> {
  const [mockups, history, proofs, replies, reviews] = await Promise.all([
    listMockups(db, [order.id]),
    designOrders.timeline.listStatuses(db, order.id),
    listProofs(db, [order.id]),
    designReplies.listSent(db, order.id),
    listReviews(db, order.id),
  ])
  return {
    number: order.id.slice(-6),
    orderStatus: order.order_status,
    createdAt: order.created_at,
    mockups: (language === 'en' ? mockups.map(inEnglish) : mockups).map(row => ({
      mockupImage: fileAddresses(links, 'mockup', row.id).preview,
      ...mockupDetails(row),
    })),
    notes: order.notes,
    history,
    proofs: proofs.map(row => toProof(links, row)),
    replies: replies.map(toCustomerReply),
    reviews,
  }
}
