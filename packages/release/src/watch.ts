import type { Canary, Registry } from '@stampa/platform/release'
import { type Choice, ReleaseError, shellName, watcher } from '@stampa/registry'
import type { Store } from './store.ts'
import { addSums, SumsReader } from './sums.ts'
import {
  type Evidence,
  type Figure,
  figures,
  noEvidence,
  noSums,
  type Sums,
  verdictOf,
  withPeriod,
} from './verdict.ts'

/** Pause between two readings of the sums, ms. */
export const watchMilliseconds = 2_000

/** The same while no canary runs, ms. */
const idleMilliseconds = 10_000

/** Time of a comparison of a live version with the one before, ms; without a verdict by then the live one stays. */
const trialMilliseconds = 5 * 60_000

/** Time after it until the next one, ms: with a service away, every version fails. */
const pauseMilliseconds = 30 * 60_000

/** Period in which failures of a live version are counted, ms. */
const suspicionMilliseconds = 60_000

/** Failures in that period, and their share of the rendered views, from which on the version is compared. */
const suspicion = { failures: 5, share: 0.1 }

const failed: Record<Figure, string> = {
  render: 'pages could not be rendered',
  missing: 'pages were not found',
  browser: 'pages failed in the browser',
  lcp: 'pages appeared later than after 2.5 s',
  inp: 'pages reacted later than after 0.2 s',
}

/** Two versions of a name that visitors get at the same time; `suspect` is withdrawn if it is worse. */
interface Comparison {
  suspect: string
  other: string
  share: Canary['share']
  evidence: Evidence
  /** Sums of each figure since both versions had some of it. */
  period: { suspect: Sums; other: Sums }
  total: { suspect: Sums; other: Sums }
  since: number
  /** Total views of the suspect when it got its share. */
  viewsBefore: number
}

export interface WatchOptions {
  store: Store
  /** Returns the base URLs of the page servers as they are now. */
  servers: () => Promise<string[]>
  /** Called with a line about each decision. */
  onProgress: (text: string) => void
  now?: () => number
}

/**
 * Ends canaries: reads what page servers have counted, compares a canary with the live version, and gives it a larger
 * share, makes it live or withdraws it. When a live version fails often, it gives the version before to some of the
 * visitors, and goes back to it if it fails less.
 */
export class Watch {
  readonly #options: WatchOptions
  readonly #now: () => number
  readonly #sums = new SumsReader()
  readonly #comparisons = new Map<string, Comparison>()
  /** Sums of each live version in the last minute. */
  #recent: { at: number; grown: Map<string, Sums> }[] = []
  readonly #pausedUntil = new Map<string, number>()
  #looking: Promise<void> | undefined
  #failure = ''

  constructor(options: WatchOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** Reads the sums once and decides; a call during another one joins it. Reports a failure once while it lasts. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .then(
        () => '',
        error => String(error),
      )
      .then(failure => {
        if (failure && failure !== this.#failure) this.#options.onProgress(failure)
        this.#failure = failure
        this.#looking = undefined
      })
    return this.#looking
  }

  async #look(): Promise<void> {
    const { store, servers } = this.#options
    const registry = await store.registry()
    const isIdle = Object.keys(registry.canary).length === 0
    if (isIdle && this.#now() - (this.#recent.at(-1)?.at ?? 0) < idleMilliseconds) return
    const grown = await this.#sums.growth(await servers())
    for (const name of this.#comparisons.keys()) {
      if (!registry.canary[name]) this.#comparisons.delete(name)
    }
    const now = this.#now()
    this.#recent.push({ at: now, grown })
    this.#recent = this.#recent.filter(({ at }) => now - at < suspicionMilliseconds)
    for (const name of Object.keys(registry.canary)) await this.#compare(registry, name, grown)
    await this.#suspect(await store.registry())
  }

  async #compare(registry: Registry, name: string, grown: Map<string, Sums>): Promise<void> {
    const { canary, live, previous } = registry
    const { release, share } = canary[name] ?? {}
    const now = this.#now()
    if (!release || !share) return
    const isTrial = previous[name]?.includes(release.version) ?? false
    const [suspect = '', other = ''] = isTrial
      ? [live[name]?.version, release.version]
      : [release.version, live[name]?.version]
    const comparison = this.#comparisonOf(name, suspect, other, share)
    const { period, total } = comparison
    for (const part of ['suspect', 'other'] as const) {
      const by = grown.get(`${name} ${comparison[part]}`)
      addSums(period[part], by)
      addSums(total[part], by)
    }
    comparison.evidence = withPeriod(comparison.evidence, period.suspect, period.other)
    for (const figure of figures) {
      if (period.suspect[figure].views === 0 || period.other[figure].views === 0) continue
      for (const part of [period.suspect, period.other]) part[figure] = noSums()[figure]
    }
    const { evidence, since, viewsBefore } = comparison
    const time = now - since
    const step = { views: viewsOf(total.suspect) - viewsBefore, time }
    const verdict = verdictOf(evidence, step)
    if (verdict.verdict === 'worse') {
      const why = reason(comparison, verdict.figure)
      const action = isTrial ? 'rolled back' : 'withdrawn'
      await this.#choose(name, { action, version: release.version, why })
      // Its failures were also counted for the shell in its pages.
      this.#recent = []
    } else if (isTrial) {
      if (time < trialMilliseconds) return
      this.#pausedUntil.set(name, now + pauseMilliseconds)
      const why = `${suspect} fails no more often`
      await this.#choose(name, { action: 'withdrawn', version: release.version, why })
    } else if (verdict.verdict === 'good') {
      const why = `${step.views} views at ${share} % were no worse than with ${other}`
      const next =
        share === 5 ? ({ action: 'canary', share: 25 } as const) : { action: 'live' as const }
      await this.#choose(name, { ...next, version: release.version, why })
    }
  }

  /** Compares a live version that fails often with the one before. The shell is in every page: remotes come first. */
  async #suspect({ live, previous, canary }: Registry): Promise<void> {
    const names = Object.keys(live).sort(
      (a, b) => Number(a === shellName) - Number(b === shellName),
    )
    for (const name of names) {
      const version = live[name]?.version
      const before = previous[name]?.at(-1)
      const isBusy =
        name === shellName ? Object.keys(canary).length > 0 : canary[name] || canary.shell
      if (!before || isBusy || this.#now() < (this.#pausedUntil.get(name) ?? 0)) continue
      const sums = noSums()
      for (const { grown } of this.#recent) addSums(sums, grown.get(`${name} ${version}`))
      const failures = sums.render.failures + sums.browser.failures
      const { views } = sums.render
      if (failures < suspicion.failures || failures < suspicion.share * views) continue
      const why = `${failures} failures of ${version} at ${views} rendered views`
      await this.#choose(name, { action: 'canary', version: before, share: 25, why })
      return
    }
  }

  #comparisonOf(name: string, suspect: string, other: string, share: Canary['share']): Comparison {
    const known = this.#comparisons.get(name)
    const isSame = known?.suspect === suspect && known.other === other
    if (isSame && known.share === share) return known
    const fresh = {
      evidence: noEvidence(),
      period: { suspect: noSums(), other: noSums() },
      total: { suspect: noSums(), other: noSums() },
      ...(isSame && known),
    }
    const viewsBefore = viewsOf(fresh.total.suspect)
    const comparison = { ...fresh, suspect, other, share, since: this.#now(), viewsBefore }
    this.#comparisons.set(name, comparison)
    return comparison
  }

  async #choose(name: string, choice: Omit<Choice, 'by' | 'at'>): Promise<void> {
    const { store, onProgress } = this.#options
    try {
      await store.choose(name, choice, watcher)
    } catch (error) {
      // Its team has released meanwhile.
      if (!(error instanceof ReleaseError)) throw error
      return onProgress(error.message)
    }
    const share = choice.share ? ` ${choice.share} %` : ''
    onProgress(`${name} ${choice.version}: ${choice.action}${share}, ${choice.why}`)
  }
}

function viewsOf({ render, browser }: Sums): number {
  return Math.max(render.views, browser.views)
}

function reason({ suspect, other, total }: Comparison, figure: Figure): string {
  const of = ({ [figure]: { failures, views } }: Sums) => `${failures} of ${views}`
  return `${of(total.suspect)} ${failed[figure]} with ${suspect}, ${of(total.other)} with ${other}`
}
