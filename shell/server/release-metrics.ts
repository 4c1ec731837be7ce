import { findMount, type Registry } from '@stampa/platform/release'
import { shellName, type TrustedRegistry, watcher } from '@stampa/registry'
import { type App, addGauge, Counter } from '@stampa/service-kit'
import { OncePerHour } from './vitals-reports.ts'

const labelNames = ['remote', 'version'] as const

/** What became of a view: `fallback` could not be rendered, `missing` was refused to a browser, mostly as not found. */
export type ViewOutcome = 'rendered' | 'fallback' | 'missing'

/**
 * Adds the live versions to the metrics, and whether the store is still what its owner and its teams have signed.
 *
 * @returns counters of pages that could not be rendered, each of which the browser rendered instead, and of all pages
 * that this process answered; the gateway's cache answers others
 */
export function addReleaseMetrics(app: App, releases: TrustedRegistry) {
  const fallbacks = new Counter({
    name: 'stampa_page_fallbacks_total',
    help: 'pages that the browser had to render, by the remote that failed',
    labelNames,
    registers: [app.metrics],
  })
  const views = new Counter({
    name: 'stampa_release_views_total',
    help: 'pages that the page server answered, by outcome, for the remote and for the shell',
    labelNames: [...labelNames, 'outcome'],
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
      name: 'stampa_release_canary',
      help: 'share of the visitors that get a canary, per cent',
      labelNames,
    },
    async () => {
      const { canary } = await releases.read()
      return Object.values(canary).map(({ release: { name, version }, share }) => {
        return [{ remote: name, version }, share]
      })
    },
  )
  addGauge(
    app,
    {
      name: 'stampa_release_withdrawn',
      help: '1 for a name whose canary or live version was taken away because it failed, with the version',
      labelNames: [...labelNames, 'action'],
    },
    async () => {
      const { previous } = await releases.read()
      return Object.entries(releases.choices).flatMap(([remote, choices]) => {
        const last = choices.at(-1)
        if (last?.by !== watcher) return []
        const { action, version } = last
        // The withdrawal of a previous version ends a comparison that found the live one no worse.
        const isWithdrawn = action === 'withdrawn' && !previous[remote]?.includes(version)
        return isWithdrawn || action === 'rolled back' ? [[{ remote, version, action }, 1]] : []
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
  const failed = new OncePerHour()
  /**
   * Counts a view for the remote and the shell. After a failure, an address counts no more for that version
   * in this hour: one visitor alone ends no release, and the views that count stay independent of each other,
   * as the comparison requires.
   */
  const countView = (
    registry: Registry,
    pathname: string,
    outcome: ViewOutcome,
    address: string,
  ) => {
    for (const owner of [findMount(registry.live, pathname), shellName]) {
      const release = owner && registry.live[owner]
      if (!release) continue
      const { name: remote, version } = release
      const visit = `${remote} ${version}`
      const counts =
        outcome === 'rendered' ? !failed.has(address, visit) : failed.isFirst(address, visit)
      if (counts) views.inc({ remote, version, outcome })
    }
  }
  return { fallbacks, countView }
}
