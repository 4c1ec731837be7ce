import type { Browser, Locator, Page } from '@playwright/test'
import type { Measurement } from '../report/measurement.ts'
import { repeat, warmUp, withBrowser } from './browser.ts'
import { isReady, onPhone } from './phone.ts'

const visitors = 5

const names = {
  menu: 'opening the menu',
  filter: 'choosing a category',
  paging: 'turning a page',
} as const

/** Measures the interactions of the product list with the phone of `phone.ts`. */
export async function measureInteractions(origin: string): Promise<Measurement[]> {
  return withBrowser(async browser => {
    await warmUp(`${origin}/products`)
    const seen = await repeat(visitors, 'taps', () => interact(browser, origin))
    return (Object.keys(names) as (keyof typeof names)[]).map(name => ({
      name: `${names[name]}: interaction to next paint`,
      unit: 'ms',
      values: seen.map(each => each[name]),
      goal: { atMost: 150 },
    }))
  })
}

/** Interaction to next paint, ms. */
interface Interactions {
  /** The menu opens, and its list of products. */
  menu: number
  /** The products of one category. */
  filter: number
  /** The next page of a list. */
  paging: number
}

async function interact(browser: Browser, origin: string): Promise<Interactions> {
  return onPhone(browser, async page => {
    await page.addInitScript(observeInteractions)
    await page.goto(`${origin}/products`)
    await isReady(page)
    const navigation = page.getByRole('navigation', { name: 'Κύρια πλοήγηση' })
    const paging = await slowest(page, page.getByRole('link', { name: 'Next' }).last(), '?page=2')
    const menu = Math.max(
      await slowest(page, page.getByRole('button', { name: 'Μενού' })),
      await slowest(page, navigation.getByRole('button', { name: 'Products' })),
    )
    const category = navigation.locator('a[href^="/products/category/"]').first()
    const filter = await slowest(page, category, '/products/category/')
    return { menu, filter, paging }
  })
}

interface Observed {
  /** Longest interaction since the last reset, ms. */
  slowest: number
}

/** Runs in the page before anything else. */
function observeInteractions(): void {
  const observed: Observed = { slowest: 0 }
  Object.assign(window, { observed })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) {
      observed.slowest = Math.max(observed.slowest, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Returns the interaction to next paint of a tap, ms; waits for a URL if one is given. */
async function slowest(page: Page, target: Locator, address?: string): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    ;(window as unknown as { observed: Observed }).observed.slowest = 0
  })
  await target.tap()
  if (address) await page.waitForURL(url => url.href.includes(address))
  // Entries are reported after their last frame.
  await page.waitForTimeout(1000)
  return page.evaluate(() => (window as unknown as { observed: Observed }).observed.slowest)
}
