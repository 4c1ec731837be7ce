import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A catalog service that a test can stop and start; it serves reads of products. */
export class CatalogServer {
  readonly url: string
  /** Products by id; any other is not found. */
  readonly products = new Map<string, object>()
  /** Number of requests. */
  asked = 0
  /** Handles requests instead of the products, if set. */
  answer: RequestListener | undefined
  #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('request', this.#listener)
  }

  static async start(): Promise<CatalogServer> {
    return new CatalogServer(await listen(0))
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  async restart(): Promise<void> {
    this.#server = await listen(Number(new URL(this.url).port))
    this.#server.on('request', this.#listener)
  }

  readonly #listener: RequestListener = (request, response) => {
    this.asked++
    if (this.answer) {
      this.answer(request, response)
      return
    }
    const [, id = ''] = /^\/api\/products\/([^/]+)$/.exec(request.url ?? '') ?? []
    const product = this.products.get(id)
    response
      .writeHead(product ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(product ?? {}))
  }
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
