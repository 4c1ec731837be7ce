import type { Section } from '@stampa/rules/permissions'
import { type Static, Type } from 'typebox'
import type { App } from '../app/base-app.ts'
import { adminCall, who } from '../auth/admin-access.ts'
import { errorResponses } from '../errors/problems.ts'
import { idempotencyHeaders } from '../http/idempotency.ts'
import { publicWriteLimit } from '../rate-limits.ts'
import { dateTime, idParams, nullable, requiredText } from '../validation/schemas.ts'
import { type Conversation, OrderConversation, type ReplyRow } from './conversation.ts'

const at = dateTime()

const reply = Type.Object(
  {
    _id: Type.String(),
    at,
    by: nullable(Type.String(), 'null: the customer'),
    text: Type.String(),
  },
  { $id: 'Reply' },
)

/** A reply as the holder of the record's link sees it: without the name of an administrator. */
export const customerReply = Type.Object(
  { at, fromShop: Type.Boolean(), text: Type.String() },
  { $id: 'CustomerReply' },
)

const newReply = Type.Object({ text: requiredText(5000, 'Reply is required') })

function toReply({ id, at, by, text }: ReplyRow): Static<typeof reply> {
  return { _id: id, at, by, text }
}

export function toCustomerReply({ at, by, text }: ReplyRow): Static<typeof customerReply> {
  return { at, fromShop: by !== null, text }
}

interface ReplyRoutes {
  section: Section
  /** Path of the list of records, relative to the folder's prefix. */
  path: '' | '/orders'
  /** Throws Problem 404 for a record that does not exist. */
  requireRecord: (id: string) => Promise<unknown>
}

/** Adds the administrators' calls for the conversation about a record. */
export function addReplyRoutes(
  app: App,
  conversation: Conversation,
  { section, path, requireRecord }: ReplyRoutes,
): void {
  app.get(
    `${path}/:id/replies`,
    adminCall(app, `${section}:read`, {
      summary: 'The conversation with the customer, oldest reply first',
      params: idParams,
      response: { 200: Type.Array(reply), ...errorResponses(404) },
    }),
    async request => {
      const { id } = request.params
      await requireRecord(id)
      return (await conversation.list(app.db, id)).map(toReply)
    },
  )

  app.post(
    `${path}/:id/replies`,
    adminCall(app, `${section}:write`, {
      summary: 'Replies to the customer, by a mail that leaves 30 seconds later',
      params: idParams,
      body: newReply,
      response: { 201: reply, ...errorResponses(404) },
    }),
    async (request, response) => {
      const { id } = request.params
      const row = await conversation.send(app.db, id, who(request), request.body.text)
      return response.code(201).send(toReply(row))
    },
  )

  app.post(
    `${path}/:id/replies/:reply/undo`,
    adminCall(app, `${section}:write`, {
      summary: 'Takes a reply back while its mail has not left',
      params: Type.Object({ id: Type.String(), reply: Type.String() }),
      response: { 204: Type.Null(), ...errorResponses(404, 409) },
    }),
    async (request, response) => {
      const { id, reply } = request.params
      await conversation.undo(app.db, id, reply)
      return response.code(204).send(null)
    },
  )

  if (!(conversation instanceof OrderConversation)) return
  app.post(
    `${path}/:id/replies/read`,
    adminCall(app, `${section}:write`, {
      summary: 'Marks the customer’s replies as read',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, response) => {
      const { id } = request.params
      await requireRecord(id)
      await conversation.markRead(app.db, id)
      return response.code(204).send(null)
    },
  )
}

/**
 * Adds the call by which a customer replies.
 *
 * @param path of the link's token @param open returns the id of the record that a token opens; throws Problem 404
 * @param refusals further statuses of problems that `open` throws
 */
export function addCustomerReplyRoute(
  app: App,
  config: Parameters<typeof publicWriteLimit>[0],
  path: string,
  conversation: Pick<Conversation, 'listSent' | 'receive'>,
  open: (token: string) => Promise<string>,
  ...refusals: (409 | 410)[]
): void {
  app.post(
    `${path}/replies`,
    {
      config: { rateLimit: publicWriteLimit(config) },
      schema: {
        summary: 'Sends a reply to the shop, by the holder of the link; returns the conversation',
        params: Type.Object({ token: Type.String() }),
        headers: idempotencyHeaders,
        body: newReply,
        response: { 201: Type.Array(customerReply), ...errorResponses(404, 422, 429, ...refusals) },
      },
    },
    async (request, response) => {
      const { text } = request.body
      const id = await open(request.params.token)
      const { body, replayed } = await app.once(request, { id, text }, async tx => {
        await conversation.receive(tx, id, text)
        return (await conversation.listSent(tx, id)).map(toCustomerReply)
      })
      return response.code(201).header('idempotency-replayed', replayed).send(body)
    },
  )
}
