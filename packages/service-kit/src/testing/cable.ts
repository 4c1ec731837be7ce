import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

export type Cable = Awaited<ReturnType<typeof createCable>>

/** A connection through the cable. */
interface Line {
  sockets: [Socket, Socket]
  /** Whether it swallows everything, for good. */
  isSilent: boolean
  /** Whether it breaks in the middle of the server's next answer. */
  isBreaking: boolean
}

/**
 * Opens a TCP proxy to a server, which a test can interrupt.
 *
 * @param target URL of the server, e.g. TEST_REDIS_URL
 * @param at port to listen on; 0 chooses one
 */
export async function createCable(target: string, at = 0) {
  const lines = new Set<Line>()
  const { hostname, port } = new URL(target)
  let isSilent = false
  let delayMs = 0

  const server = createServer({ noDelay: true }, client => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true })
    const line: Line = { sockets: [client, upstream], isSilent, isBreaking: false }
    lines.add(line)
    void Promise.allSettled([pass(line, client, upstream), pass(line, upstream, client)]).then(() =>
      lines.delete(line),
    )
  })

  async function pass(line: Line, from: Socket, to: Socket): Promise<void> {
    const isAnswer = from === line.sockets[1]
    try {
      await pipeline(
        from,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            if (delayMs > 0) await pause(delayMs)
            if (line.isSilent) continue
            if (line.isBreaking && isAnswer) {
              yield chunk.subarray(0, Math.ceil(chunk.length / 2))
              throw new Error('broken off')
            }
            yield chunk
          }
          // The other end does not learn of the close either.
          if (line.isSilent) await once(to, 'close')
        },
        to,
      )
    } catch {
      for (const socket of line.sockets) socket.destroy()
    }
  }

  async function listen(at: number): Promise<void> {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }

  await listen(at)
  const local = (server.address() as AddressInfo).port
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(local)

  return {
    url: url.href,
    /** Closes every connection and refuses new ones. */
    cut: async () => {
      if (!server.listening) return
      server.close()
      for (const { sockets } of lines) for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    /** Accepts and passes connections again, at the same URL. Silent ones stay silent. */
    mend: async () => {
      isSilent = false
      delayMs = 0
      if (!server.listening) await listen(local)
    },
    /**
     * Loses everything without an error, as a firewall does: on open connections for good, on new ones until
     * `mend`.
     */
    silence: () => {
      isSilent = true
      for (const line of lines) line.isSilent = true
    },
    /** Delays every chunk, in both directions. @param ms milliseconds; `mend` ends it */
    slow: (ms: number) => {
      delayMs = ms
    },
    /** Breaks every open connection in the middle of its next answer. */
    breakOff: () => {
      for (const line of lines) line.isBreaking = true
    },
  }
}
