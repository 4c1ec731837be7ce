import {
  dateTime,
  errorResponses,
  publicWriteLimit,
  type RoutePlugin,
  requiredEmail,
  Type,
} from '@stampa/service-kit'
import { createLinks, type Links } from '@stampa/service-kit/links'
import type { KeptFile } from '@stampa/service-kit/media'
import {
  addCustomerReplyRoute,
  customerReply,
  toCustomerReply,
} from '@stampa/service-kit/order-workflow'
import { addReviewRoute, listReviews, ownReview } from '@stampa/service-kit/reviews'
import { nullable } from '@stampa/service-kit/validation'
import type { OrdersConfig } from '../../config.ts'
import { listSentFiles, orderFileUrl } from '../../custom-order/order-files.ts'
import { customOrders, type OrderRow, orderReplies } from '../../custom-order/orders.ts'
import { lineDetails as chosen, details, orderStatus } from '../../custom-order/schema.ts'
import { lineDetails, openOrder } from '../../custom-order/view.ts'
import { listSentOffers } from '../../offers/list.ts'
import { offerStatuses } from '../../offers/status.ts'
import { recordEvent } from '../../outbox.ts'

/**
 * The customer's view of an order: no internal data, and no personal data but the conversation in case the
 * link leaks.
 */
const statusOfOrder = Type.Object(
  {
    number: Type.String({ description: 'Order number: the last six characters of the id' }),
    orderStatus,
    createdAt: dateTime(),
    items: Type.Array(
      Type.Object({
        product: Type.String({ description: 'Id' }),
        title: nullable(Type.String(), 'null: not known (yet)'),
        quantity: Type.Integer(),
        ...chosen,
      }),
    ),
    options: Type.Array(Type.String()),
    deadline: details.deadline,
    hasImage: Type.Boolean({ description: 'Whether an image or a drawing came with it' }),
    files: Type.Integer({ description: 'Number of files that came with it' }),
    designs: Type.Array(
      Type.Object({
        id: Type.String({ description: 'For `keep` of an order that repeats this one' }),
        format: Type.String(),
        preview: nullable(Type.String(), 'Signed address; null for a file that cannot be drawn'),
      }),
      { description: 'The files that came with it, without their names' },
    ),
    image: nullable(Type.String(), 'Signed address of a preview of the image that came with it'),
    history: Type.Array(Type.Object({ at: dateTime(), status: Type.String() }), {
      description: 'Oldest first',
    }),
    offers: Type.Array(
      Type.Object({
        number: Type.String(),
        sentAt: dateTime(),
        status: Type.Enum(offerStatuses),
        decidedAt: nullable(dateTime()),
      }),
      {
        description:
          'Offers for the order that were sent to its address, oldest first; their links are in the mails only',
      },
    ),
    replies: Type.Array(customerReply, { description: 'Oldest first' }),
    reviews: Type.Array(ownReview, { description: 'By the customer, oldest first' }),
  },
  { $id: 'OrderStatus' },
)

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)

  app.get(
    '/:token',
    {
      schema: {
        summary: 'An order’s status, for the holder of its link',
        params: Type.Object({ token: Type.String() }),
        response: { 200: statusOfOrder, ...errorResponses(404) },
      },
    },
    async request => {
      const order = await openOrder(app.db, links, request.params.token)
      const files = await listSentFiles(app.db, order)
      return {
        number: order.id.slice(-6),
        orderStatus: order.order_status,
        createdAt: order.created_at,
        items: order.lines.map(({ product, title, quantity, ...line }) => ({
          product,
          title,
          quantity,
          ...lineDetails(line),
        })),
        options: order.options,
        ...(order.details.deadline && { deadline: order.details.deadline }),
        hasImage: files.length > 0,
        files: files.length,
        designs: files.map(({ id, file }) => ({
          id,
          format: file.format,
          preview: previewOf(links, order, id, file),
        })),
        image: order.image && orderFileUrl(links, 'image', 'preview', order.id),
        history: await customOrders.timeline.listStatuses(app.db, order.id),
        offers: await listSentOffers(app.db, order),
        replies: (await orderReplies.listSent(app.db, order.id)).map(toCustomerReply),
        reviews: await listReviews(app.db, order.id),
      }
    },
  )

  app.post(
    '/links',
    {
      config: { rateLimit: publicWriteLimit(config) },
      schema: {
        summary:
          'Mails the links of open orders and offers to their address; once in five minutes; answers all alike',
        body: Type.Object({ email: requiredEmail() }),
        response: { 202: Type.Object({}), ...errorResponses(400, 429) },
      },
    },
    async (request, reply) => {
      const email = request.body.email.trim()
      // The worker looks for records: the response takes as long without any.
      await app.db.transaction(async tx => {
        // Two clicks are one request, also at the same moment.
        await tx.raw("select pg_advisory_xact_lock(hashtextextended('links of ' || ?, 0))", [email])
        const isRepeated = await tx('outbox')
          .where({ type: 'links.requested' })
          .whereRaw("id >= id_at(now() - interval '5 minutes') and payload->>'email' = ?", [email])
          .first('id')
        if (!isRepeated) await recordEvent(tx, 'links.requested', { email })
      })
      return reply.code(202).send({})
    },
  )

  addReviewRoute(app, config, '/:token', async (tx, token) => {
    const { id, order_status, lines } = await openOrder(tx, links, token)
    const products = lines.map(({ product }) => product)
    return { id, isCompleted: order_status === 'Completed', products }
  })

  addCustomerReplyRoute(
    app,
    config,
    '/:token',
    orderReplies,
    async token => (await openOrder(app.db, links, token)).id,
  )
}

/** Returns the signed address of the preview of a file that came with an order. */
function previewOf(links: Links, order: OrderRow, id: string, { width }: KeptFile): string | null {
  if (id === 'image') return orderFileUrl(links, 'image', 'preview', order.id)
  return width > 0 ? orderFileUrl(links, 'attachment', 'preview', id) : null
}

export default routes
