import { setTimeout } from 'node:timers/promises'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

export { Counter, Histogram } from '@prometheus-io/client'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

/** Paths that are not counted as traffic. */
export const probes = ['/healthz', '/readyz', '/metrics']

/** Time limit of the values that a scrape reads elsewhere, ms: Prometheus waits for ten seconds. */
const readLimit = 4000

/**
 * `GET /metrics`, which the gateway does not publish: Prometheus text with a histogram of request times by route, the
 * requests in flight, and Node's own numbers. Labels are names of the platform, never values of a request.
 */
export default fp(
  async app => {
    // One for each app: several run in one process of the tests.
    const metrics = new Registry()
    app.decorate('metrics', metrics)
    collectDefaultMetrics({ register: metrics })
    const registers = [metrics]
    const times = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'request duration in seconds',
      labelNames: ['method', 'route', 'status_code'],
      registers,
    })
    let inFlight = 0
    new Gauge({
      name: 'http_requests_in_flight',
      help: 'requests without a response yet',
      registers,
      collect() {
        this.set(inFlight)
      },
    })
    app.addHook('onRequest', (_request, _reply, done) => {
      inFlight++
      done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      inFlight--
      const { url: route } = request.routeOptions
      if (route !== undefined && !probes.includes(route)) {
        const labels = { method: request.method, route, status_code: reply.statusCode }
        times.observe(labels, reply.elapsedTime / 1000)
      }
      done()
    })
    app.get(
      '/metrics',
      { logLevel: 'error', schema: { hide: true }, exposeHeadRoute: false },
      async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()),
    )
  },
  { name: 'metrics' },
)

/**
 * Registers a gauge whose values are read at each scrape. It has no value while they cannot be read, so that the other
 * metrics are still served.
 */
export function addGauge<Label extends string>(
  app: Pick<FastifyInstance, 'metrics'>,
  description: { name: string; help: string; labelNames: readonly Label[] },
  read: () => Promise<(readonly [Record<Label, string>, number])[]>,
): void {
  new Gauge<string>({
    ...description,
    registers: [app.metrics],
    async collect() {
      const values = await Promise.race([
        read().catch(() => []),
        setTimeout(readLimit, [], { ref: false }),
      ])
      this.reset()
      for (const [labels, value] of values) this.set(labels, value)
    },
  })
}
