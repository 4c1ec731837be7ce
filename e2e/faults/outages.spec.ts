import type { Page } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import pg from 'pg'
import { violationsOf } from '../accessibility.ts'
import { picture, signIn } from '../admin-pages.ts'
import { headline, open } from '../storefront-pages.ts'
import { expect, isFullLength, test } from './fixtures.ts'
import { details, screens } from './storefront-screens.ts'
import { checkUndeliveredMails } from './undelivered-mails.ts'
import { checkWithoutCatalog } from './without-catalog.ts'
import { checkWithoutIdentity } from './without-identity.ts'
import { checkWithoutOrders } from './without-orders.ts'
import { checkWithoutStudio } from './without-studio.ts'

/** Services are stopped one at a time in a shop that starts without records. */
test.describe.configure({ mode: 'serial' })

test.use({ ownOptions: { instances: { pages: 2, catalog: 1, orders: 2, identity: 2 } } })

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

/**
 * Expects the frame, no horizontal scrolling and, at one width, no accessibility violation.
 *
 * @param auditedWidth width in px at which axe runs, if it does
 */
async function expectPageWellMade(page: Page, auditedWidth?: number): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('navigation', { name: 'Κύρια πλοήγηση' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    if (viewport.width === auditedWidth) expect(await violationsOf(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(viewport.width)
  }
}

test('every list shows its empty state', { tag: '@smoke' }, async ({
  own,
  page,
  request,
  context,
}) => {
  test.setTimeout(300_000)
  for (const [index, { path, title, empty }] of screens.entries()) {
    await test.step(path, async () => {
      // The page before chose a language.
      await context.clearCookies()
      await open(page, own.url + path)
      await expect(headline(page)).toHaveText(title)
      await expect(page.getByText(empty[0] ?? '')).toBeVisible()
      // The empty states are one component.
      await expectPageWellMade(page, index === 0 || isFullLength() ? 360 : undefined)
      const english = await request.get(`${own.url}${path}?lang=en`)
      expect(await english.text()).toContain(empty[1])
    })
  }
})

test.describe('without the catalogue', () => {
  test.beforeAll(({ own }) => own.halt('catalog-1'))

  test('every list and detail page shows its failure inside the frame', {
    tag: '@smoke',
  }, async ({ own, page, context }) => {
    test.setTimeout(300_000)
    for (const [index, { path, title, failed }] of screens.entries()) {
      await test.step(path, async () => {
        await context.clearCookies()
        await open(page, `${own.url}${path}?product=down`)
        await expect(headline(page)).toHaveText(title)
        await expect(page.getByRole('alert')).toContainText(failed[0] ?? '')
        await expectPageWellMade(page, index === 0 || isFullLength() ? 1280 : undefined)
        await open(page, `${own.url}${path}?lang=el&down=el`)
        await expect(page.getByRole('alert')).toContainText(failed[1] ?? '')
      })
    }
    await context.clearCookies()
    for (const { path, failed } of details) {
      await open(page, `${own.url}${path}?product=down`)
      await expect(page.getByRole('alert')).toContainText(failed)
    }
    // The home page omits what is missing.
    await open(page, `${own.url}/?product=down`)
    await expect(headline(page)).toContainText('Καλώς ήρθατε')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('an open page retries on demand, and every page recovers with the service', {
    tag: '@smoke',
  }, async ({ own, page }) => {
    await open(page, `${own.url}/sitemap?product=down`)
    await page.getByRole('main').getByRole('link', { name: 'Συχνές ερωτήσεις' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to load FAQs')
    await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to load FAQs')
    own.resume('catalog-1')
    await own.ready()
    await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click()
    await expect(page.getByText('Δεν υπάρχουν ακόμη ερωτήσεις')).toBeVisible()
    for (const { path, title } of screens) {
      await open(page, own.url + path)
      await expect(headline(page)).toHaveText(title)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
})

for (const [service, check] of [
  ['catalog', checkWithoutCatalog],
  ['orders', checkWithoutOrders],
  ['studio', checkWithoutStudio],
  ['identity', checkWithoutIdentity],
] as const) {
  const tag = service === 'identity' ? '@smoke' : []
  test(`the back office shows its failures without ${service}, keeps input and recovers`, {
    tag,
  }, async ({ own, browser, playwright }) => {
    test.setTimeout(300_000)
    const request = await playwright.request.newContext({ baseURL: own.url })
    await check({ own, browser, request })
    await request.dispose()
  })
}

test('undelivered mails of the services that answer are listed, and can be retried', {
  tag: '@smoke',
}, async ({ own, browser, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: own.url })
  await checkUndeliveredMails({ own, browser, request })
  await request.dispose()
})

test('a search for two letters covers the newest 5,000 orders and shows that limit', {
  tag: '@smoke',
}, async ({ own, page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: own.url })
  const token = await signIn(request, own.administrator)
  await request.dispose()
  await page.addInitScript(token => localStorage.setItem('adminToken', token), token)
  const search = page.getByRole('searchbox')
  const limit = page.getByText('Only the newest 5,000 were searched. Three letters search all.')
  const nothing = page.getByText('Nothing matches')
  const found = (email: string) => page.getByRole('link', { name: email, exact: true })

  await addOrders(own, "'wjw@long.example'", 1)
  await page.goto(`${own.url}/admin/custom-orders`)
  await search.fill('wj')
  await expect(found('wjw@long.example')).toBeVisible()
  await expect(limit).toHaveCount(0)

  await addOrders(own, "'n' || n || '@many.example'", 5000)
  await addOrders(own, "'qzq@many.example'", 1)
  await page.reload()
  await expect(nothing).toBeVisible()
  await expect(limit).toBeVisible()
  await search.fill('wjw')
  await expect(found('wjw@long.example')).toBeVisible()
  await expect(limit).toHaveCount(0)
  await search.fill('qz')
  await expect(found('qzq@many.example')).toBeVisible()
  await expect(limit).toBeVisible()
  await search.fill('')
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  await expect(limit).toHaveCount(0)
})

test('the home page shows 6 testimonials when there are more, and their page all', {
  tag: '@smoke',
}, async ({ own, page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: own.url })
  const headers = { authorization: `Bearer ${await signIn(request, own.administrator)}` }
  for (let at = 1; at <= 7; at += 1) {
    const created = await request.post('/api/testimonials', {
      headers,
      multipart: { customerName: `Πελάτης ${at}`, testimonial: `Γνώμη ${at}`, active: 'true' },
    })
    expect(created.status()).toBe(201)
  }
  // Another query than the page's, which the gateway would then answer from its cache.
  const saved = async () => (await (await request.get('/api/testimonials?limit=99')).json()).length
  await expect.poll(saved).toBeGreaterThanOrEqual(7)
  const all = await saved()
  await request.dispose()
  await open(page, `${own.url}/?product=unseen`)
  await expect(page.getByRole('blockquote')).toHaveCount(6)
  await open(page, `${own.url}/testimonials?product=unseen`)
  await expect(page.getByRole('blockquote')).toHaveCount(all)
})

test('a former slug redirects permanently to the present one', {
  tag: '@smoke',
}, async ({ own, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: own.url })
  const headers = { authorization: `Bearer ${await signIn(request, own.administrator)}` }
  const category = { name: 'Κούπες', description: 'Για καφέ.', active: true }
  const product = { title: 'Κούπα', description: 'Για τσάι.', active: 'true', order: '1' }
  const post = { title: 'Νέα', context: 'Ανοίξαμε.', author: 'Ελένη', published: 'true' }

  /** Renames a new record and requests it by its first slug. */
  async function expectRedirect(api: string, at: string, first: object, second: object) {
    const made = await request.post(api, { headers, ...first })
    expect(made.status()).toBe(201)
    const { _id, slug } = await made.json()
    const renamed = await request.put(`${api}/${_id}`, { headers, ...second })
    expect(renamed.status()).toBe(200)
    const { slug: now } = await renamed.json()
    expect(now).not.toBe(slug)
    const answer = await request.get(`${at}/${slug}?lang=en`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(`${at}/${now}?lang=en`)
    return _id
  }

  const categories = JSON.stringify([
    await expectRedirect(
      '/api/categories',
      '/products/category',
      { data: category },
      { data: { ...category, name: 'Φλιτζάνια' } },
    ),
  ])
  await expectRedirect(
    '/api/products',
    '/products',
    { multipart: { ...product, categories, image: picture } },
    { multipart: { ...product, categories, title: 'Φλιτζάνι' } },
  )
  await expectRedirect(
    '/api/blog',
    '/blog',
    { multipart: { ...post, image: picture } },
    { multipart: { ...post, title: 'Παλιά' } },
  )
  await request.dispose()
})

test('pages render in the browser while no page server answers', async ({ own, page }) => {
  for (const part of ['pages-1', 'pages-2']) own.signal(part, 'SIGSTOP')
  try {
    // A query keeps the gateway's cache out: only the fallback document remains.
    await page.goto(`${own.url}/products?product=unseen`)
    await page.locator('html[data-ready]').waitFor({ timeout: 30_000 })
    await expect(page.locator('main')).toBeVisible()
  } finally {
    for (const part of ['pages-1', 'pages-2']) own.signal(part, 'SIGCONT')
    await own.ready()
  }
})

/** Inserts new orders. @param email SQL expression of the e-mail address of the nth order */
async function addOrders(own: Stack, email: string, count: number): Promise<void> {
  const url = new URL(own.databaseUrl)
  url.pathname = '/stampa_orders'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    `insert into custom_orders (id, lines, pending, options, email, phone, order_status)
     select uuidv7(), '[]', false, '{}', ${email}, '1', 'Rejected' from generate_series(1, $1) n`,
    [count],
  )
  await client.end()
}
