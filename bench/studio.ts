import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { withPlatform } from './platform/platform.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'
import { measureEditing } from './studio/measure-editing.ts'
import { isOpen, onPage, studioPath } from './studio/visit-studio.ts'
import { heapOf, repeat, slowDown, warmUp, withBrowser } from './web/browser.ts'

const otherRoutes = ['/', '/products', '/our-works', '/contact', '/blog', '/about', '/faq']

/** Measures the JavaScript of the studio's page alone, and the canvas library's share of other pages. */
async function measureScripts(origin: string, releases: string): Promise<Measurement[]> {
  return withBrowser(async browser => {
    const own = await scriptsOf(browser, origin, studioPath)
    const sizes = await Promise.all(
      own
        .filter(({ path }) => path.startsWith('/mfe/studio/'))
        .map(async ({ path }) => (await stat(join(releases, `${path.slice(5)}.gz`))).size),
    )
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
    let elsewhere = 0
    for (const path of otherRoutes) {
      for (const { text } of await scriptsOf(browser, origin, path)) {
        if (text.includes('ActiveSelection')) elsewhere += text.length
      }
    }
    return [
      {
        name: 'JavaScript of the studio alone, gzip',
        values: [kilobytes],
        unit: 'KB',
        digits: 1,
        goal: { atMost: 140 },
      },
      {
        name: `canvas library on ${otherRoutes.length} other routes`,
        values: [elsewhere],
        unit: 'bytes',
        goal: { atMost: 0 },
      },
    ]
  })
}

/** Returns the requests of a page once the network is idle. */
async function scriptsOf(browser: Browser, origin: string, path: string) {
  return onPage(browser, origin, async page => {
    const scripts: Promise<{ path: string; text: string }>[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      scripts.push(response.text().then(text => ({ path: pathname, text })))
    })
    await page.goto(origin + path)
    if (path === studioPath) await isOpen(page)
    await page.waitForLoadState('networkidle')
    return Promise.all(scripts)
  })
}

const visitors = 5
const openings = 50

/** Chrome's 'Fast 4G'. */
const fast4g = { latency: 165, down: 8_100_000, up: 1_350_000 }

/** Measures the time to a usable canvas on a first visit, and the memory that repeated visits retain. */
async function measureOpening(origin: string): Promise<Measurement[]> {
  return withBrowser(async browser => {
    await warmUp(origin + studioPath)
    const interactive = await repeat(visitors, 'opening', () =>
      onPage(browser, origin, async page => {
        await slowDown(page, 4, fast4g)
        await page.goto(origin + studioPath, { waitUntil: 'commit' })
        await isOpen(page)
        return page.evaluate(() => performance.now())
      }),
    )
    const grown = await onPage(browser, origin, async page => {
      await page.goto(origin + studioPath)
      const visit = async () => {
        await page.locator('a[href="/faq"]').first().click()
        await page.waitForURL('**/faq')
        await page.locator(`a[href="${studioPath}"]`).first().click()
        await isOpen(page)
      }
      // Caches fill at first.
      for (let time = 0; time < 5; time++) await visit()
      const before = await heapOf(page)
      for (let time = 0; time < openings; time++) await visit()
      return ((await heapOf(page)) - before) / 1024 ** 2
    })
    return [
      {
        name: 'canvas usable, Fast 4G and a quarter of the processor',
        values: interactive,
        unit: 'ms',
        goal: { atMost: 2500 },
      },
      {
        name: `heap after ${openings} more openings`,
        values: [grown],
        unit: 'MB',
        digits: 2,
        goal: { atMost: 5 },
      },
    ]
  })
}

/** `npm run bench:studio`: opening times and interaction latencies of the design studio. */
await runBenchmark(() =>
  withPlatform(async ({ url, releasesDir }) => [
    ...(await measureScripts(url, releasesDir)),
    ...(await measureOpening(url)),
    ...(await measureEditing(url)),
  ]),
)
