import { mkdir, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { baseEnv, type Command } from '../process/command.ts'

/** A Redis on the loopback interface for queues, sessions and limits. */
export interface RedisServer {
  dataDir: string
  port: number
  password: string
  /** False keeps data in memory only, for tests. */
  durable: boolean
}

export function redisUrl({ port, password }: RedisServer): string {
  return `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`
}

/** Writes the configuration and returns the command that runs the server in the foreground. */
export async function redisCommand(server: RedisServer): Promise<Command> {
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

/** @throws unless the server answers PING; it refuses while loading its log from disk */
export async function pingRedis(url: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url)
  const socket = createConnection({ host: hostname, port: Number(port || 6379) })
  socket.setTimeout(2000, () => socket.destroy(new Error('Redis did not answer in 2 s')))
  const login = [username, password].filter(Boolean).map(decodeURIComponent)
  if (password) socket.write(encodeCommand(['AUTH', ...login]))
  socket.write(encodeCommand(['PING']))
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

/** Encodes a command in Redis's protocol (RESP). */
function encodeCommand(words: string[]): string {
  return [`*${words.length}`, ...words.flatMap(w => [`$${Buffer.byteLength(w)}`, w]), ''].join(
    '\r\n',
  )
}
