import { join } from 'node:path'
import {
  type APIRequestContext,
  type Browser,
  chromium,
  type Page,
  request,
} from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { signedIn, signIn } from '../admin-pages.ts'
import { holdNews } from '../fixtures.ts'
import config from '../playwright.config.ts'

/** The record in an address: the first of its list. */
interface Screen {
  path: string
  /** List whose first record's id replaces `:id` in the URL. */
  of?: string
}

/** Screens of the back office with demo content, by the name of their pictures. */
const screens = {
  dashboard: { path: '/admin' },
  categories: { path: '/admin/categories' },
  products: { path: '/admin/products' },
  'product-form': { path: '/admin/products/edit/:id', of: '/api/products/all' },
  'product-history': { path: '/admin/products/history/:id', of: '/api/products/all' },
  events: { path: '/admin/events' },
  blog: { path: '/admin/blog' },
  'blog-form': { path: '/admin/blog/edit/:id', of: '/api/blog/admin' },
  banners: { path: '/admin/banners' },
  testimonials: { path: '/admin/testimonials' },
  about: { path: '/admin/about' },
  faq: { path: '/admin/faq' },
  'our-work': { path: '/admin/our-work' },
  'our-work-form': { path: '/admin/our-work/edit/:id', of: '/api/our-work/admin' },
  customers: { path: '/admin/customers' },
  media: { path: '/admin/media' },
  'media-form': { path: '/admin/media/edit/:id', of: '/api/media' },
  company: { path: '/admin/assets' },
  audit: { path: '/admin/audit' },
  account: { path: '/admin/password' },
  sessions: { path: '/admin/sessions' },
  people: { path: '/admin/people' },
  role: { path: '/admin/people/roles/sales' },
  orders: { path: '/admin/custom-orders' },
  board: { path: '/admin/custom-orders/board' },
  order: { path: '/admin/custom-orders/:id', of: '/api/custom-order' },
  messages: { path: '/admin/contact' },
  message: { path: '/admin/contact/:id', of: '/api/contact' },
  clients: { path: '/admin/clients' },
  client: { path: '/admin/clients/:id', of: '/api/clients' },
  offers: { path: '/admin/offers' },
  offer: { path: '/admin/offers/:id', of: '/api/offers' },
  'offer-form': { path: '/admin/offers/:id/edit', of: '/api/offers' },
  skus: { path: '/admin/offers/skus' },
  'sku-form': { path: '/admin/offers/skus/:id', of: '/api/sku' },
  mails: { path: '/admin/mails' },
  'design-studio': { path: '/admin/design-studio' },
  'design-product': {
    path: '/admin/design-studio/products/:id',
    of: '/api/design-studio/products',
  },
  analytics: { path: '/admin/analytics' },
} satisfies Record<string, Screen>

type Name = keyof typeof screens

const names = Object.keys(screens) as Name[]

const widths = { desk: 1280, tablet: 768, phone: 360 }

type Size = keyof typeof widths

/** Screens that are used on the way, too. */
const onPhone: readonly Name[] = ['orders', 'board', 'order', 'messages', 'message']

/** Mocked responses of states beyond the demo content, with their screens. */
const states = {
  empty: {
    heading: 'The back office of a shop with nothing in it yet',
    names: ['products', 'orders', 'messages', 'offers', 'skus', 'mails', 'design-studio'],
    answer: { json: [] },
  },
  failing: {
    heading: 'The back office while the services fail',
    names: ['dashboard', 'products', 'company', 'orders', 'messages', 'offers', 'analytics'],
    answer: { status: 503 },
  },
} as const

/** Takes pictures of the back office of a platform with demo content. */
export async function takeAdminPictures(stack: Stack, folder: string): Promise<void> {
  const api = await request.newContext({ baseURL: stack.url })
  const token = await signIn(api, stack.administrator)
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const page = await administrator(browser, stack.url, token)
    const take = async (name: Name, picture: string, size: Size) => {
      await page.setViewportSize({ width: widths[size], height: 900 })
      await open(page, await addressOf(screens[name], api, token))
      await page.screenshot({ path: join(folder, picture), type: 'jpeg', quality: 40 })
    }
    for (const name of names) {
      for (const size of sizesOf(name)) await take(name, `admin-${name}-${size}.jpg`, size)
    }
    for (const [state, { names, answer }] of Object.entries(states)) {
      await page.route(/\/api\/(?!auth)/, route => route.fulfill(answer))
      for (const name of names) await take(name, `admin-${name}-${state}-desk.jpg`, 'desk')
      await page.unrouteAll()
    }
  } finally {
    await browser.close()
    await api.dispose()
  }
}

async function addressOf(
  { path, of }: Screen,
  api: APIRequestContext,
  token: string,
): Promise<string> {
  if (of === undefined) return path
  const headers = { authorization: `Bearer ${token}` }
  const [first] = await (await api.get(`${of}?limit=1`, { headers })).json()
  return path.replace(':id', first._id)
}

async function administrator(browser: Browser, url: string, token: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: url,
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    reducedMotion: 'reduce',
    storageState: signedIn(url, token),
  })
  await page.addInitScript(holdNews)
  return page
}

/** Waits for all images; the analytics dashboard, which keeps polling, gets a few seconds. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
}

function sizesOf(name: Name): Size[] {
  return onPhone.includes(name) ? ['phone', 'tablet', 'desk'] : ['tablet', 'desk']
}

/** The pictures one below the other, as a part of the page that shows them. */
export function adminSection(): string[] {
  const row = (name: Name, pictures: string[]) =>
    `| \`${screens[name].path}\` | ${pictures.join(' | ')} |`
  const full = names.map(name =>
    row(
      name,
      (['phone', 'tablet', 'desk'] as const).map(size =>
        sizesOf(name).includes(size) ? `![${name} on a ${size}](admin-${name}-${size}.jpg)` : '',
      ),
    ),
  )
  const others = Object.entries(states).flatMap(([state, { heading, names }]) => [
    '',
    `## ${heading}`,
    '',
    '| Address | Desk |',
    '|---|---|',
    ...names.map(name => row(name, [`![${name}-${state}](admin-${name}-${state}-desk.jpg)`])),
  ])
  return [
    '',
    '## The back office, with demo content',
    '',
    '| Address | Phone | Tablet | Desk |',
    '|---|---|---|---|',
    ...full,
    ...others,
  ]
}
