import { Redis } from 'ioredis'

/** The braces keep all of its keys on one node of a Redis cluster. */
export const queueName = '{visits}'

export interface QueueConfig {
  REDIS_URL: string
  REDIS_KEY_PREFIX: string
}

interface ConnectionOptions {
  maxRetriesPerRequest: number | null
  enableOfflineQueue?: boolean
  commandTimeout?: number
  autoResendUnfulfilledCommands?: boolean
}

export function connectRedis(url: string, options: ConnectionOptions): Redis {
  const redis = new Redis(url, { connectTimeout: 3000, ...options })
  // Each failed reconnect is an event; the plugin of the service's own connection logs outages.
  redis.on('error', () => {})
  return redis
}

export function queuePrefix({ REDIS_KEY_PREFIX }: QueueConfig): string {
  return `${REDIS_KEY_PREFIX}queue`
}

/** Hash of what was accepted and dropped before it got to the queue, beside the queue's own keys. */
export function countersKey(config: QueueConfig): string {
  return `${queuePrefix(config)}:${queueName}:counters`
}
