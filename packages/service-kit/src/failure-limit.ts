import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface FailureLimitOptions {
  /** Part of the Redis key. */
  name: string
  /** Failures allowed in the window. */
  max: number
  /** Milliseconds, from the first failure. It does not grow: who waits is let in again. */
  timeWindow: number
}

/** Counts failures by a key in Redis, across all instances: for what may be tried only so often. */
export class FailureLimit {
  readonly #limit: ReturnType<FastifyInstance['createRateLimit']>
  readonly #keys = new WeakMap<FastifyRequest, string>()

  constructor(app: Pick<FastifyInstance, 'createRateLimit'>, options: FailureLimitOptions) {
    const { name, max, timeWindow } = options
    this.#limit = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: request => `${name}:${this.#keys.get(request)}`,
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

/** Who a client is, for limits: an IPv4 address, or the /64 network that one IPv6 customer holds. */
export function clientAddress({ ip }: FastifyRequest): string {
  return limitedAddress(ip)
}

/** What the limits of an address are counted by. */
export function limitedAddress(address: string): string {
  return normalizeIP(address, 64)
}
