import type { PartSpec } from '../process/part.ts'
import { pingRedis, type RedisServer, redisCommand, redisUrl } from './server.ts'

export function redisPart(server: RedisServer): PartSpec {
  return {
    name: 'redis',
    command: () => redisCommand(server),
    ready: () => pingRedis(redisUrl(server)),
  }
}
