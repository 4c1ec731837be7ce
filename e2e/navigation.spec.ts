import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

test.describe('the code of the next page', () => {
  for (const intent of ['hover', 'focus'] as const) {
    test(`is fetched on ${intent}, before anybody goes there`, async ({ page }) => {
      await open(page, '/contact')
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Products' })
      const fetched: string[] = []
      page.on('request', request => fetched.push(new URL(request.url()).pathname))
      const loading = page.waitForRequest(/\/products\.js$/)
      await link[intent]()
      await loading
      await expect(page).toHaveURL('/contact')
      await link.click()
      await expect(headline(page)).toHaveText('Προϊόντα')
      expect(fetched.filter(path => path.endsWith('/products.js'))).toHaveLength(1)
    })
  }

  test('is that of another remote too, and costs nothing when it fails', async ({ page }) => {
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
  test('fades where the browser can, and not where motion is unwanted', async ({ page }) => {
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
    // Another page of the same list is none.
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

  test('works where the browser knows no view transitions', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    })
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
    await expect(headline(page)).toHaveText('Προϊόντα')
  })

  test('takes focus and announcement along, and scrolls to the top', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
    await expect(page.locator('#main')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Προϊόντα | Stampa' })).toBeAttached()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test('nothing keeps a page out of the back/forward cache', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    const listened: string[] = []
    Object.assign(window, { listened })
    EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      listened.push(type)
      return Reflect.apply(addEventListener, this, [type, ...rest])
    }
    localStorage.setItem('cookieConsent', JSON.stringify({ necessary: true, analytics: true }))
  })
  await page.route('**/api/analytics/**', route => route.fulfill({ json: { sessionId: 'x' } }))
  const tracker = page.waitForRequest(/\/tracker\.js$/)
  const document = await page.goto('/')
  await tracker
  await page.waitForSelector('html[data-ready]')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
  await expect(headline(page)).toHaveText('Προϊόντα')
  const listened = await page.evaluate(() => Reflect.get(window, 'listened') as string[])
  expect(listened).toContain('pagehide')
  expect(listened.filter(type => type === 'unload' || type === 'beforeunload')).toEqual([])
  expect(document?.headers()['cache-control']).not.toContain('no-store')
})
