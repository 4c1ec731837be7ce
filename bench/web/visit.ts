import type { Browser, CDPSession } from '@playwright/test'

/** What one visitor with an empty cache sees of a page. Times in ms since the navigation began. */
export interface Visit {
  /** First Contentful Paint. */
  fcp: number
  /** Largest Contentful Paint. */
  lcp: number
  /** The page answers to clicks. */
  ready: number
  /** Sum of all layout shifts, which is never less than CLS. */
  shift: number
  /** JavaScript that was downloaded, compressed. */
  scriptBytes: number
  /** What the browser had to complain about, the security policy included. */
  complaints: string[]
}

/** A phone of the middle, as Lighthouse imagines one. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'el-GR',
} as const

/** How long a page may take until the visit counts as failed. */
const patience = 60_000

/** Opens the address as a first-time visitor on a slow line with a slow processor. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  // A context of its own has no cache and no connection from before.
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(patience)
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await slowDown(await context.newCDPSession(page))
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
    await page.waitForLoadState('networkidle')
    return { ...(await page.evaluate(readTimings)), complaints }
  } finally {
    await context.close()
  }
}

/** 150 ms round trips, 1.6 Mbit/s down and half of that up, a quarter of the processor. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 800_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the page. What could not be measured is `NaN`, which misses every goal. */
async function readTimings(): Promise<Omit<Visit, 'complaints'>> {
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
  const shifts = (await observed('layout-shift')) as (PerformanceEntry & { value: number })[]
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: (await observed('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    ready: performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
  }
}
