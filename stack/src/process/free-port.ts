import { createServer } from 'node:net'

/** Ports on the loopback address that nothing listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(0, '127.0.0.1', resolve)
      })
      return server
    }),
  )
  // All are held until each has its number: a port given back early could be handed out twice.
  return Promise.all(
    servers.map(
      server =>
        new Promise<number>((resolve, reject) => {
          const address = server.address()
          server.close(error => {
            if (error) reject(error)
            else if (address && typeof address === 'object') resolve(address.port)
            else reject(new Error('A listening server has no port'))
          })
        }),
    ),
  )
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
