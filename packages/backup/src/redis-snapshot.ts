import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import type { ArchiveWriter } from './archive.ts'

const folder = 'redis/appendonlydir'
const base = 'appendonly.aof.1.base.rdb'

/**
 * Adds a snapshot of Redis at one moment, as a replica receives it (SYNC), in the form of an append-only file
 * that Redis loads at its start.
 */
export async function addRedisSnapshot(archive: ArchiveWriter, url: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port || 6379) })
  try {
    await once(socket, 'connect')
    if (password) {
      socket.write(command('AUTH', username || 'default', decodeURIComponent(password)))
      await readUntil(socket, /^\+OK\r\n/)
    }
    socket.write(command('SYNC'))
    // Redis sends line feeds while it writes the snapshot, then its size in bytes.
    const { found, rest } = await readUntil(socket, /\$(\d+)\r\n/)
    const size = Number(found[1])
    const content = Readable.from(take(socket, rest, size))
    const mtime = new Date()
    for (const name of ['redis', folder]) {
      await archive.add({ name, type: 'directory', mode: 0o700 })
    }
    await archive.add(
      { name: `${folder}/${base}`, type: 'file', size, mode: 0o600, mtime },
      content,
    )
    const manifest = Buffer.from(`file ${base} seq 1 type b\n`)
    await archive.add(
      {
        name: `${folder}/appendonly.aof.manifest`,
        type: 'file',
        size: manifest.length,
        mode: 0o600,
        mtime,
      },
      Readable.from([manifest]),
    )
  } finally {
    socket.destroy()
  }
}

function command(...words: string[]): string {
  const text = words.map(word => `$${Buffer.byteLength(word)}\r\n${word}\r\n`)
  return `*${words.length}\r\n${text.join('')}`
}

/** Reads a reply. @throws when Redis replies with an error */
async function readUntil(
  socket: AsyncIterable<Buffer>,
  pattern: RegExp,
): Promise<{ found: RegExpExecArray; rest: Buffer }> {
  let received = Buffer.alloc(0)
  for await (const chunk of withoutEnd(socket)) {
    received = Buffer.concat([received, chunk])
    const text = received.toString('latin1')
    const found = pattern.exec(text)
    if (found) return { found, rest: received.subarray(found.index + found[0].length) }
    if (text.startsWith('-')) throw new Error(`Redis refuses a snapshot: ${text.trim()}`)
  }
  throw new Error('Redis closed the connection before its snapshot.')
}

/** Yields exactly `size` bytes; the commands that follow are for a replica. */
async function* take(
  socket: AsyncIterable<Buffer>,
  first: Buffer,
  size: number,
): AsyncGenerator<Buffer> {
  let missing = size
  const next = (chunk: Buffer) => {
    const part = chunk.subarray(0, missing)
    missing -= part.length
    return part
  }
  if (first.length > 0) yield next(first)
  if (missing === 0) return
  for await (const chunk of withoutEnd(socket)) {
    yield next(chunk)
    if (missing === 0) return
  }
}

/** Iterates a stream that stays open when the loop is left. */
function withoutEnd(socket: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return (socket as Readable).iterator({ destroyOnReturn: false })
}
