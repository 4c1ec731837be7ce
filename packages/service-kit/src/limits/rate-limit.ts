import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { Problem } from '../errors/problems.ts'

/**
 * Counters in Redis, shared by all instances. Nothing is limited until a route asks for it, by
 * `config: { rateLimit: { max, timeWindow } }` or through `app.createRateLimit`.
 */
export default fp(
  async app => {
    await app.register(rateLimit, {
      global: false,
      redis: app.redis,
      nameSpace: 'limit:',
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
    })
  },
  { name: 'rate-limit', dependencies: ['redis'] },
)

/** @param ttl milliseconds until the next try can succeed */
export function tooManyRequests(ttl: number): Problem {
  const seconds = Math.max(1, Math.ceil(ttl / 1000))
  return new Problem(429, 'too_many_requests', 'Too many requests, please try again later', {
    headers: { 'retry-after': String(seconds) },
  })
}
