import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Goal, Measurement } from '../report/measurement.ts'
import { chromiumFlags, chromiumPath, repeat, warmUp } from './browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

const audits = 5

const goals: Record<Category, Goal> = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
}

/** Audits the pages with Lighthouse, by their names in the report, and prints why a score is below 100. */
export async function measureAudits(
  origin: string,
  pages: Record<string, string>,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const [name, path] of Object.entries(pages)) {
    const url = origin + path
    await warmUp(url)
    const found = await repeat(audits, `${name}: Lighthouse`, () => audit(url))
    for (const category of categories) {
      measurements.push({
        name: `${name}: Lighthouse ${category}`,
        values: found.map(({ scores }) => scores[category]),
        goal: goals[category],
      })
    }
    measurements.push({
      name: `${name}: Lighthouse's benchmark index of the machine`,
      values: found.map(({ benchmarkIndex }) => benchmarkIndex),
    })
  }
  return measurements
}

interface Audit {
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Lighthouse's own measure of the machine's speed during the audit; higher is faster. */
  benchmarkIndex: number
  /** Failed audits with Lighthouse's details. */
  shortcomings: string[]
}

/** Attempts before a failed trace, which a busy machine causes, is an error. */
const attempts = 3

/** Lighthouse's defaults: a phone with a slow network and processor, simulated. */
async function audit(url: string): Promise<Audit> {
  const lhr = await run(url, attempts)
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    benchmarkIndex: lhr.environment.benchmarkIndex,
    shortcomings: categories.flatMap(name =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .flatMap(({ id }) => {
          const found = lhr.audits[id]
          if (!found || found.score === null || found.score >= 0.9) return []
          return `${name}: ${found.title}${found.displayValue ? ` (${found.displayValue})` : ''}`
        }),
    ),
  }
}

async function run(url: string, attempts: number): Promise<Result> {
  const lhr = await runOnce(url)
  if (lhr && !lhr.runtimeError) return lhr
  if (attempts > 1) return run(url, attempts - 1)
  throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse returned nothing'}`)
}

async function runOnce(url: string): Promise<Result | undefined> {
  const browser = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  })
  try {
    const flags: Flags = {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    }
    return (await lighthouse(url, flags))?.lhr
  } finally {
    browser.kill()
  }
}
