import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromiumFlags, chromiumPath } from './chromium.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Lighthouse's result for a page. */
export interface Audit {
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Failed audits with Lighthouse's details. */
  shortcomings: string[]
}

/** Attempts before a failed trace, which a busy machine causes, is an error. */
const attempts = 3

/** Lighthouse's defaults: a phone with a slow network and processor, simulated. */
export async function audit(url: string): Promise<Audit> {
  const lhr = await run(url, attempts)
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
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

/** Audits in a fresh browser. */
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
