import type { Browser } from '@playwright/test'
import type { Goal, Measurement } from '../report/measurement.ts'
import { repeat, warmUp, withBrowser } from './browser.ts'
import { withFloor } from './floor.ts'
import { isReady, onPhone } from './phone.ts'

const visits = 5

type Figure = Exclude<keyof Visit, 'complaints' | 'fixedWork'>

/** Goals of every page on the network and processor of `phone.ts`. */
const figures: Record<Figure, Omit<Measurement, 'values'> & { goal: Goal }> = {
  fcp: { name: 'first contentful paint', unit: 'ms', goal: { atMost: 700 } },
  lcp: { name: 'largest contentful paint', unit: 'ms', goal: { atMost: 900 } },
  ready: { name: 'hydrated', unit: 'ms', goal: { atMost: 2000 } },
  blocked: { name: 'total blocking time', unit: 'ms', goal: { atMost: 150 } },
  longest: { name: 'longest task', unit: 'ms', goal: { atMost: 80 } },
  shift: { name: 'layout shift', digits: 3, goal: { atMost: 0.01 } },
  scriptBytes: { name: 'JavaScript', unit: 'bytes', goal: { atMost: 105_000 } },
  pageBytes: { name: 'all bytes of the page', unit: 'bytes', goal: { atMost: 400_000 } },
}

/** Blocking time that a floor has at least, ms, so that a ratio to it has a meaning. */
const leastBlocked = 50

/**
 * Visits the pages, by their names in the report, each time with an empty cache, and beside each page its floor. The
 * floor and a script of fixed work say how much of a figure is the machine's.
 */
export async function measureVisits(
  origin: string,
  pages: Record<string, string>,
): Promise<Measurement[]> {
  return withBrowser(browser =>
    withFloor(origin, async floor => {
      const measurements: Measurement[] = []
      for (const [name, path] of Object.entries(pages)) {
        await warmUp(origin + path)
        await warmUp(floor + path)
        const seen = await repeat(visits, `${name}: visit`, async () => ({
          page: await visit(browser, origin + path),
          floor: await visit(browser, floor + path),
        }))
        measurements.push(...measurementsOf(name, seen))
      }
      return measurements
    }),
  )
}

function measurementsOf(name: string, seen: { page: Visit; floor: Visit }[]): Measurement[] {
  return [
    ...(Object.keys(figures) as Figure[]).map(figure => ({
      ...figures[figure],
      name: `${name}: ${figures[figure].name}`,
      values: seen.map(({ page }) => page[figure]),
    })),
    {
      name: `${name}: total blocking time, times that of its floor`,
      digits: 1,
      values: seen.map(({ page, floor }) => page.blocked / Math.max(floor.blocked, leastBlocked)),
      goal: { atMost: 2 },
    },
    {
      name: `${name}: floor: total blocking time`,
      unit: 'ms',
      values: seen.map(({ floor }) => floor.blocked),
    },
    {
      name: `${name}: fixed work`,
      unit: 'ms',
      values: seen.flatMap(({ page, floor }) => [page.fixedWork, floor.fixedWork]),
    },
    {
      name: `${name}: errors and warnings in the console`,
      values: [seen.flatMap(({ page }) => page.complaints).length],
      goal: { atMost: 0 },
    },
  ]
}

/** Figures of one visit with an empty cache; times in ms since the navigation started. */
interface Visit {
  fcp: number
  lcp: number
  /** Time until the page is interactive. */
  ready: number
  /** Sum of what the tasks that end after the first paint took beyond 50 ms each. */
  blocked: number
  longest: number
  /** Sum of all layout shifts, which is never less than CLS. */
  shift: number
  /** Downloaded JavaScript, compressed bytes. */
  scriptBytes: number
  /** All downloads up to the end of the page, compressed bytes. */
  pageBytes: number
  /** Duration of a script that always does the same. */
  fixedWork: number
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
    const fixedWork = await page.evaluate(measureFixedWork)
    await page.evaluate(scrollThrough)
    await page.waitForLoadState('networkidle')
    return { ...timings, fixedWork, pageBytes: await page.evaluate(countBytes), complaints }
  })
}

/** Runs in the page. Figures that cannot be measured are `NaN`, which misses every goal. */
async function readTimings(): Promise<Omit<Visit, 'complaints' | 'pageBytes' | 'fixedWork'>> {
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
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const tasks = (await observed('longtask'))
    .filter(({ startTime, duration }) => startTime + duration > fcp)
    .map(({ duration }) => duration)
  const shifts = (await observed('layout-shift')) as (PerformanceEntry & { value: number })[]
  return {
    fcp,
    lcp: (await observed('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    ready: performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN,
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longest: Math.max(0, ...tasks),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
  }
}

/** Runs in the page. */
function measureFixedWork(): number {
  const began = performance.now()
  const values = Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 50_021)
  for (let round = 0; round < 5; round++) JSON.stringify(values.toSorted((a, b) => a - b))
  return performance.now() - began
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
