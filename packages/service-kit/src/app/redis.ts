import fp from 'fastify-plugin'
import { Redis } from 'ioredis'
import type { ServiceConfig } from './config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared by all services. Every key gets REDIS_KEY_PREFIX. */
    redis: Redis
  }
}

/**
 * The Redis connection. While Redis is away a command fails at once (and the request with 503)
 * instead of waiting in a queue; the client reconnects by itself.
 */
export default fp<{ config: ServiceConfig }>(
  async (app, { config }) => {
    const redis = new Redis(config.REDIS_URL, {
      keyPrefix: config.REDIS_KEY_PREFIX,
      enableOfflineQueue: false,
      lazyConnect: true,
      connectTimeout: 3000,
      commandTimeout: 2000,
      // A connection whose packets are lost without an error is replaced.
      socketTimeout: 3000,
      maxRetriesPerRequest: 1,
      disconnectTimeout: 200,
    })
    // Every failed reconnect is an error event: one line for each outage is enough.
    let away = false
    redis.on('error', error => {
      if (!away) app.log.error({ err: error }, 'Redis is away')
      away = true
    })
    redis.on('ready', () => {
      if (away) app.log.info('Redis is back')
      away = false
    })
    // Wait for the first try only: the service starts without Redis, not ready.
    await redis.connect().catch(() => {})
    app.decorate('redis', redis)
    app.addHook('onClose', () => redis.disconnect())
  },
  { name: 'redis' },
)
