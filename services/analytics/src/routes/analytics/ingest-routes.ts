import { randomUUID } from 'node:crypto'
import { type App, type Caller, errorResponses } from '@stampa/service-kit'
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
  const admit = (caller: Caller) => reception.admit(caller)
  const simple = { admit, status: 202, response: { 202: accepted, ...refusals } }

  app.addFrequentCall({
    ...simple,
    method: 'POST',
    path: '/session/start',
    body: startBody,
    response: { 202: startAccepted, ...refusals },
    answer: async (body, caller) => {
      if (!body.consentGiven) throw consentRequired()
      const sessionId = await started.idFor(body.eventId)
      await reception.take(caller, {
        type: 'start',
        ...happening(toStored(sessionId)),
        visitor: readVisitor(caller, body, geo),
        admin: body.userType === 'admin',
      })
      return { sessionId }
    },
  })

  app.addFrequentCall({
    ...simple,
    method: 'POST',
    path: '/session/update',
    body: updateBody,
    answer: async ({ sessionId, userType }, caller) => {
      const session = reception.session(sessionId)
      const admin = userType === 'admin'
      await reception.take(caller, { type: 'seen', ...happening(session), admin })
      return {}
    },
  })

  app.addFrequentCall({
    ...simple,
    method: 'POST',
    path: '/pageview',
    body: viewBody,
    answer: async (body, caller) => {
      const session = reception.session(body.sessionId)
      await reception.take(caller, { type: 'view', ...happening(session), ...page(body) })
      return {}
    },
  })

  app.addFrequentCall({
    ...simple,
    method: 'POST',
    path: '/session/end',
    body: endBody,
    answer: async ({ sessionId }, caller) => {
      const session = reception.session(sessionId)
      await reception.take(caller, { type: 'end', ...happening(session) })
      return {}
    },
  })

  app.addFrequentCall({
    ...simple,
    method: 'PUT',
    path: '/consent',
    body: consentBody,
    answer: async ({ sessionId, consentGiven }, caller) => {
      const session = reception.session(sessionId)
      const event: SessionEvent = consentGiven
        ? { type: 'seen', ...happening(session), admin: false }
        : { type: 'erase', ...happening(session) }
      await reception.take(caller, event)
      return {}
    },
  })

  app.addFrequentCall({
    ...simple,
    method: 'POST',
    path: '/event',
    body: conversionBody,
    answer: async ({ sessionId, name, eventId: event = randomUUID() }, caller) => {
      const session = reception.session(sessionId)
      await reception.take(caller, { type: 'conversion', ...happening(session), name, event })
      return {}
    },
  })
}

function happening(session: string): { session: string; at: number } {
  return { session, at: Date.now() }
}

function readVisitor(
  { address, userAgent }: Caller,
  { url, referrer }: StartBody,
  geo: Geo,
): Visitor {
  const landing = readUrl(url)
  const campaign = readCampaign(landing)
  const { device, browser, os } = readAgent(userAgent)
  return {
    source: readSource(landing, readUrl(referrer)),
    ...geo.find(address),
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
