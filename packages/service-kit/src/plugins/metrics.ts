import metrics from 'fastify-metrics'
import fp from 'fastify-plugin'

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
      // The registry is the process's: a second app in one process (tests) starts it anew.
      clearRegisterOnInit: true,
      routeMetrics: {
        enabled: { histogram: true, summary: false },
        routeBlacklist: ['/healthz', '/readyz', '/metrics'],
      },
    })
  },
  { name: 'metrics' },
)
