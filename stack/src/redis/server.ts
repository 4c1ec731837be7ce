import { mkdir, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { baseEnv, type Command } from '../process/command.ts'

/** A Redis on the loopback interface that holds queues, sessions and limits. */
export interface RedisServer {
  dataDir: string
  port: number
  password: string
  /** False keeps everything in memory only: tests. */
  durable: boolean
}

/** URL for clients. */
export function redisUrl({ port, password }: RedisServer): string {
  return `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`
}

/** Writes the configuration and gives the command that serves it in the foreground. */
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
    // What is acknowledged is with the kernel, so a killed Redis has lost none of it. With `everysec` it holds writes
    // back while the disk is busy, and would take them along.
    'appendfsync no',
  ]
  // A file, because arguments are visible to every user of the machine.
  const file = join(server.dataDir, 'redis.conf')
  await writeFile(file, `${settings.join('\n')}\n`, { mode: 0o600 })
  return { file: 'redis-server', args: [file], env: baseEnv() }
}

/** @throws unless the server answers PING; it refuses while it still reads its log from disk. */
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

/** A command in Redis's protocol: an array of strings with their lengths in bytes. */
function encodeCommand(words: string[]): string {
  return [`*${words.length}`, ...words.flatMap(w => [`$${Buffer.byteLength(w)}`, w]), ''].join(
    '\r\n',
  )
}
