import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../web/chromium.ts'

export const studioPath = '/test-your-idea'

/** A browser whose heap can be asked for, exactly. */
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

/** Until something can be put on the canvas. */
export async function isOpen(page: Page): Promise<void> {
  await page.waitForSelector('[aria-busy=false] canvas')
}

/** Throttles the processor of the page; 1 is its own speed. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Bytes in use after everything that can be thrown away has been. */
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
