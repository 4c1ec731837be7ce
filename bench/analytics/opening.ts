import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { signedInContext } from '../admin/desk.ts'
import type { Measurement } from '../report/measurement.ts'
import { withBrowser } from '../web/browser.ts'

const openings = 5

/** Measures the time until the dashboard's page is usable, signed in, with an empty browser cache. */
export async function measureOpening(stack: Stack, periods: number[]): Promise<Measurement[]> {
  const signedIn = await signedInContext(stack)
  return withBrowser(async browser => {
    const measurements: Measurement[] = []
    for (const days of periods) {
      console.error(`opening the dashboard of ${days} days …`)
      const path = `/admin/analytics?startDate=${daysAgo(days)}&endDate=${daysAgo(0)}`
      const values: number[] = []
      for (let n = 0; n < openings; n++) values.push(await timeUntilUsable(browser, signedIn, path))
      measurements.push({
        name: `opening the dashboard's page, ${days} days`,
        values,
        unit: 'ms',
        goal: { atMost: 1000 },
      })
    }
    return measurements
  })
}

/** @returns milliseconds since the navigation started */
async function timeUntilUsable(
  browser: Browser,
  signedIn: BrowserContextOptions,
  path: string,
): Promise<number> {
  const context = await browser.newContext(signedIn)
  try {
    const page = await context.newPage()
    await page.goto(path)
    const shown = await page.waitForFunction(whenShown, undefined, { timeout: 60_000 })
    return Number(await shown.jsonValue())
  } finally {
    await context.close()
  }
}

/** Runs in the page before each frame. @returns the page's time once the lists have rows and nothing is loading */
function whenShown(): number | false {
  const report = document.querySelector('main [aria-busy="false"]')
  return report?.querySelector('tbody th') ? performance.now() : false
}

/** Returns a date in the format of the dashboard's calls. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
