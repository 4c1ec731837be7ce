import type { Measurement } from '../report/measurement.ts'
import { heapOf, repeat, slowDown, warmUp, withBrowser } from '../web/browser.ts'
import { isOpen, onPage, studioPath } from './visit-studio.ts'

const visitors = 5
const openings = 50

/** Chrome's 'Fast 4G'. */
const fast4g = { latency: 165, down: 8_100_000, up: 1_350_000 }

/** Measures the time to a usable canvas on a first visit, and the memory that repeated visits retain. */
export async function measureOpening(origin: string): Promise<Measurement[]> {
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
