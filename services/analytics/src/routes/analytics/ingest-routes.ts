import { randomUUID } from 'node:crypto'
import { type App, errorResponses } from '@stampa/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { consentRequired } from '../../ingest/problems.ts'
import type { Reception } from '../../ingest/reception.ts'
import { StartedSessions } from '../../ingest/started-sessions.ts'
import { toStored } from '../../sessions/session-id.ts'
import type { SessionEvent, Visitor } from '../../storage/event.ts'
import { readAgent } from '../../visitors/agent.ts'
import type { Geo } from '../../visitors/geo.ts'
import { clean, readCampaign, readPath, readSource, readUrl } from '../../visitors/source.ts'
import {
  accepted,
  consentBody,
  conversionBody,
  endBody,
  type StartBody,
  startAccepted,
  startBody,
  updateBody,
  type ViewBody,
  viewBody,
} from './ingest-schema.ts'

/**
 * The calls of the tracker. Each is answered 202 when Redis has what it said. The visitor's address is looked at to
 * find the country and city, and forgotten: nothing that identifies anybody is stored or logged.
 */
export function addIngestRoutes(app: App, reception: Reception, geo: Geo): void {
  const started = new StartedSessions(app.redis, reception.ids)
  const refusals = errorResponses(400, 429, 503)
  const route = {
    // One line in the log for each page view would say nothing.
    config: { quiet: true },
    onRequest: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      reception.admit(request)
      done()
    },
  }

  app.post(
    '/session/start',
    { ...route, schema: { body: startBody, response: { 202: startAccepted, ...refusals } } },
    async (request, reply) => {
      const { body } = request
      if (!body.consentGiven) throw consentRequired()
      const sessionId = await started.idFor(body.eventId)
      const visitor = readVisitor(request, body, geo)
      await reception.take(request, {
        type: 'start',
        ...happening(toStored(sessionId)),
        visitor,
        admin: body.userType === 'admin',
      })
      return reply.code(202).send({ sessionId })
    },
  )

  const simple = { 202: accepted, ...refusals }

  app.post(
    '/session/update',
    { ...route, schema: { body: updateBody, response: simple } },
    async (request, reply) => {
      const { sessionId, userType } = request.body
      const session = reception.session(sessionId)
      const admin = userType === 'admin'
      await reception.take(request, { type: 'seen', ...happening(session), admin })
      return reply.code(202).send({})
    },
  )

  app.post(
    '/pageview',
    { ...route, schema: { body: viewBody, response: simple } },
    async (request, reply) => {
      const session = reception.session(request.body.sessionId)
      await reception.take(request, { type: 'view', ...happening(session), ...page(request.body) })
      return reply.code(202).send({})
    },
  )

  app.post(
    '/session/end',
    { ...route, schema: { body: endBody, response: simple } },
    async (request, reply) => {
      const session = reception.session(request.body.sessionId)
      await reception.take(request, { type: 'end', ...happening(session) })
      return reply.code(202).send({})
    },
  )

  app.put(
    '/consent',
    { ...route, schema: { body: consentBody, response: simple } },
    async (request, reply) => {
      const { sessionId, consentGiven } = request.body
      const session = reception.session(sessionId)
      const event: SessionEvent = consentGiven
        ? { type: 'seen', ...happening(session), admin: false }
        : { type: 'erase', ...happening(session) }
      await reception.take(request, event)
      return reply.code(202).send({})
    },
  )

  app.post(
    '/event',
    { ...route, schema: { body: conversionBody, response: simple } },
    async (request, reply) => {
      const { sessionId, name, eventId: event = randomUUID() } = request.body
      const session = reception.session(sessionId)
      await reception.take(request, { type: 'conversion', ...happening(session), name, event })
      return reply.code(202).send({})
    },
  )
}

function happening(session: string): { session: string; at: number } {
  return { session, at: Date.now() }
}

function readVisitor(request: FastifyRequest, { url, referrer }: StartBody, geo: Geo): Visitor {
  const landing = readUrl(url)
  const campaign = readCampaign(landing)
  const { device, browser, os } = readAgent(request.headers['user-agent'])
  return {
    source: readSource(landing, readUrl(referrer)),
    ...geo.find(request.ip),
    device,
    browser,
    os,
    ...(campaign !== undefined && { campaign: clean(campaign) }),
  }
}

function page({ url, title, pageName, eventId = randomUUID() }: ViewBody) {
  return {
    event: eventId.toLowerCase(),
    path: readPath(url) ?? '/',
    title: clean(title).slice(0, 200),
    name: clean(pageName).slice(0, 100),
  }
}
