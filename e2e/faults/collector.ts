import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Span {
  /** Name of the process: `page-server`, `orders-worker`. */
  service: string
  name: string
  traceId: string
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: { name: string; traceId: string }[] }[]
  }[]
}

/** A collector of OpenTelemetry spans: OTLP over HTTP, as JSON. */
export class Collector {
  /** OTEL_EXPORTER_OTLP_ENDPOINT */
  readonly url: string
  /** Everything received, as text. */
  received = ''
  readonly spans: Span[] = []
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async open(): Promise<Collector> {
    const server = createServer(async (request, response) => {
      collector.#receive(await text(request))
      response.setHeader('content-type', 'application/json').end('{}')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const collector = new Collector(server)
    return collector
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  /** Returns the services with a span in the trace, each once. */
  servicesOf(traceId: string): string[] {
    const found = this.spans.filter(span => span.traceId === traceId)
    return [...new Set(found.map(({ service }) => service))].toSorted()
  }

  #receive(body: string): void {
    this.received += body
    const { resourceSpans } = JSON.parse(body) as Export
    for (const { resource, scopeSpans } of resourceSpans) {
      const named = resource.attributes.find(({ key }) => key === 'service.name')
      const service = named?.value.stringValue ?? ''
      for (const { name, traceId } of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ service, name, traceId })
      }
    }
  }
}
