import fp from 'fastify-plugin'
import { Redis, type RedisOptions } from 'ioredis'
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
    const redis = openRedis(config.REDIS_URL, {
      keyPrefix: config.REDIS_KEY_PREFIX,
      enableOfflineQueue: false,
      lazyConnect: true,
      commandTimeout: 2000,
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

/** ioredis's, in which a reply mapping would change the types of all replies. */
type Options = Omit<RedisOptions, 'replyMapping'>

/**
 * Opens a connection to a Redis, or to the primary that Sentinels name. Every connection of the services is
 * opened here.
 */
export function openRedis(url: string, options: Options): Redis {
  const all: Options = {
    connectTimeout: 3000,
    // A connection whose packets are lost without an error is replaced.
    socketTimeout: 3000,
    // So is one to a primary that has become a replica.
    reconnectOnError: ({ message }) => message.startsWith('READONLY '),
    ...options,
  }
  const primary = primaryOf(url)
  return primary ? new Redis({ ...all, ...primary }) : new Redis(url, all)
}

/**
 * Reads a URL that ioredis does not know: `redis+sentinel://user:password@host:port,host:port/name`. User and
 * password are those of Redis; the Sentinels have none.
 *
 * @returns undefined for any other URL @throws when its list or name is missing
 */
export function primaryOf(url: string): Options | undefined {
  const scheme = 'redis+sentinel://'
  if (!url.startsWith(scheme)) return undefined
  const hostsAndName = /^(?:([^:@/]*)(?::([^@/]*))?@)?([^@/]+)\/([^/?]+)$/.exec(
    url.slice(scheme.length),
  )
  if (!hostsAndName) throw new Error('REDIS_URL lacks Sentinels or the name of their primary')
  const [, username = '', password = '', hosts = '', name = ''] = hostsAndName
  return {
    name,
    sentinels: hosts.split(',').map(each => {
      const { hostname: host, port } = new URL(`redis://${each}`)
      return { host, port: Number(port || 26_379) }
    }),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
  }
}
