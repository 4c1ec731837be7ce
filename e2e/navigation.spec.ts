import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'
import { launchWholeBrowser } from './whole-browser.ts'

test.describe('the code of the next page', () => {
  test('is prefetched on hover and on focus', async ({ page }) => {
    await open(page, '/contact')
    const fetched: string[] = []
    page.on('request', request => fetched.push(new URL(request.url()).pathname))
    for (const { intent, name, script } of [
      { intent: 'hover', name: 'Products', script: '/products.js' },
      { intent: 'focus', name: 'Blog', script: '/blog.js' },
    ] as const) {
      const loading = page.waitForRequest(request => request.url().endsWith(script))
      await page.getByRole('contentinfo').getByRole('link', { name })[intent]()
      await loading
    }
    await expect(page).toHaveURL('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
    await expect(headline(page)).toHaveText('Προϊόντα')
    expect(fetched.filter(path => path.endsWith('/products.js'))).toHaveLength(1)
  })

  test('is prefetched across remotes, and a failure is harmless', async ({ page }) => {
    let attempts = 0
    await page.route(/\/mfe\/specimen\/.*\/entry\.js/, route => {
      attempts += 1
      return attempts === 1 ? route.abort() : route.continue()
    })
    await open(page, '/neighbour')
    const link = page.getByRole('link', { name: 'To the specimen' })
    const failing = page.waitForEvent('requestfailed', request =>
      request.url().includes('/mfe/specimen/'),
    )
    await link.hover()
    await failing
    await link.click()
    await expect(page.getByRole('heading', { name: 'The specimen is fine' })).toBeVisible()
    expect(attempts).toBe(2)
  })
})

test.describe('going from page to page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('moves focus and announcement to the top, with a transition unless motion is reduced', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { startViewTransition } = document
      Object.assign(window, { transitions: 0 })
      document.startViewTransition = function (...parameters) {
        Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 })
        return startViewTransition.apply(this, parameters)
      }
    })
    const transitions = () => page.evaluate(() => Reflect.get(window, 'transitions'))
    await open(page, '/')
    const products = page.getByRole('contentinfo').getByRole('link', { name: 'Products' })
    await products.click()
    await expect(headline(page)).toHaveText('Προϊόντα')
    expect(await transitions()).toBe(1)
    await expect(page.locator('#main')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Προϊόντα | Stampa' })).toBeAttached()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    // Another page of the same list is not a page change.
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/products?page=2')
    expect(await transitions()).toBe(1)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await products.click()
    await expect(headline(page)).toHaveText('Προϊόντα')
    const fading = () =>
      document.getAnimations().filter(({ effect }) => {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
        return pseudo?.startsWith('::view-transition')
      }).length
    expect(await page.evaluate(fading)).toBe(0)
  })

  test('works without view transitions', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    })
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
    await expect(headline(page)).toHaveText('Προϊόντα')
  })
})

test('a link leaves modifier keys to the browser, adds no entry for its own page', async ({
  page,
}) => {
  await open(page, '/contact')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true })
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(page).toHaveURL('/contact')

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await link.click()
  await expect(headline(page)).toHaveText('Προϊόντα')
  const entries = await page.evaluate(() => history.length)
  await link.click()
  await expect(page.locator('html[data-ready]')).toBeVisible()
  expect(await page.evaluate(() => [history.length, 'sameDocument' in window])).toEqual([
    entries,
    true,
  ])
})

test('going back restores the page and counts it again', async ({ stack }) => {
  const browser = await launchWholeBrowser({
    // Playwright disables the back/forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: stack.url })
    await page.addInitScript(() => {
      localStorage.setItem('cookieConsent', JSON.stringify({ necessary: true, analytics: true }))
    })
    const viewed: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/analytics/pageview')) {
        viewed.push(request.postDataJSON().pageName)
      }
    })
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
    await expect(headline(page)).toHaveText('Προϊόντα')
    await expect.poll(() => viewed.at(-1)).toBe('Products')
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await open(page, '/faq')
    const before = viewed.length
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(headline(page)).toHaveText('Προϊόντα')
    expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true)
    await expect.poll(() => viewed.slice(before)).toContain('Products')
  } finally {
    await browser.close()
  }
})
