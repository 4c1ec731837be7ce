import { Server, type Socket } from 'node:net'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends the service without losing a request; resolves when it is closed. */
    drain(): Promise<void>
    draining(): boolean
  }
}

/** Longer than the gateway keeps an idle connection to a service (5 s). Milliseconds. */
const patience = 6000

/**
 * Closes a server behind a proxy that keeps connections open. Node's `server.close()` cuts idle connections at
 * once and loses a request that the proxy is just sending. Instead, the server refuses new connections, answers
 * requests on open ones with `Connection: close`, and waits until the proxy has closed them all. After the time
 * limit it cuts idle and unused connections and waits for running requests.
 */
export default fp(
  async app => {
    let draining: Promise<void> | undefined
    const open = new Set<Socket>()

    app.server.on('connection', socket => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    })

    function cut(): void {
      app.server.closeIdleConnections()
      // Node takes these for busy, and waits a minute for their first request.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }

    app.addHook('preClose', async () => cut())

    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (draining) reply.header('connection', 'close')
      done()
    })

    app.decorate('draining', () => draining !== undefined)
    app.decorate('drain', () => {
      draining ??= drain()
      return draining
    })

    async function drain(): Promise<void> {
      let cutting: NodeJS.Timeout | undefined
      const waiting = setTimeout(() => {
        cut()
        cutting = setInterval(cut, 100)
      }, patience)
      await new Promise<void>(resolve => {
        Server.prototype.close.call(app.server, () => resolve())
      })
      clearTimeout(waiting)
      clearInterval(cutting)
      await app.close()
    }
  },
  { name: 'drain' },
)
