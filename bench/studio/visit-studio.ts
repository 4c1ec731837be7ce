import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../web/chromium.ts'

export const studioPath = '/test-your-idea'

/** A browser that reports its exact heap size. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, '--enable-precise-memory-info'],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

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

/** Throttles the processor of the page; 1 is its own speed. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Returns the bytes in use after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('HeapProfiler.enable')
    // Finalisers of the first round free more in the second.
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  } finally {
    await session.detach()
  }
}
