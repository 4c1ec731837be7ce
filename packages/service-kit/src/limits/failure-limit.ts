import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface FailureLimitOptions {
  /** Part of the Redis key. */
  name: string
  /** Failures allowed in the window. */
  max: number
  /** Window in ms, from the first failure. It is not extended by later failures. */
  timeWindow: number
}

/** Counts failures by a key in Redis, across all instances. */
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

/**
 * Returns the client address that limits count by: an IPv4 address, or the /64 network of an IPv6 customer.
 */
export function clientAddress({ ip }: FastifyRequest): string {
  return limitedAddress(ip)
}

/** Returns the key of an address for limits. */
export function limitedAddress(address: string): string {
  return normalizeIP(address, 64)
}
