import { type App, dateTime, errorResponses, Type } from '@stampa/service-kit'
import type { Links } from '@stampa/service-kit/links'
import {
  addCustomerReplyRoute,
  customerReply,
  toCustomerReply,
} from '@stampa/service-kit/order-workflow'
import type { OrdersConfig } from '../../config.ts'
import { messagePurpose, messageReplies } from '../../contact/service.ts'
import { findMessage, type MessageRow, messageNotFound } from '../../contact/store.ts'

/** The customer's view of a message: without name, address and phone, in case the link leaks. */
const linkedMessage = Type.Object(
  {
    createdAt: dateTime(),
    subject: Type.String(),
    message: Type.String(),
    replies: Type.Array(customerReply, { description: 'Oldest first' }),
  },
  { $id: 'LinkedMessage' },
)

/** Adds the calls for the holder of a message's link. */
export function addCustomerRoutes(app: App, config: OrdersConfig, links: Links): void {
  /** @throws Problem 404 when the token opens no message */
  async function open(token: string): Promise<MessageRow> {
    const find = async (id: string) => {
      const message = await findMessage(app.db, id)
      return message?.spam === null ? message : undefined
    }
    const isClosed = ({ status }: MessageRow) => status === 'closed'
    const message = await links.openRecord(messagePurpose, token, find, isClosed)
    if (!message) throw messageNotFound()
    return message
  }

  app.get(
    '/link/:token',
    {
      schema: {
        summary: 'A message and its replies, for the holder of its link',
        params: Type.Object({ token: Type.String() }),
        response: { 200: linkedMessage, ...errorResponses(404) },
      },
    },
    async request => {
      const { id, created_at, subject, message } = await open(request.params.token)
      const replies = (await messageReplies.listSent(app.db, id)).map(toCustomerReply)
      return { createdAt: created_at, subject, message, replies }
    },
  )

  addCustomerReplyRoute(
    app,
    config,
    '/link/:token',
    messageReplies,
    async token => (await open(token)).id,
  )
}
