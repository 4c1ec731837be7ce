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
      const server = await listen(randomInt(lowest, highest + 1))
      if (server) held.push(server)
    }
    return held.map(server => (server.address() as AddressInfo).port)
  } finally {
    // Closed together: a port closed early could be chosen twice.
    await Promise.all(held.map(server => new Promise(resolve => server.close(resolve))))
  }
}

/** @returns undefined when the port is in use */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}

/** @throws with advice when the port is in use */
export async function requirePort(port: number): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code})`
      reject(new Error(`Port ${port} ${reason}. Choose another: PORT=8081 npm start`, { cause }))
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  await new Promise(resolve => server.close(resolve))
}
