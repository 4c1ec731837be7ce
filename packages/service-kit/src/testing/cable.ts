import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy to a server, which a test can interrupt. */
export interface Cable {
  /** URL of the proxy. */
  url: string
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>
  /** Accepts connections again, at the same URL. */
  mend(): Promise<void>
}

/** @param target URL of a TCP server, e.g. TEST_REDIS_URL */
export async function createCable(target: string): Promise<Cable> {
  const sockets = new Set<Socket>()
  const { hostname, port } = new URL(target)

  const server = createServer(client => {
    const upstream = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })

  async function listen(at: number): Promise<void> {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }

  await listen(0)
  const local = (server.address() as AddressInfo).port
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(local)

  return {
    url: url.href,
    cut: async () => {
      if (!server.listening) return
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    mend: () => listen(local),
  }
}
