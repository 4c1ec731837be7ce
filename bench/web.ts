import type { Browser } from '@playwright/test'
import { withPlatform } from './platform/platform.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'
import { repeat, warmUp, withBrowser } from './web/browser.ts'
import { measureAudits } from './web/measure-audits.ts'
import { measureInteractions } from './web/measure-interactions.ts'
import { measureVisits } from './web/measure-visits.ts'
import { isReady, onPhone } from './web/phone.ts'

const visitors = 5

/** The parts of a trace event that are read. */
interface TraceEvent {
  name: string
  /** Processor time, µs, which does not depend on other load. */
  tdur?: number
  args: { data?: { url?: string } }
}

/** Returns a script's tasks on the main thread. */
const kinds = new Set(['EvaluateScript', 'FunctionCall', 'v8.compile'])

/** Measures the main-thread cost of analytics for the phone of `phone.ts`. */
async function measureTracker(origin: string): Promise<Measurement[]> {
  return withBrowser(async browser => {
    await warmUp(origin)
    const values = await repeat(visitors, 'tracker', () => longestTask(browser, origin))
    const name = 'counting a visit: longest work on the main thread'
    return [{ name, unit: 'ms', digits: 1, values, goal: { atMost: 10 } }]
  })
}

/** Returns the longest task from the tracker's start to its second page view, ms; `NaN` without any. */
async function longestTask(browser: Browser, origin: string): Promise<number> {
  return onPhone(browser, async page => {
    await page.addInitScript(() => {
      const consent = { necessary: true, analytics: true, timestamp: new Date().toISOString() }
      localStorage.setItem('cookieConsent', JSON.stringify(consent))
    })
    const isView = (request: { url: () => string }) => request.url().endsWith('/pageview')
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await Promise.all([page.waitForRequest(isView), page.goto(origin)])
    await isReady(page)
    await Promise.all([
      page.waitForRequest(isView),
      page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).tap(),
    ])
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    const works = traceEvents.filter(
      ({ name, args }) => kinds.has(name) && args.data?.url?.endsWith('/tracker.js'),
    )
    return works.length > 0 ? Math.max(...works.map(({ tdur = 0 }) => tdur / 1000)) : Number.NaN
  })
}

async function pathOfFirst(origin: string, kind: 'products' | 'blog'): Promise<string> {
  const response = await fetch(`${origin}/api/${kind}`)
  const [first] = (await response.json()) as { slug: string }[]
  if (!first) throw new Error(`The platform has no ${kind}`)
  return `/${kind}/${first.slug}`
}

/** `npm run bench:web`: loading and interaction times of visitors. */
await runBenchmark(() =>
  withPlatform(async ({ url }) => {
    const pages = {
      '/': '/',
      '/products': '/products',
      '/products/{id}': await pathOfFirst(url, 'products'),
      '/blog/{id}': await pathOfFirst(url, 'blog'),
      '/our-works': '/our-works',
      '/custom-order': '/custom-order',
    }
    return [
      ...(await measureVisits(url, pages)),
      ...(await measureInteractions(url)),
      ...(await measureTracker(url)),
      ...(await measureAudits(url, pages)),
    ]
  }),
)
