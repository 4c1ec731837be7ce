import type { Section } from '@stampa/rules/permissions'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { App } from '../app/base-app.ts'
import { adminCall } from '../auth/admin-access.ts'
import { closedEvents, type EventSections } from '../auth/requirement.ts'
import { errorResponses, Problem } from '../errors/problems.ts'
import { isId } from '../listing.ts'
import { dateTime, idParams } from '../validation/schemas.ts'
import { listFailed, listLatest, retryFailed } from './mails.ts'

/** A mail. The address is not stored; it is read from the record that the event is about. */
const mail = {
  _id: Type.String({ description: 'Of the event; an event may have a mail for each audience' }),
  event: Type.String({ description: 'What was to be told, such as order.received' }),
  about: Type.String({ description: 'Id of the order, message or offer' }),
  audience: Type.Enum(['customer', 'shop']),
  recipient: Type.String({
    description: 'Address of the customer; empty for the shop and without the record',
  }),
}

const undelivered = Type.Object(
  {
    ...mail,
    reason: Type.String({
      description:
        'In codes of mail and mail server: EENVELOPE 550; ELIMIT: the recipient has had enough',
    }),
    failedAt: dateTime(),
  },
  { $id: 'UndeliveredMail' },
)

const latest = Type.Object(
  {
    ...mail,
    state: Type.Enum(['waiting', 'sent', 'failed']),
    at: dateTime('Of the event while the mail waits'),
  },
  { $id: 'LatestMail' },
)

/** Maximum number of mails in a response. */
const maxListed = 200

/**
 * Adds the administrators' calls for mails.
 *
 * @param section whose permissions they require
 * @param aboutOf returns the id of the record that an event is about
 * @param recipient SQL of the customer's address for a row `o` of `outbox`
 */
export function addUndeliveredRoutes<Events>(
  app: App,
  section: Section,
  aboutOf: (payload: Events[keyof Events]) => string,
  recipient: string,
  others: EventSections = {},
): void {
  const closed = (request: FastifyRequest, verb: 'read' | 'write') =>
    closedEvents(request, verb, others)

  app.get(
    '/mails',
    adminCall(app, `${section}:read`, {
      summary: `Latest mails, newest event first; at most ${maxListed}`,
      response: { 200: Type.Array(latest) },
    }),
    async request => {
      const scope = { recipient, without: closed(request, 'read') }
      const mails = await listLatest<Events>(app.db, maxListed, scope)
      return mails.map(({ payload, ...mail }) => ({ ...mail, about: aboutOf(payload) }))
    },
  )

  app.get(
    '/undelivered',
    adminCall(app, `${section}:read`, {
      summary: `Mails that were given up, newest event first, those about what visitors sent last; at most ${maxListed}`,
      querystring: Type.Object({
        about: Type.Optional(Type.String({ description: 'Id of one order, message or offer' })),
      }),
      response: { 200: Type.Array(undelivered), ...errorResponses(400) },
    }),
    async request => {
      const { about } = request.query
      const scope = { recipient, without: closed(request, 'read') }
      const mails = await listFailed<Events>(app.db, maxListed, scope, about)
      return mails.map(({ payload, ...mail }) => ({ ...mail, about: aboutOf(payload) }))
    },
  )

  app.post(
    '/undelivered/retry',
    adminCall(app, `${section}:write`, {
      summary:
        'Has all mails tried again that the mail server refused; those beyond the limit of their recipient are sent one by one',
      response: { 200: Type.Object({ retried: Type.Integer() }) },
    }),
    async request => ({ retried: await retryFailed(app.db, closed(request, 'write')) }),
  )

  app.post(
    '/undelivered/:id/retry',
    adminCall(app, `${section}:write`, {
      summary: 'Has the mails of an event tried again, also beyond the limit of their recipient',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const retried = isId(id) ? await retryFailed(app.db, closed(request, 'write'), id) : 0
      if (retried === 0) throw new Problem(404, 'mail_not_found', 'Undelivered mail not found')
      return reply.code(204).send(null)
    },
  )
}
