import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Cable = Awaited<ReturnType<typeof createCable>>

/** Opens a TCP proxy to a server, which a test can interrupt. @param target URL of the server, e.g. TEST_REDIS_URL */
export async function createCable(target: string) {
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
    /** Closes every connection and refuses new ones. */
    cut: async () => {
      if (!server.listening) return
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    /** Accepts connections again, at the same URL. */
    mend: () => listen(local),
  }
}
