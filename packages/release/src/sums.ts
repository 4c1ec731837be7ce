import { type Figure, figures, noSums, type Sums } from './verdict.ts'

/** Outcomes of a view by the metric that counts them, with the figures in which each is a view and a failure. */
const outcomes: Record<string, Record<string, { views: Figure[]; failures: Figure[] }>> = {
  stampa_release_views_total: {
    rendered: { views: ['render', 'missing'], failures: [] },
    fallback: { views: ['render', 'missing'], failures: ['render'] },
    missing: { views: ['render', 'missing'], failures: ['missing'] },
  },
  stampa_browser_views_total: {
    shown: { views: ['browser'], failures: [] },
    load: { views: ['browser'], failures: ['browser'] },
    render: { views: ['browser'], failures: ['browser'] },
  },
}

/** Values above which a sample counts as slow, s, as Web Vitals rates them; each is a bucket of its histogram. */
const slow: Record<string, { figure: Figure; above: string }> = {
  stampa_web_lcp_seconds: { figure: 'lcp', above: '2.5' },
  stampa_web_inp_seconds: { figure: 'inp', above: '0.2' },
}

/** Values of a page server's metrics, by name and labels. */
type Reading = Map<string, number>

/** Reads the sums of page servers, and what they have counted since the reading before. */
export class SumsReader {
  #before = new Map<string, Reading>()

  /**
   * Returns what each version's sums have grown by, under `<remote> <version>`. The first reading of a page
   * server gives nothing, as it is not known since when it counts; one that does not answer is left out.
   *
   * @param servers base URLs
   */
  async growth(servers: string[]): Promise<Map<string, Sums>> {
    const grown = new Map<string, Sums>()
    const readings = await Promise.all(
      servers.map(async server => {
        return [server, await readMetrics(server).catch(() => this.#before.get(server))] as const
      }),
    )
    for (const [server, reading] of readings) {
      const before = this.#before.get(server)
      for (const [series, value] of before ? (reading ?? []) : []) {
        const known = before?.get(series) ?? 0
        // A restarted page server counts from 0.
        add(grown, series, value < known ? value : value - known)
      }
    }
    this.#before = new Map(
      readings.flatMap(([server, reading]) => (reading ? [[server, reading]] : [])),
    )
    return grown
  }
}

/** Time limit of a reading, ms; the sums of a page server that takes longer are in the next one. */
const timeLimit = 3_000

async function readMetrics(server: string): Promise<Reading> {
  const response = await fetch(new URL('/metrics', server), {
    signal: AbortSignal.timeout(timeLimit),
  })
  if (!response.ok) throw new Error(`${server} answers ${response.status}`)
  const lines = (await response.text()).matchAll(
    /^(stampa_(?:release|browser|web)_\w+\{.*\}) (\S+)$/gm,
  )
  return new Map(Array.from(lines, ([, series = '', value]) => [series, Number(value)]))
}

function add(grown: Map<string, Sums>, series: string, by: number): void {
  const [, metric = ''] = /^(\w+)\{/.exec(series) ?? []
  const labels = Object.fromEntries(
    Array.from(series.matchAll(/(\w+)="([^"]*)"/g), ([, label = '', value = '']) => [label, value]),
  )
  const key = `${labels.remote} ${labels.version}`
  const sums = grown.get(key) ?? noSums()
  grown.set(key, sums)
  const counted = outcomes[metric]?.[labels.outcome ?? '']
  for (const figure of counted?.views ?? []) sums[figure].views += by
  for (const figure of counted?.failures ?? []) sums[figure].failures += by

  const [, histogram = '', part] = /^(\w+)_(bucket|count)$/.exec(metric) ?? []
  const limit = slow[histogram]
  if (limit && part === 'count') {
    sums[limit.figure].views += by
    sums[limit.figure].failures += by
  }
  if (limit && labels.le === limit.above) sums[limit.figure].failures -= by
}

export function addSums(to: Sums, by: Sums | undefined): void {
  for (const figure of figures) {
    to[figure].views += by?.[figure].views ?? 0
    to[figure].failures += by?.[figure].failures ?? 0
  }
}
