import { createHmac } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type Static, Type } from 'typebox'
import type { ServiceConfig } from './app/config.ts'
import { Problem } from './errors/problems.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns what a limit's counter of a day in Redis is named after in place of an address or e-mail. */
    pseudonym(text: string, at?: Date): string
  }
}

/**
 * Rate limits with counters in Redis, shared by all instances. A route sets its limit by
 * `config: { rateLimit: { max, timeWindow } }` or through `app.createRateLimit`. Counters are named after pseudonyms
 * of a day, which cannot be computed from a copy of Redis: the key is Redis' URL with its password.
 */
export default fp<{ config: Pick<ServiceConfig, 'REDIS_URL'> }>(
  async (app, { config }) => {
    app.decorate('pseudonym', (text: string, at = new Date()) => {
      const day = at.toISOString().slice(0, 10)
      return createHmac('sha256', config.REDIS_URL).update(`${day}\n${text}`).digest('base64url')
    })
    await app.register(rateLimit, {
      global: false,
      redis: app.redis,
      nameSpace: 'limit:',
      keyGenerator: ({ ip }) => app.pseudonym(limitedAddress(ip)),
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
    })
  },
  { name: 'rate-limit', dependencies: ['redis'] },
)

/** Environment variables of a service with public forms; spread them into the schema of its configuration. */
export const publicWriteLimitConfig = {
  /** Writes of each kind that one address may make in ten minutes; an office shares one address. */
  PUBLIC_WRITES_PER_10_MINUTES: Type.Integer({ minimum: 1, default: 60 }),
}

const schema = Type.Object(publicWriteLimitConfig)

/**
 * Limits public writes by address. Without Redis nothing is limited: the gateway limits requests too, and no
 * customer is turned away.
 */
export function publicWriteLimit({ PUBLIC_WRITES_PER_10_MINUTES: max }: Static<typeof schema>) {
  return { max, timeWindow: 600_000, skipOnError: true }
}

/** @param ttl milliseconds until the next try can succeed */
export function tooManyRequests(ttl: number): Problem {
  const seconds = Math.max(1, Math.ceil(ttl / 1000))
  return new Problem(429, 'too_many_requests', 'Too many requests, please try again later', {
    headers: { 'retry-after': String(seconds) },
  })
}

interface FailureLimitOptions {
  name: string
  max: number
  /** Window in ms, from the first failure. Later failures do not extend it. */
  timeWindow: number
}

/** Counts failures by a key in Redis, across all instances. */
export class FailureLimit {
  readonly #limit: ReturnType<FastifyInstance['createRateLimit']>
  readonly #keys = new WeakMap<FastifyRequest, string>()

  constructor(
    app: Pick<FastifyInstance, 'createRateLimit' | 'pseudonym'>,
    options: FailureLimitOptions,
  ) {
    const { name, max, timeWindow } = options
    this.#limit = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: request => `${name}:${app.pseudonym(this.#keys.get(request) ?? '')}`,
    })
  }

  /** @returns milliseconds to wait before the next try, 0 when it may be made now */
  async wait(request: FastifyRequest, key: string): Promise<number> {
    this.#keys.set(request, key)
    const state = await this.#limit(request, { increment: false })
    return !state.isAllowed && state.remaining === 0 ? state.ttl : 0
  }

  async count(request: FastifyRequest, key: string): Promise<void> {
    this.#keys.set(request, key)
    await this.#limit(request)
  }
}

/** Returns the key of an address for limits: an IPv4 address, or the /64 network of an IPv6 customer. */
export function limitedAddress(address: string): string {
  return normalizeIP(address, 64)
}
