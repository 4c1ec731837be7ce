import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ServiceConfig } from '../app/config.ts'
import { Counter } from '../app/metrics.ts'
import { limitedAddress } from '../rate-limits.ts'

/** An event of the security log: identifiers only, no e-mail, token or text of a client. */
interface SecurityEvent {
  /** `sign-in`, `sign-out`, `administrator call`, `administrator deleted` and so on. */
  event: string
  outcome: 'success' | 'failed' | 'throttled' | 'refused'
  /** Id; undefined for an unknown account or an invalid token. */
  administrator: string | undefined
  /** Method and pattern of a refused call: 'DELETE /api/offers/:id'. */
  call?: string
  /** PostgreSQL role that changed an administrator. */
  madeBy?: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes a line of the security log. @param request adds its id and a keyed hash of its address */
    logSecurity(event: SecurityEvent, request?: FastifyRequest): Promise<void>
  }
}

/** Lifetime of a day's key in Redis, s: no address can be derived from a hash after it. */
const keyLifetime = 2 * 24 * 60 * 60

/** Writes security events to the service's log, whatever its level; docs/operations.md describes the lines. */
export default fp<{ config: ServiceConfig }>(
  async (app, { config }) => {
    const level = config.LOG_LEVEL === 'silent' ? 'silent' : 'info'
    const log = app.log.child({}, { level })
    const events = new Counter({
      name: 'stampa_security_events_total',
      help: 'lines of the security log',
      labelNames: ['event', 'outcome'],
      registers: [app.metrics],
    })
    let current: { day: string; key: string } | undefined

    /** Returns the day's random key, which all services share, so that their lines can be compared. */
    async function addressKey(): Promise<string> {
      const day = new Date().toISOString().slice(0, 10)
      if (current?.day !== day) {
        const name = `security-log:${day}`
        await app.redis.set(name, randomBytes(32).toString('base64'), 'EX', keyLifetime, 'NX')
        const key = await app.redis.get(name)
        if (key === null) throw new Error('Redis has lost the key of addresses')
        current = { day, key }
      }
      return current.key
    }

    async function hashAddress({ ip }: FastifyRequest): Promise<string> {
      const address = limitedAddress(ip)
      return createHmac('sha256', await addressKey())
        .update(address)
        .digest('base64url')
        .slice(0, 16)
    }

    app.decorate('logSecurity', async ({ administrator = null, ...event }, request) => {
      events.inc({ event: event.event, outcome: event.outcome })
      // Without Redis the line lacks the address.
      const address = request && (await hashAddress(request).catch(() => null))
      log.info(
        { ...event, administrator, ...(request && { address, requestId: request.id }) },
        'security',
      )
    })
  },
  { name: 'security-log', dependencies: ['metrics', 'redis'] },
)
