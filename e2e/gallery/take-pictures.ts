import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { pictureName, publicScreens, type State } from './screens.ts'

export const folder = join(import.meta.dirname, '../../.gallery')

const sizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 900 },
}

/** Pictures of the public screens of a running platform, which has to be in that state. */
export async function takePictures(address: string, state: State): Promise<void> {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
      const page = await visitor(browser, size)
      if (state === 'loading') await holdBackData(page)
      for (const [screen, path] of Object.entries(publicScreens[state])) {
        const url = new URL(path, address)
        // No cache may answer for a stopped service.
        if (state === 'failing') url.searchParams.set('product', size)
        if (state === 'loading') await followLink(page, url)
        else await open(page, url)
        if (state !== 'failing' && (await page.getByRole('alert').count()) > 0) {
          throw new Error(`${url.href} shows a failure: the machine may be too busy for pictures`)
        }
        await page.screenshot({
          path: join(folder, `${pictureName(screen, state)}-${size}.jpg`),
          type: 'jpeg',
          quality: 55,
        })
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

/** A visitor who has answered the cookie banner, which would cover the page. */
async function visitor(browser: Browser, size: keyof typeof sizes): Promise<Page> {
  const page = await browser.newPage({
    viewport: sizes[size],
    locale: 'el-GR',
    reducedMotion: 'reduce',
  })
  await page.addInitScript(() => {
    const consent = { necessary: true, analytics: false, timestamp: new Date().toISOString() }
    localStorage.setItem('cookieConsent', JSON.stringify(consent))
  })
  return page
}

/** Leaves the page's API requests pending. */
async function holdBackData(page: Page): Promise<void> {
  await page.route('**/api/**', () => undefined)
}

/** Until the page answers to clicks and has all its pictures. */
async function open(page: Page, { href }: URL): Promise<void> {
  await page.goto(href, { waitUntil: 'networkidle' })
  await page.waitForSelector('html[data-ready]')
  await page.waitForLoadState('networkidle')
}

/** Follows a link of the sitemap and waits for the skeleton of its page. */
async function followLink(page: Page, { origin, pathname }: URL): Promise<void> {
  await open(page, new URL('/sitemap', origin))
  await page.getByRole('main').locator(`a[href="${pathname}"]`).click()
  await page.getByRole('status').filter({ hasText: 'Φόρτωση…' }).waitFor()
}
