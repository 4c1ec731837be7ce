import { join } from 'node:path'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { signIn } from '../admin-pages.ts'
import config from '../playwright.config.ts'

/** Which record of a list an address is about: the first one. */
interface Screen {
  path: string
  /** List whose first record's id stands for `:id` in the address. */
  of?: string
}

/** Screens of the back office with demo content, by the name of their pictures. */
const screens: Record<string, Screen> = {
  dashboard: { path: '/admin' },
  products: { path: '/admin/products' },
  'product-form': { path: '/admin/products/edit/:id', of: '/api/products/all' },
  'blog-form': { path: '/admin/blog/edit/:id', of: '/api/blog/admin' },
  'our-work-form': { path: '/admin/our-work/edit/:id', of: '/api/our-work/admin' },
  company: { path: '/admin/assets' },
  orders: { path: '/admin/custom-orders' },
  board: { path: '/admin/custom-orders/board' },
  order: { path: '/admin/custom-orders/:id', of: '/api/custom-order' },
  offer: { path: '/admin/offers/:id', of: '/api/offers' },
  'offer-form': { path: '/admin/offers/:id/edit', of: '/api/offers' },
  skus: { path: '/admin/offers/skus' },
}

/** Takes pictures of the back office of a platform with demo content, at 1280 px. */
export async function takeAdminPictures(stack: Stack, folder: string): Promise<void> {
  const api = await request.newContext({ baseURL: stack.url })
  const token = await signIn(api, stack.administrator)
  const headers = { authorization: `Bearer ${token}` }
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const page = await administrator(browser, stack.url, token)
    for (const [name, { path, of }] of Object.entries(screens)) {
      const [first] = of ? await (await api.get(`${of}?limit=1`, { headers })).json() : []
      await page.goto(path.replace(':id', first?._id))
      await page.waitForSelector('html[data-ready]')
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, `admin-${name}.jpg`), type: 'jpeg', quality: 40 })
    }
  } finally {
    await browser.close()
    await api.dispose()
  }
}

async function administrator(browser: Browser, url: string, token: string): Promise<Page> {
  const localStorage = [{ name: 'adminToken', value: token }]
  return browser.newPage({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    locale: 'el-GR',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
}

/** The pictures one below the other, as a part of the page that shows them. */
export function adminSection(): string[] {
  const rows = Object.entries(screens).map(
    ([name, { path }]) => `| \`${path}\` | ![${name}](admin-${name}.jpg) |`,
  )
  return [
    '',
    '## The back office, with demo content',
    '',
    '| Address | Desk |',
    '|---|---|',
    ...rows,
  ]
}
