import type { TrustedRegistry } from '@stampa/registry'
import { type App, addGauge, Counter } from '@stampa/service-kit'

const labelNames = ['remote', 'version'] as const

/**
 * Adds the live versions to the metrics, and whether the store is still what its owner and its teams have signed.
 *
 * @returns the counter of pages that could not be rendered, each of which the browser rendered instead
 */
export function addReleaseMetrics(app: App, releases: TrustedRegistry) {
  const fallbacks = new Counter({
    name: 'stampa_page_fallbacks_total',
    help: 'pages that the browser had to render, by the remote that failed',
    labelNames,
    registers: [app.metrics],
  })
  addGauge(
    app,
    { name: 'stampa_release_live', help: '1 for the live version of each remote', labelNames },
    async () => {
      const { live } = await releases.read()
      return Object.values(live).map(({ name, version }) => {
        const labels = { remote: name, version }
        // A counter that begins at its first failure would hide it from `increase`.
        fallbacks.inc(labels, 0)
        return [labels, 1]
      })
    },
  )
  addGauge(
    app,
    {
      name: 'stampa_registry_trusted',
      help: '0 while the release store is refused and the last good releases stay live, with the reason',
      labelNames: ['reason'],
    },
    async () => {
      // Verifies all of it at every scrape: a request notices only that the timestamp was replaced.
      const refusal = await releases.check()
      return [[{ reason: refusal?.reason ?? 'none' }, refusal ? 0 : 1]]
    },
  )
  return fallbacks
}
