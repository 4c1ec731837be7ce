import type { BrowserContext, Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { open } from './storefront-pages.ts'
import { watchTracker } from './tracker-calls.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies' })
const settingsLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' })

const consent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))

/** Returns the names of everything that the page has stored in the browser. */
async function left(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`)
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map(key => `local ${key}`),
    ...Object.keys(sessionStorage).map(key => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map(name => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ])
  return [...cookies, ...stored].sort()
}

/** Records requests other than plain GETs of this site. */
function suspicious(context: BrowserContext, origin: string): string[] {
  const seen: string[] = []
  context.on('request', request => {
    const { origin: to, pathname } = new URL(request.url())
    const reads = request.method() === 'GET' && (to === origin || to === 'null')
    if (!reads || pathname.startsWith('/api/analytics')) {
      seen.push(`${request.method()} ${request.url()}`)
    }
  })
  return seen
}

/** Visits pages by link, URL and reload, and waits for everything that a tracker may do. */
async function browse(page: Page): Promise<void> {
  const links = page.getByRole('navigation').first()
  await links.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.clock.runFor(40_000)
  await open(page, '/products')
  await page.reload()
  await page.waitForSelector('html[data-ready]')
  // A jump of the clock would exceed the timeouts of pending requests, such as the banner's code.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(40_000)
}

/** Stores decisions as other tabs would, in succession before this page handles any. */
async function decideElsewhere(page: Page, ...choices: boolean[]): Promise<void> {
  await page.evaluate(choices => {
    for (const analytics of choices) {
      const decision = { necessary: true, analytics, timestamp: new Date().toISOString() }
      localStorage.setItem('cookieConsent', JSON.stringify(decision))
      dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }))
    }
  }, choices)
}

test.beforeEach(({ page }) => page.clock.install())

test('nothing is sent or stored without consent', async ({ context, page, stack }) => {
  await watchTracker(context)
  const sent = suspicious(context, stack.url)
  await open(page, '/faq')

  await test.step('nothing is sent or stored before a choice', async () => {
    await expect(banner(page)).toBeVisible()
    await browse(page)
    await expect(banner(page)).toBeVisible()
    expect(sent).toEqual([])
    expect(await left(context, page)).toEqual([])
  })

  await test.step('after a rejection nothing is sent, and only the rejection is stored', async () => {
    await banner(page).getByRole('button', { name: 'Reject All' }).click()
    await expect(banner(page)).toBeHidden()
    await browse(page)
    await expect(banner(page)).toBeHidden()
    expect(sent).toEqual([])
    expect(await left(context, page)).toEqual(['local cookieConsent'])
    await expect
      .poll(() => consent(page))
      .toEqual({
        necessary: true,
        analytics: false,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
  })
})

test('a withdrawal deletes everything stored, and nothing more is sent', async ({
  context,
  page,
}) => {
  const { calls, sessions } = await watchTracker(context)
  await open(page, '/')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  const agreed = ['cookie analytics_session_id', 'local cookieConsent']
  await expect.poll(() => left(context, page)).toEqual(agreed)

  await settingsLink(page).click()
  await dialog(page).getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect
    .poll(() => calls.slice(-2))
    .toEqual([
      { call: 'PUT consent', body: { sessionId: sessions[0], consentGiven: false } },
      { call: 'POST session/end', body: { sessionId: sessions[0] } },
    ])
  expect(await left(context, page)).toEqual(['local cookieConsent'])
  await expect.poll(() => consent(page)).toMatchObject({ analytics: false })

  const before = calls.length
  await browse(page)
  expect(calls).toHaveLength(before)
  expect(await left(context, page)).toEqual(['local cookieConsent'])
})

test('no session starts when consent is withdrawn during the opt-in', async ({ context, page }) => {
  const { calls } = await watchTracker(context)
  await open(page, '/faq')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect.poll(() => calls.map(({ call }) => call)).toContain('POST session/start')
  await decideElsewhere(page, false)
  await expect.poll(() => calls.at(-1)?.call).toBe('POST session/end')

  const before = calls.length
  await decideElsewhere(page, true, false)
  await browse(page)
  expect(calls).toHaveLength(before)
  expect(await left(context, page)).toEqual(['local cookieConsent'])
})

test('the dialog keeps necessary cookies on and stores the choice', async ({ context, page }) => {
  const { calls } = await watchTracker(context)
  await open(page, '/faq')
  await banner(page).getByRole('button', { name: 'Customize' }).click()
  const necessary = dialog(page).getByRole('checkbox', { name: 'Necessary' })
  const analytics = dialog(page).getByRole('checkbox', { name: 'Analytics' })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  await expect(analytics).not.toBeChecked()

  await analytics.check()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(banner(page)).toBeVisible()
  expect(await consent(page)).toBeNull()
  await banner(page).getByRole('button', { name: 'Customize' }).click()
  await expect(analytics).not.toBeChecked()

  await analytics.check()
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => consent(page)).toMatchObject({ necessary: true, analytics: true })
  await expect.poll(() => calls.map(({ call }) => call)).toContain('POST session/start')
})

test('saving without analytics counts as a rejection', async ({ context, page }) => {
  const { calls } = await watchTracker(context)
  await open(page, '/faq')
  await banner(page).getByRole('button', { name: 'Customize' }).click()
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect(banner(page)).toBeHidden()
  // What this means for later pages is tested after 'Reject All'.
  await expect.poll(() => consent(page)).toMatchObject({ analytics: false })
  expect(calls).toEqual([])
})

test.describe('a browser with an opt-out signal', () => {
  for (const [signal, value] of [
    ['doNotTrack', "'1'"],
    ['globalPrivacyControl', 'true'],
  ]) {
    test(`${signal} suppresses the banner, and consent stays possible in the settings`, async ({
      context,
      page,
    }) => {
      const { calls } = await watchTracker(context)
      await page.addInitScript(`Object.defineProperty(navigator, '${signal}', { value: ${value} })`)
      await open(page, '/faq')
      await browse(page)
      await expect(banner(page)).toBeHidden()
      expect(calls).toEqual([])
      expect(await left(context, page)).toEqual([])

      await settingsLink(page).click()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(banner(page)).toBeHidden()
      await settingsLink(page).click()
      await dialog(page).getByRole('checkbox', { name: 'Analytics' }).check()
      await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
      await expect.poll(() => calls.map(({ call }) => call)).toContain('POST session/start')
    })
  }
})

test('the banner and its dialog are shown, used by keyboard and closed', async ({ page }) => {
  await page.clock.resume()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')

  await test.step('banner and dialog are usable by keyboard and by assistive technology', async () => {
    await expect(banner(page)).toBeVisible()
    await expect(banner(page).locator('[lang=en]')).toContainText('Reject All')
    const audit = () => violationsOf(page)
    expect(await audit()).toEqual([])

    await banner(page).getByRole('button', { name: 'Customize' }).press('Enter')
    await expect(dialog(page)).toBeVisible()
    expect(await audit()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeVisible()

    await settingsLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settingsLink(page)).toBeFocused()
  })

  await test.step('the three choices have the same size and weight at every width', async () => {
    const buttons = banner(page).getByRole('button')
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(buttons).toHaveText(['Reject All', 'Customize', 'Accept All'])
      const looks = await buttons.evaluateAll(all =>
        all.map(button => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, fontSize, fontWeight, borderColor } =
            getComputedStyle(button)
          const size = [Math.round(width), Math.round(height)]
          return JSON.stringify([size, backgroundColor, color, fontSize, fontWeight, borderColor])
        }),
      )
      expect(new Set(looks).size, `${width} px`).toBe(1)
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
    }
  })

  await test.step('the banner causes no layout shift', async () => {
    await open(page, '/')
    await expect(banner(page)).toBeVisible()
    const before = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    await banner(page).getByRole('button', { name: 'Reject All' }).click()
    await expect(banner(page)).toBeHidden()
    const after = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
    expect(total(before)).toBeLessThan(0.02)
    expect(total(after)).toBeLessThan(0.02)
  })
})

test('the banner is shown in the language of the page', async ({ page }) => {
  await open(page, '/faq?lang=el')
  await expect(banner(page).getByRole('button')).toHaveText([
    'Απόρριψη όλων',
    'Προσαρμογή',
    'Αποδοχή όλων',
  ])
  await open(page, '/faq?lang=en')
  await expect(banner(page)).toContainText('Necessary cookies are always on')
})
