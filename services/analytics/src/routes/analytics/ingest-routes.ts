import { randomUUID } from 'node:crypto'
import {
  type App,
  adminCall,
  errorResponses,
  Problem,
  type Static,
  Type,
} from '@stampa/service-kit'
import { recordAudit } from '@stampa/service-kit/audit'
import type { FastifyRequest } from 'fastify'
import type { Admission } from '../../ingest/admission.ts'
import { toStored } from '../../sessions/session-id.ts'
import { conversionNames, type Occurrence, type Visitor } from '../../storage/event.ts'
import { readAgent } from '../../visitors/agent.ts'
import type { Geo } from '../../visitors/geo.ts'
import { clean, readCampaign, readPath, readSource, readUrl } from '../../visitors/source.ts'

/** Seconds for which a retried start gets the session of its first attempt. */
const startRememberedFor = 600

const sessionId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  message: 'The session is unknown',
})

const userType = Type.Enum(['user', 'admin'])

const url = Type.String({ maxLength: 4096 })

const eventId = Type.String({
  format: 'uuid',
  description: 'UUIDv7 of the event, so that a retry counts once',
})

const startBody = Type.Object({
  consentGiven: Type.Boolean(),
  userType,
  url: Type.Optional(url),
  referrer: Type.Optional(url),
  eventId: Type.Optional(eventId),
})

/**
 * Adds the tracker's calls. Each is answered 202 when Redis has its event. The visitor's address is used to find the
 * country and city, and is neither stored nor logged.
 */
export function addIngestRoutes(app: App, admission: Admission, geo: Geo): void {
  const refusals = errorResponses(400, 429)
  const tracked = {
    config: { quiet: true },
    onRequest: (request: FastifyRequest, _reply: unknown, done: () => void) => {
      admission.limitCalls(request)
      done()
    },
  }

  /** Adds a call that is a single event of the session in its body. */
  function addEventRoute<Fields extends Type.TProperties>(
    method: 'POST' | 'PUT',
    url: string,
    fields: Fields,
    toOccurrence: (body: Static<Type.TObject<Fields>>) => Occurrence,
  ): void {
    app.route({
      method,
      url,
      ...tracked,
      schema: {
        body: Type.Object({ sessionId, ...fields }),
        response: { 202: Type.Object({}), ...refusals },
      },
      handler: async (request, reply) => {
        const body = request.body as { sessionId: string } & Static<Type.TObject<Fields>>
        await admission.take(request, { ...eventOf(body.sessionId), ...toOccurrence(body) })
        return reply.code(202).send({})
      },
    })
  }

  /** Returns the common fields of an event. @throws Problem 400 for an unknown session */
  function eventOf(id: string): { session: string; at: number } {
    return { session: admission.readSession(id), at: Date.now() }
  }

  /** Returns the session of the first attempt for a start that is retried with the same event id. */
  async function startSession(startEventId: string | undefined): Promise<string> {
    const id = admission.ids.make()
    if (startEventId === undefined) return id
    const key = `analytics:start:${startEventId}`
    return (await app.redis.set(key, id, 'EX', startRememberedFor, 'NX', 'GET')) ?? id
  }

  app.post(
    '/session/start',
    {
      ...tracked,
      schema: {
        body: startBody,
        response: { 202: Type.Object({ sessionId: Type.String() }), ...refusals },
      },
    },
    async (request, reply) => {
      const { body } = request
      if (!body.consentGiven) throw new Problem(400, 'consent_required', 'Consent is required')
      const id = await startSession(body.eventId)
      await admission.take(request, {
        type: 'start',
        session: toStored(id),
        at: Date.now(),
        visitor: readVisitor(request, body, geo),
        admin: body.userType === 'admin',
      })
      return reply.code(202).send({ sessionId: id })
    },
  )

  addEventRoute('POST', '/session/update', { userType: Type.Optional(userType) }, body => ({
    type: 'seen',
    admin: body.userType === 'admin',
  }))

  // Longer texts are refused; these are shortened to the lengths in the tables.
  const viewFields = {
    url,
    title: Type.String({ maxLength: 1000 }),
    pageName: Type.String({ maxLength: 200 }),
    referrer: Type.Optional(url),
    eventId: Type.Optional(eventId),
  }
  addEventRoute('POST', '/pageview', viewFields, ({ url, title, pageName, eventId }) => ({
    type: 'view',
    event: eventId?.toLowerCase() ?? randomUUID(),
    path: readPath(url) ?? '/',
    title: clean(title).slice(0, 200),
    name: clean(pageName).slice(0, 100),
  }))

  addEventRoute('POST', '/session/end', {}, () => ({ type: 'end' }))

  addEventRoute('PUT', '/consent', { consentGiven: Type.Boolean() }, ({ consentGiven }) =>
    consentGiven ? { type: 'seen', admin: false } : { type: 'erase' },
  )

  const conversionFields = {
    name: Type.Enum([...conversionNames]),
    eventId: Type.Optional(eventId),
  }
  addEventRoute('POST', '/event', conversionFields, ({ name, eventId = randomUUID() }) => ({
    type: 'conversion',
    name,
    event: eventId,
  }))

  // Grants a request to be forgotten. It passes the queue like a withdrawal, so that later events store nothing.
  app.delete(
    '/sessions/:sessionId',
    adminCall(app, 'analytics:delete', {
      params: Type.Object({ sessionId: Type.String({ maxLength: 36 }) }),
      response: { 202: Type.Object({}) },
    }),
    async (request, reply) => {
      const { sessionId } = request.params
      const event = { type: 'erase' as const, ...eventOf(sessionId) }
      await app.db.transaction(async tx => {
        // What distinguishes sessions is enough: a visitor who is forgotten leaves no whole id.
        const record = sessionId.slice(0, 8)
        await recordAudit(tx, { action: 'deleted', kind: 'visits', record })
        await admission.take(request, event)
      })
      return reply.code(202).send({})
    },
  )
}

function readVisitor(
  { ip, headers }: FastifyRequest,
  { url, referrer }: Static<typeof startBody>,
  geo: Geo,
): Visitor {
  const landing = readUrl(url)
  const campaign = readCampaign(landing)
  const { device, browser, os } = readAgent(headers['user-agent'])
  return {
    source: readSource(landing, readUrl(referrer)),
    ...geo.find(ip),
    device,
    browser,
    os,
    ...(campaign !== undefined && { campaign: clean(campaign) }),
  }
}
