import { createHmac, randomBytes } from 'node:crypto'
import type { Registry } from '@stampa/platform/release'
import { type App, Counter, Histogram, isFromThisSite, limitedAddress } from '@stampa/service-kit'

/** Maximum size of a report, bytes. */
const bodyLimit = 4096

/** Most samples of a report. */
const maxSamples = 20

const labelNames = ['remote', 'version'] as const

/** Whether the page of a document could be shown. */
const outcomes = ['shown', 'load', 'render']

/**
 * Counts what visitors' browsers measure, by remote and version: loading, response, stability and errors, and
 * whether pages could be shown. A report has no identifier and is not stored; only its sums are. Reports come
 * from outside: their labels are those of the registry, their values are bounded, and an address tells an
 * outcome and each figure of a version once an hour, so that one visitor alone ends no canary.
 */
export async function countVitalsReports(
  app: App,
  { readRegistry }: { readRegistry: () => Promise<Registry> },
): Promise<void> {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [app.metrics] })
  const histograms = new Map([
    [
      'lcp',
      histogram('stampa_web_lcp_seconds', 'largest contentful paint', [0.5, 1, 1.5, 2.5, 4, 8]),
    ],
    [
      'inp',
      histogram('stampa_web_inp_seconds', 'longest interaction', [0.05, 0.1, 0.2, 0.35, 0.5, 1]),
    ],
    ['cls', histogram('stampa_web_cls', 'layout shift', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5])],
  ])
  const errors = new Counter({
    name: 'stampa_web_errors_total',
    help: 'errors in browsers: pages that failed, and uncaught errors of scripts',
    labelNames: [...labelNames, 'kind'],
    registers: [app.metrics],
  })

  const views = new Counter({
    name: 'stampa_browser_views_total',
    help: 'addresses in an hour by what the browser could do: shown, not loaded, not rendered. While a canary runs, else failures only',
    labelNames: [...labelNames, 'outcome'],
    registers: [app.metrics],
  })

  const visitors = new OncePerHour()

  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  )

  app.post<{ Body: string }>('/reports/vitals', { logLevel: 'warn' }, async (request, reply) => {
    const samples = isFromThisSite(request) ? parse(request.body).slice(0, maxSamples) : []
    const { live, previous, canary } = await readRegistry()
    for (const { remote, version, name, value } of samples) {
      if (!Object.hasOwn(live, remote)) continue
      const known = [live[remote]?.version, canary[remote]?.release.version]
      if (!known.includes(version) && !previous[remote]?.includes(version)) continue
      const labels = { remote, version }
      if (name === 'page' || name === 'script') {
        errors.inc({ ...labels, kind: name })
        continue
      }
      const isOutcome = outcomes.includes(name)
      if (!isOutcome && !(histograms.has(name) && value >= 0 && value <= 60)) continue
      if (!visitors.isFirst(request.ip, `${remote} ${version} ${name}`)) continue
      if (isOutcome) views.inc({ ...labels, outcome: name })
      else histograms.get(name)?.observe(labels, value)
    }
    return reply.code(204).send()
  })
}

interface Sample {
  remote: string
  version: string
  name: string
  value: number
}

function parse(text: string): Sample[] {
  try {
    const samples: unknown = JSON.parse(text)
    return Array.isArray(samples) ? samples.filter(isSample) : []
  } catch {
    return []
  }
}

function isSample(sample: Partial<Sample> | null): sample is Sample {
  return (
    typeof sample === 'object' &&
    typeof sample?.remote === 'string' &&
    typeof sample.version === 'string' &&
    typeof sample.name === 'string' &&
    typeof sample.value === 'number'
  )
}

const hourMilliseconds = 3_600_000

/**
 * Tells whether an address does something for the first time in this hour, so that one visitor counts once in
 * a sum. Keeps hashes with a key of the hour, in memory only.
 */
export class OncePerHour {
  #hour = 0
  #key = randomBytes(32)
  readonly #seen = new Set<string>()
  readonly #most: number

  /** @param most visits that are remembered; further ones of the hour do not count */
  constructor(most = 200_000) {
    this.#most = most
  }

  /** @param what the address does @param now ms since 1970 */
  isFirst(address: string, what: string, now = Date.now()): boolean {
    const visit = this.#visitOf(address, what, now)
    if (this.#seen.has(visit) || this.#seen.size >= this.#most) return false
    this.#seen.add(visit)
    return true
  }

  /** Returns whether {@link isFirst} has counted this in this hour. */
  has(address: string, what: string, now = Date.now()): boolean {
    return this.#seen.has(this.#visitOf(address, what, now))
  }

  #visitOf(address: string, what: string, now: number): string {
    const hour = Math.floor(now / hourMilliseconds)
    if (hour !== this.#hour) {
      this.#hour = hour
      this.#key = randomBytes(32)
      this.#seen.clear()
    }
    const text = `${limitedAddress(address)} ${what}`
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }
}
