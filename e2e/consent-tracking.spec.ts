import type { Page } from '@playwright/test'
import { consentOf, expect, test } from './fixtures.ts'
import { consoleOf, open, someProduct } from './storefront-pages.ts'
import { type Call, watchTracker } from './tracker-calls.ts'

test.use({ storageState: async ({ stack }, use) => use(consentOf(stack.url, true)) })

test.beforeEach(({ page }) => page.clock.install())

const named = (calls: Call[], call: string) => calls.filter(made => made.call === call)
const pageNames = (calls: Call[]) => named(calls, 'POST pageview').map(({ body }) => body.pageName)

/** Advances the clock until the page counts as viewed. */
async function stay(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(700)
}

/** A clicked link gets the focus, which the page takes over once it is rendered. */
async function arrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.locator('#main')).toBeFocused()
}

async function sessionCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'analytics_session_id')
}

test('a session starts, and its first page is reported', async ({ context, page, stack }) => {
  const { calls, sessions } = await watchTracker(context)
  await page.goto('/?utm_source=newsletter', { referer: 'https://search.example/' })
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const eventId = expect.stringMatching(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  const arrival = {
    url: `${stack.url}/?utm_source=newsletter`,
    referrer: 'https://search.example/',
    eventId,
  }
  expect(calls[0]).toEqual({
    call: 'POST session/start',
    body: { consentGiven: true, userType: 'user', ...arrival },
  })
  await expect.poll(() => sessions).toHaveLength(1)
  await stay(page)
  await expect
    .poll(() => calls.slice(1))
    .toEqual([
      {
        call: 'POST pageview',
        body: { sessionId: sessions[0], title: await page.title(), pageName: 'Home', ...arrival },
      },
    ])
  expect(calls[1]?.body.eventId).not.toBe(calls[0]?.body.eventId)

  const cookie = await sessionCookie(page)
  expect(cookie).toMatchObject({ value: sessions[0], path: '/', sameSite: 'Lax' })
  const day = 24 * 60 * 60
  const now = await page.evaluate(() => Date.now() / 1000)
  expect(Math.abs((cookie?.expires ?? 0) - now - day)).toBeLessThan(120)
})

test('it sends an update every 30 seconds', async ({ context, page }) => {
  const { calls, sessions } = await watchTracker(context)
  // The test controls the clock from the start.
  await page.clock.pauseAt(Date.now() + 60_000)
  await open(page, '/')
  await page.clock.runFor(100)
  await expect.poll(() => sessions).toHaveLength(1)
  await stay(page)
  await expect.poll(() => pageNames(calls)).toEqual(['Home'])
  await page.clock.runFor(20_000)
  expect(named(calls, 'POST session/update')).toHaveLength(0)
  await page.clock.runFor(12_000)
  await expect.poll(() => named(calls, 'POST session/update')).toHaveLength(1)
  await page.clock.runFor(60_000)
  await expect.poll(() => named(calls, 'POST session/update')).toHaveLength(3)
  expect(named(calls, 'POST session/update')[0]?.body).toEqual({
    sessionId: sessions[0],
    userType: 'user',
  })
})

test('each page is reported by its name after the visitor stays', async ({
  context,
  page,
  request,
}) => {
  const { calls } = await watchTracker(context)
  const { _id } = await someProduct(request)
  await open(page, '/')
  await stay(page)
  const menu = page.getByRole('navigation').first()
  // The test controls the clock from here.
  await page.clock.pauseAt(Date.now() + 60_000)

  // Left before it counts as viewed.
  await menu.getByRole('link', { name: 'Our Works' }).click()
  await arrival(page, '/our-works')
  await page.clock.runFor(400)
  await menu.getByRole('link', { name: 'Contact' }).click()
  await arrival(page, '/contact')
  await page.clock.runFor(550)
  expect(pageNames(calls)).toEqual(['Home'])
  await page.clock.runFor(100)
  await expect.poll(() => pageNames(calls)).toEqual(['Home', 'Contact'])

  const footer = page.getByRole('contentinfo')
  for (const [link, path, name] of [
    ['Products', '/products', 'Products'],
    ['Blog', '/blog', 'Blog'],
    ['About Us', '/about', 'About Us'],
    ['FAQ', '/faq', 'FAQ'],
    ['Privacy Policy', '/privacy', 'Privacy Policy'],
    ['Terms of Service', '/terms', 'Terms of Service'],
    ['Sitemap', '/sitemap', 'Sitemap'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await arrival(page, path)
    await stay(page)
    await expect.poll(() => pageNames(calls).at(-1)).toBe(name)
  }
  await open(page, `/products/${_id}`)
  await stay(page)
  await expect.poll(() => pageNames(calls).at(-1)).toBe('Product Detail')
})

test('leaving the site ends the session, and a reload continues it', async ({ context, page }) => {
  const { calls, sessions } = await watchTracker(context)
  // Playwright does not report requests that outlive their page: the page records them.
  await page.addInitScript(() => {
    const { fetch } = window
    addEventListener('pagehide', () => {
      window.fetch = (to, init) => {
        if (to !== '/reports/vitals') {
          sessionStorage.outlived = `${init?.method} ${to} ${init?.body} ${init?.keepalive}`
        }
        return fetch(to, init)
      }
    })
  })
  await open(page, '/')
  await stay(page)
  await expect.poll(() => pageNames(calls)).toEqual(['Home'])
  await open(page, '/products')
  await stay(page)
  await expect.poll(() => pageNames(calls)).toEqual(['Home', 'Products'])
  expect(named(calls, 'POST session/start')).toHaveLength(1)
  expect(await page.evaluate(() => sessionStorage.outlived)).toBe(
    `POST /api/analytics/session/end {"sessionId":"${sessions[0]}"} true`,
  )
  expect(new Set(calls.slice(1).map(({ body }) => body.sessionId))).toEqual(new Set(sessions))
})

test('a document sends its figures once, when it is hidden, until consent is withdrawn', async ({
  context,
  page,
}) => {
  await watchTracker(context)
  const reports: { name: string; remote: string }[][] = []
  await context.route('**/reports/vitals', async route => {
    expect(await route.request().headerValue('cookie')).toBeNull()
    reports.push(route.request().postDataJSON())
    await route.continue()
  })
  const hide = async () => {
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
  }
  await open(page, '/')
  await stay(page)
  await hide()
  await hide()
  await expect.poll(() => reports).toHaveLength(1)
  expect(reports[0]).toEqual([
    { remote: 'storefront', version: expect.any(String), name: 'lcp', value: expect.any(Number) },
    { remote: 'storefront', version: expect.any(String), name: 'cls', value: expect.any(Number) },
  ])

  await open(page, '/products')
  await stay(page)
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('cookieConsent') ?? '{}')
    localStorage.setItem('cookieConsent', JSON.stringify({ ...record, analytics: false }))
  })
  const seen = reports.length
  await hide()
  await stay(page)
  expect(reports).toHaveLength(seen)
})

test('the session ends after 30 minutes in a hidden tab, and the return starts another', async ({
  context,
  page,
}) => {
  const { calls, sessions } = await watchTracker(context)
  await open(page, '/')
  await stay(page)
  await expect.poll(() => pageNames(calls)).toEqual(['Home'])
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(29 * 60_000)
  expect(named(calls, 'POST session/end')).toEqual([])
  await setVisibility(page, 'visible')
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(29 * 60_000)
  expect(named(calls, 'POST session/end')).toEqual([])
  await page.clock.fastForward(61_000)
  await expect.poll(() => named(calls, 'POST session/end')).toHaveLength(1)
  expect(await sessionCookie(page)).toBeUndefined()
  await page.clock.fastForward(120_000)
  const updates = named(calls, 'POST session/update').length

  await setVisibility(page, 'visible')
  await expect.poll(() => named(calls, 'POST session/start')).toHaveLength(2)
  expect(named(calls, 'POST session/update')).toHaveLength(updates)
  await expect.poll(() => sessions).toHaveLength(2)
  await expect.poll(async () => (await sessionCookie(page))?.value).toBe(sessions[1])
})

test('a choice in one tab applies to the others', async ({ context, page }) => {
  const { calls } = await watchTracker(context)
  await open(page, '/')
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const other = await context.newPage()
  await open(other, '/products')
  await other.getByRole('button', { name: 'Ρυθμίσεις cookies' }).click()
  await other.getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await other.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.poll(() => named(calls, 'PUT consent').length).toBeGreaterThan(0)
  await expect.poll(() => sessionCookie(page)).toBeUndefined()
  const updates = named(calls, 'POST session/update').length
  await page.clock.runFor(61_000)
  expect(named(calls, 'POST session/update')).toHaveLength(updates)
})

test('visits of the back office are counted as its own', async ({ context, page }) => {
  const { calls } = await watchTracker(context)
  await open(page, '/admin/login')
  await stay(page)
  await expect.poll(() => pageNames(calls)).toEqual(['Admin - Login'])
  expect(calls[0]?.body.userType).toBe('admin')
})

test('a failure of analytics is logged to the console only', async ({ context, page }) => {
  const lines = consoleOf(page)
  let asked = 0
  await context.route('**/api/analytics/**', route => {
    asked += 1
    return asked === 1 ? route.abort() : route.fulfill({ status: 503, body: '' })
  })
  const warnings = () => lines.filter(line => line.startsWith('warning'))
  await open(page, '/')
  await expect.poll(() => warnings()[0]).toContain('Failed to fetch')
  // The next page retries.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await arrival(page, '/faq')
  await stay(page)
  await expect.poll(() => warnings().at(-1)).toContain('session/start 503')
  expect(lines.filter(line => line.startsWith('uncaught'))).toEqual([])
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await sessionCookie(page)).toBeUndefined()
})

async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
