import { adminOnly, errorResponses, type RoutePlugin, Type, who } from '@stampa/service-kit'
import { publicWriteLimit } from '@stampa/service-kit/customers'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import { nextLink, toPage } from '@stampa/service-kit/listing'
import { addUndeliveredRoutes } from '@stampa/service-kit/outbox'
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import type { OrdersConfig } from '../../config.ts'
import type { OutboxEvents } from '../../outbox.ts'
import {
  type AdminMessage,
  adminMessage,
  changedMessage,
  messageListQuery,
  newMessage,
  receivedMessage,
} from './schema.ts'
import { changeMessage, messageNotFound, receiveMessage, toValues } from './service.ts'
import {
  countMessages,
  findMessage,
  listMessages,
  type MessageRow,
  restoreMessage,
  trashMessage,
} from './store.ts'

const params = Type.Object({ id: Type.String() })

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const onRequest = app.requireAdmin
  const security = adminOnly

  addUndeliveredRoutes<OutboxEvents>(app, aboutOf)

  app.post(
    '',
    {
      config: { rateLimit: publicWriteLimit(config) },
      schema: {
        summary: 'Sends a message to the shop',
        headers: idempotencyHeaders,
        body: newMessage,
        response: { 201: receivedMessage, ...errorResponses(400, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const values = toValues(request.body)
      // A retry has another `elapsedMs`, so the spam verdict is not part of the compared content.
      const content = { ...values, spam: null }
      const { body, replayed } = await app.once(request, content, tx => receiveMessage(tx, values))
      return reply.code(201).header('idempotency-replayed', replayed).send(body)
    },
  )

  app.get(
    '',
    {
      onRequest,
      schema: {
        security,
        summary: 'Messages, newest first; `X-Total-Count` says how many there are on all pages',
        querystring: messageListQuery,
        response: { 200: Type.Array(adminMessage), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const { sort } = request.query
      const [total, { rows, next }] = await Promise.all([
        countMessages(app.db, request.query),
        listMessages(app.db, request.query, sort, toPage(request.query, sort)),
      ])
      reply.header('x-total-count', total)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(toAdminMessage)
    },
  )

  addTrashList(app, '/trash', page =>
    listTrash(app.db, 'contact_messages', "name || ' <' || email || '>'", page),
  )

  app.get(
    '/:id',
    {
      onRequest,
      schema: {
        security,
        params,
        response: { 200: adminMessage, ...errorResponses(401, 404, 503) },
      },
    },
    async request => {
      const row = await findMessage(app.db, request.params.id)
      if (!row) throw messageNotFound()
      return toAdminMessage(row)
    },
  )

  app.patch(
    '/:id',
    {
      onRequest,
      schema: {
        security,
        summary: 'Marks a message as read or unread, as spam or none',
        params,
        body: changedMessage,
        response: { 200: adminMessage, ...errorResponses(400, 401, 404, 503) },
      },
    },
    async request => toAdminMessage(await changeMessage(app.db, request.params.id, request.body)),
  )

  app.delete(
    '/:id',
    {
      onRequest,
      schema: {
        security,
        summary: 'Moves a message into the trash, for 30 days',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const trashed = await trashMessage(app.db, request.params.id, who(request))
      if (!trashed) throw messageNotFound()
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/restore',
    {
      onRequest,
      schema: {
        security,
        params,
        response: { 200: adminMessage, ...errorResponses(401, 404, 503) },
      },
    },
    async request => {
      const { id } = request.params
      const row = (await restoreMessage(app.db, id)) ? await findMessage(app.db, id) : undefined
      if (!row) throw messageNotFound()
      return toAdminMessage(row)
    },
  )
}

export default routes

/** Returns the id of the record that an event is about. */
function aboutOf(payload: OutboxEvents[keyof OutboxEvents]): string {
  if ('order' in payload) return payload.order
  return 'message' in payload ? payload.message : payload.offer
}

function toAdminMessage({ id, created_at, read_at, ...fields }: MessageRow): AdminMessage {
  return { _id: id, ...fields, read: read_at !== null, createdAt: created_at.toISOString() }
}
