import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** Lighthouse's mid-range phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'el-GR',
} as const

/** Timeout of a visit, ms. */
const patience = 60_000

/** A first-time visitor's page, on a slow line and with a slow processor. */
export async function onPhone<T>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  // A new context has no cache and no open connection.
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(patience)
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    return await use(page, context)
  } finally {
    await context.close()
  }
}

/** Waits until the page is interactive. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
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
