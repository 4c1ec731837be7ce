import type { Browser, Page } from '@playwright/test'
import { slowDown } from './browser.ts'

/** Lighthouse's mid-range phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'el-GR',
} as const

const network = { latency: 150, down: 1_600_000, up: 800_000 }

/** Timeout of a visit, ms. */
const patience = 60_000

/** A first-time visitor's page, on a slow line and with a quarter of the processor. */
export async function onPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  // A new context has no cache and no open connection.
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(patience)
  try {
    const page = await context.newPage()
    await slowDown(page, 4, network)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Waits until the page is interactive. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
}
