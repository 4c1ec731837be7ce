import type { Browser } from '@playwright/test'
import type { Goal, Measurement } from '../report/measurement.ts'
import { repeat, warmUp, withBrowser } from './browser.ts'
import { isReady, onPhone } from './phone.ts'

const visits = 5

type Figure = Exclude<keyof Visit, 'complaints'>

/** Goals of every page on the network and processor of `phone.ts`. */
const figures: Record<Figure, Omit<Measurement, 'values'> & { goal: Goal }> = {
  fcp: { name: 'first contentful paint', unit: 'ms', goal: { atMost: 800 } },
  lcp: { name: 'largest contentful paint', unit: 'ms', goal: { atMost: 1200 } },
  ready: { name: 'hydrated', unit: 'ms', goal: { atMost: 2000 } },
  blocked: { name: 'main thread blocked', unit: 'ms', goal: { atMost: 150 } },
  longest: { name: 'longest task', unit: 'ms', goal: { atMost: 80 } },
  shift: { name: 'layout shift', digits: 3, goal: { atMost: 0.02 } },
  scriptBytes: { name: 'JavaScript', unit: 'bytes', goal: { atMost: 135_000 } },
  pageBytes: { name: 'all bytes of the page', unit: 'bytes', goal: { atMost: 400_000 } },
}

/** Visits the pages, each time with an empty cache. */
export async function measureVisits(origin: string, paths: string[]): Promise<Measurement[]> {
  return withBrowser(async browser => {
    const measurements: Measurement[] = []
    for (const path of paths) {
      const url = origin + path
      await warmUp(url)
      const seen = await repeat(visits, `${path}: visit`, () => visit(browser, url))
      measurements.push(...measurementsOf(path, seen), {
        name: `${path}: errors and warnings in the console`,
        values: [seen.flatMap(each => each.complaints).length],
        goal: { atMost: 0 },
      })
    }
    return measurements
  })
}

function measurementsOf(path: string, seen: Visit[]): Measurement[] {
  return (Object.keys(figures) as Figure[]).map(figure => ({
    ...figures[figure],
    name: `${path}: ${figures[figure].name}`,
    values: seen.map(each => each[figure]),
  }))
}

/** Figures of one visit with an empty cache; times in ms since the navigation started. */
interface Visit {
  fcp: number
  lcp: number
  /** Time until the page is interactive. */
  ready: number
  /** Sum of what the tasks took beyond 50 ms each. */
  blocked: number
  longest: number
  /** Sum of all layout shifts, which is never less than CLS. */
  shift: number
  /** Downloaded JavaScript, compressed bytes. */
  scriptBytes: number
  /** All downloads up to the end of the page, compressed bytes. */
  pageBytes: number
  /** Console errors, policy violations included. */
  complaints: string[]
}

/** Opens a URL with an empty cache on a slow network and processor. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  return onPhone(browser, async page => {
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(url)
    await isReady(page)
    await page.waitForLoadState('networkidle')
    const timings = await page.evaluate(readTimings)
    await page.evaluate(scrollThrough)
    await page.waitForLoadState('networkidle')
    return { ...timings, pageBytes: await page.evaluate(countBytes), complaints }
  })
}

/** Runs in the page. Figures that cannot be measured are `NaN`, which misses every goal. */
async function readTimings(): Promise<Omit<Visit, 'complaints' | 'pageBytes'>> {
  const observed = (type: string) =>
    new Promise<PerformanceEntryList>(resolve => {
      // A type without any entry never calls back.
      const timer = setTimeout(resolve, 1000, [])
      new PerformanceObserver(list => {
        clearTimeout(timer)
        resolve(list.getEntries())
      }).observe({ type, buffered: true })
    })
  const scripts = new Map<string, number>()
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  for (const { name, encodedBodySize } of resources) {
    if (new URL(name).pathname.endsWith('.js')) {
      scripts.set(name, Math.max(encodedBodySize, scripts.get(name) ?? 0))
    }
  }
  const tasks = (await observed('longtask')).map(({ duration }) => duration)
  const shifts = (await observed('layout-shift')) as (PerformanceEntry & { value: number })[]
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: (await observed('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    ready: performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN,
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longest: Math.max(0, ...tasks),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
  }
}

/** Runs in the page: scrolls to its end, one screen at a time. */
async function scrollThrough(): Promise<void> {
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy({ top: innerHeight, behavior: 'instant' })
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

/** Runs in the page. */
function countBytes(): number {
  const entries = ['navigation', 'resource'].flatMap(
    type => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  )
  return entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}
