import { mkdir, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import type { LocalServer } from '../data-dir.ts'
import { baseEnv, type Command } from '../process/command.ts'
import type { PartSpec } from '../process/part.ts'

/** The stack's Redis, for queues, sessions and limits. */
export function redisPart(server: LocalServer): PartSpec {
  return {
    name: 'redis',
    command: () => redisCommand(server),
    ready: () => pingRedis(redisUrl(server)),
  }
}

export function redisUrl({ port, password }: LocalServer): string {
  return `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`
}

/** Writes the configuration and returns the command that runs the server in the foreground. */
export async function redisCommand(server: LocalServer): Promise<Command> {
  await mkdir(server.dataDir, { recursive: true, mode: 0o700 })
  const settings = [
    'bind 127.0.0.1',
    `port ${server.port}`,
    `dir "${server.dataDir}"`,
    `requirepass "${server.password}"`,
    'loglevel warning',
    'maxmemory-policy noeviction',
    'save ""',
    `appendonly ${server.durable ? 'yes' : 'no'}`,
    // The kernel has every acknowledged write, so a killed Redis loses none. `everysec` delays writes while the disk
    // is busy, and a kill would lose those.
    'appendfsync no',
  ]
  // A file: arguments are visible to every user of the machine.
  const file = join(server.dataDir, 'redis.conf')
  await writeFile(file, `${settings.join('\n')}\n`, { mode: 0o600 })
  return { file: 'redis-server', args: [file], env: baseEnv() }
}

/** @throws unless the local server answers PING; it refuses while loading its log from disk */
export async function pingRedis(url: string): Promise<void> {
  const { hostname, port, password } = new URL(url)
  const socket = createConnection({ host: hostname, port: Number(port) })
  socket.setTimeout(2000, () => socket.destroy(new Error('Redis did not answer in 2 s')))
  if (password) socket.write(`AUTH ${decodeURIComponent(password)}\r\n`)
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
