import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/**
 * Where ports are chosen. Systems give their outgoing connections, and whoever asks for any port at all,
 * those from 32,768 up: one of these would often be taken between being chosen and being listened on.
 */
const lowest = 20_000
const highest = 32_767

/** Ports on the loopback address that nothing listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const held: Server[] = []
  try {
    while (held.length < count) {
      const server = await listen(randomInt(lowest, highest + 1))
      if (server) held.push(server)
    }
    return held.map(server => (server.address() as AddressInfo).port)
  } finally {
    // Not one by one: a port given back early could be chosen twice.
    await Promise.all(held.map(server => new Promise(resolve => server.close(resolve))))
  }
}

/** @returns nothing when the port is in use. */
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

/** @throws with the fact and the way out when something already listens on the port. */
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
