import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/**
 * Lower bound of chosen ports. Systems use ports from 32,768 up for outgoing connections and for port 0; one of those
 * could be taken between being chosen and being listened on.
 */
const lowest = 20_000
const highest = 32_767

/** Returns different free ports on the loopback address. */
export async function freePorts(count: number): Promise<number[]> {
  const held: Server[] = []
  try {
    while (held.length < count) {
      const server = await listen(randomInt(lowest, highest + 1)).catch(error => {
        if (error.code !== 'EADDRINUSE') throw error
      })
      if (server) held.push(server)
    }
    return held.map(server => (server.address() as AddressInfo).port)
  } finally {
    // Closed together: a port closed early could be chosen twice.
    await Promise.all(held.map(close))
  }
}

/** @throws with advice when the port is in use */
export async function requirePort(port: number): Promise<void> {
  const server = await listen(port).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code})`
    throw new Error(`Port ${port} ${reason}. Choose another: PORT=8081 npm start`, { cause })
  })
  await close(server)
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function close(server: Server): Promise<unknown> {
  return new Promise(resolve => server.close(resolve))
}
