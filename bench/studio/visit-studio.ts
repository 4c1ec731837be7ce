import type { Browser, Page } from '@playwright/test'

export const studioPath = '/test-your-idea'

/** Opens a visitor's page with the cookie banner answered, which would cover the canvas. */
export async function onPage<T>(
  browser: Browser,
  origin: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    locale: 'el-GR',
    storageState: { cookies: [], origins: [{ origin, localStorage: [refused] }] },
  })
  context.setDefaultTimeout(60_000)
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

const refused = {
  name: 'cookieConsent',
  value: JSON.stringify({
    necessary: true,
    analytics: false,
    timestamp: '2026-11-01T10:00:00.000Z',
  }),
}

/** Waits until the canvas is usable. */
export async function isOpen(page: Page): Promise<void> {
  await page.waitForSelector('[aria-busy=false] canvas')
}
