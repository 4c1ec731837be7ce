import type { Registry } from '@stampa/platform/release'
import { type App, addGauge, Counter } from '@stampa/service-kit'

const labelNames = ['remote', 'version'] as const

/**
 * Adds the live versions to the metrics.
 *
 * @returns the counter of pages that could not be rendered, each of which the browser rendered instead
 */
export function addReleaseMetrics(app: App, readRegistry: () => Promise<Registry>) {
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
      const { live } = await readRegistry()
      return Object.values(live).map(({ name, version }) => {
        const labels = { remote: name, version }
        // A counter that begins at its first failure would hide it from `increase`.
        fallbacks.inc(labels, 0)
        return [labels, 1]
      })
    },
  )
  return fallbacks
}
