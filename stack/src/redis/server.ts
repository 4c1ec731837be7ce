import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { redisPassword, redisUser, redisUsers } from '../../../deploy/secrets/redis-users.ts'
import type { LocalServer } from '../data-dir.ts'
import { baseEnv, type Command } from '../process/group.ts'
import type { PartSpec } from '../process/part.ts'
import { commandAs, giveTo } from '../process/system-account.ts'

/** The stack's Redis, for queues, sessions and limits. */
export function redisPart(server: LocalServer): PartSpec {
  return {
    name: 'redis',
    command: () => redisCommand(server),
    ready: () => pingRedis(redisUrl(server)),
  }
}

/** Returns the URL of the user that may do everything; no service has it. */
export function redisUrl({ port, password }: LocalServer): string {
  return `redis://operator:${encodeURIComponent(password)}@127.0.0.1:${port}`
}

/** Returns the URL of a service's user. @param operatorUrl that of {@link redisUrl} */
export function serviceRedisUrl(operatorUrl: string, service: string): string {
  const url = new URL(operatorUrl)
  url.username = redisUser(service)
  url.password = redisPassword(decodeURIComponent(url.password), redisUser(service))
  return url.href
}

/**
 * Writes the configuration and returns the command that runs the server in the foreground.
 *
 * @param users lines of more users
 */
export async function redisCommand(server: LocalServer, users: string[] = []): Promise<Command> {
  await mkdir(server.dataDir, { recursive: true, mode: 0o700 })
  const settings = [
    'bind 127.0.0.1',
    `port ${server.port}`,
    `dir "${server.dataDir}"`,
    ...redisUsers(server.password),
    ...users,
    'loglevel warning',
    // Room for analytics' 1.5 million queued events (515 MB measured); above it, writes are refused.
    'maxmemory 768mb',
    'maxmemory-policy noeviction',
    'save ""',
    `appendonly ${server.durable ? 'yes' : 'no'}`,
    // The kernel has every acknowledged write, so a killed Redis loses none. `everysec` delays writes while the disk
    // is busy, and a kill would lose those.
    'appendfsync no',
  ]
  // Outside of the folder that Redis writes to, and written anew: root must not follow a link in it.
  const file = `${server.dataDir}.conf`
  await rm(file, { force: true })
  await writeFile(file, `${settings.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
  await giveTo('stampa', [server.dataDir, file])
  return commandAs('stampa', { file: 'redis-server', args: [file], env: baseEnv() }, [file])
}

/** @throws unless the local server answers PING; it refuses while loading its log from disk */
export async function pingRedis(url: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url)
  const socket = createConnection({ host: hostname, port: Number(port) })
  socket.setTimeout(2000, () => socket.destroy(new Error('Redis did not answer in 2 s')))
  if (password) socket.write(`AUTH ${username} ${decodeURIComponent(password)}\r\n`)
  socket.write('PING\r\n')
  let answer = ''
  try {
    for await (const chunk of socket.setEncoding('utf8')) {
      answer += chunk
      if (answer.includes('+PONG')) return
      if (answer.startsWith('-') || answer.includes('\n-')) break
    }
  } finally {
    socket.destroy()
  }
  throw new Error(`Redis refuses: ${answer.trim() || 'it closed the connection'}`)
}
