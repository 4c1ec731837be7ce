import metrics from 'fastify-metrics'
import fp from 'fastify-plugin'

/** Paths that are not counted as traffic. */
const probes = ['/healthz', '/readyz', '/metrics']

/** `GET /metrics`: Prometheus text with a histogram of request times by route, and Node's own numbers. */
export default fp(
  async app => {
    await app.register(metrics.default, {
      endpoint: {
        url: '/metrics',
        method: 'GET',
        logLevel: 'error',
        schema: { hide: true },
        handler: () => {},
      },
      // The registry is global to the process: a second app in one process (tests) clears it.
      clearRegisterOnInit: true,
      // Its own histogram keeps a clock for each request, beside the one that Fastify keeps for the log.
      routeMetrics: { enabled: false },
    })
    const times = new app.metrics.client.Histogram({
      name: 'http_request_duration_seconds',
      help: 'request duration in seconds',
      labelNames: ['method', 'route', 'status_code'],
    })
    app.addHook('onResponse', (request, reply, done) => {
      const { url: route } = request.routeOptions
      if (route !== undefined && !probes.includes(route)) {
        const labels = { method: request.method, route, status_code: reply.statusCode }
        times.observe(labels, reply.elapsedTime / 1000)
      }
      done()
    })
  },
  { name: 'metrics' },
)
