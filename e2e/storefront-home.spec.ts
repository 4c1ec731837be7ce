import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { png, signIn, uniqueName } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { cards, consoleOf, headline, open, type Product, someProduct } from './storefront-pages.ts'

/** Goes to the home page in the browser, so that its data comes through the routes of the test. */
async function goHome(page: Page): Promise<void> {
  await open(page, '/products')
  await page.getByRole('banner').getByRole('link', { name: 'Stampa' }).click()
  await expect(page).toHaveURL('/')
}

test('is taken over without a word on the console', async ({ page }) => {
  const said = consoleOf(page)
  await open(page, '/')
  await expect(headline(page)).toHaveCount(1)
  expect(said).toEqual([])
})

test('says who it is', async ({ page, baseURL }) => {
  await open(page, '/')
  await expect(page).toHaveTitle('Stampa | Τυπώνουμε την ιδέα σας')
  await expect(page.locator('link[rel=canonical]')).toHaveJSProperty('href', `${baseURL}/`)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.webp$/)
})

test('welcomes with a way to the products when there are no banners', async ({ page }) => {
  await page.route('**/api/banner', route => route.fulfill({ json: [] }))
  await goHome(page)
  await expect(headline(page)).toContainText('Καλώς ήρθατε')
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await expect(page).toHaveURL('/products')
})

test('lists every category', async ({ page, request }) => {
  const categories = (await (await request.get('/api/categories')).json()) as { name: string }[]
  await open(page, '/')
  const index = page.getByRole('region', { name: 'Κατηγορίες' })
  for (const { name } of categories) await expect(index.getByRole('link', { name })).toBeVisible()
  await index.getByRole('link').first().click()
  await expect(headline(page)).toHaveText(categories[0]?.name ?? '')
})

test('teases with the featured products', async ({ page, request }) => {
  const featured = (await (await request.get('/api/products/featured')).json()) as Product[]
  await open(page, '/')
  const teaser = page.getByRole('region', { name: 'Ξεχωρίζουν' })
  await expect(teaser.getByRole('article')).toHaveCount(featured.length)
  await expect(teaser.getByRole('link', { name: 'Όλα τα προϊόντα' })).toHaveAttribute(
    'href',
    '/products',
  )
  await teaser.getByRole('link', { name: featured[0]?.title ?? '' }).click()
  await expect(headline(page)).toHaveText(featured[0]?.title ?? '')
})

test('shows nothing in place of what cannot be loaded', async ({ page }) => {
  for (const api of ['banner', 'categories', 'products/featured']) {
    await page.route(`**/api/${api}`, route => route.fulfill({ status: 503, json: {} }))
  }
  const said = consoleOf(page)
  await goHome(page)
  await expect(headline(page)).toContainText('Καλώς ήρθατε')
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const logged = said.filter(line => line.startsWith('warning: ApiError'))
  expect(logged).toHaveLength(3)
})

test('a banner for another place is public once saved, and not on the home page', async ({
  page,
  request,
  admin,
}) => {
  const headers = { authorization: `Bearer ${await signIn(request, admin)}` }
  const created = await request.post('/api/banner', {
    headers,
    multipart: {
      title: uniqueName(),
      subtitle: 'Υπότιτλος',
      link: '/products',
      placement: 'other',
      image: { name: 'banner.png', mimeType: 'image/png', buffer: png },
    },
  })
  expect(created.status()).toBe(201)
  const { order, version, createdAt, updatedAt, ...banner } = await created.json()
  // An answer may be kept on its way for a second.
  const banners = async () => (await request.get('/api/banner')).json()
  try {
    await expect.poll(banners).toContainEqual(banner)
    const image = await request.get(banner.image)
    expect(image.headers()['content-type']).toBe('image/webp')
    await open(page, '/')
    await expect(page.getByRole('main').getByText(banner.title)).toHaveCount(0)
  } finally {
    const deleted = await request.delete(`/api/banner/${banner._id}`, { headers })
    expect(deleted.status()).toBe(204)
  }
  await expect.poll(banners).not.toContainEqual(banner)
})

// With answers of their own: banners that were really there would show in the other tests, too.
test.describe('the banner slider', () => {
  const banner = (at: number, more: object = {}) => ({
    _id: `banner-${at}`,
    title: `Τίτλος ${at}`,
    subtitle: `Υπότιτλος ${at}`,
    link: `/products?page=${at}`,
    placement: 'homepage',
    active: true,
    ...more,
  })

  const slider = (page: Page) => page.getByRole('region', { name: 'Προβολές' })
  const shown = (page: Page, at: number) =>
    slider(page).getByRole('heading', { name: `Τίτλος ${at}` })
  const dot = (page: Page, at: number, count = 3) =>
    slider(page).getByRole('button', { name: `${at} / ${count}` })

  /** The dot tells at once; the slide fades in. */
  async function expectShown(page: Page, at: number): Promise<void> {
    await expect(dot(page, at)).toHaveAttribute('aria-current', 'true')
    await expect(shown(page, at)).toBeVisible()
  }

  async function openWith(page: Page, banners: (image: unknown) => object[]): Promise<void> {
    const { imageAsset } = await someProduct(page.request)
    await page.route('**/api/banner', route => route.fulfill({ json: banners(imageAsset) }))
    await goHome(page)
  }

  const three = (imageAsset: unknown) => [1, 2, 3].map(at => banner(at, { imageAsset }))

  /** Lets exactly this much time pass for the page. */
  async function stopTime(page: Page): Promise<void> {
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    // As by a click, but with pointer and keyboard elsewhere: the full time begins anew.
    await dot(page, 2).dispatchEvent('click')
    await dot(page, 1).dispatchEvent('click')
    await expectShown(page, 1)
  }

  test('shows image, title, subtitle and link of each banner', async ({ page }) => {
    await openWith(page, three)
    await expect(shown(page, 1)).toBeVisible()
    await expect(slider(page).getByText('Υπότιτλος 1')).toBeVisible()
    await expect(slider(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(slider(page).locator('img')).toHaveCount(3)
    await slider(page).getByRole('link', { name: 'Learn More' }).click()
    await expect(page).toHaveURL('/products?page=1')
  })

  for (const width of [360, 768, 1280]) {
    test(`is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openWith(page, three)
      await expect(shown(page, 1)).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  test('goes both ways around by its arrows, and anywhere by its dots', async ({ page }) => {
    await openWith(page, three)
    await slider(page).getByRole('button', { name: 'Παύση εναλλαγής' }).click()
    await slider(page).getByRole('button', { name: 'Προηγούμενο' }).click()
    await expectShown(page, 3)
    await slider(page).getByRole('button', { name: 'Επόμενο' }).click()
    await expectShown(page, 1)
    await dot(page, 2).click()
    await expectShown(page, 2)
  })

  test('advances every 5 seconds and wraps around', async ({ page }) => {
    await page.clock.install()
    await openWith(page, three)
    await stopTime(page)
    await page.clock.runFor(4999)
    await expectShown(page, 1)
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(next === 2 ? 1 : 5000)
      await expectShown(page, next)
    }
  })

  test('rests while pointed at, while the keyboard is in it, and once paused', async ({ page }) => {
    await page.clock.install()
    await openWith(page, three)
    await stopTime(page)

    await slider(page).hover()
    await page.clock.runFor(20_000)
    await expectShown(page, 1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5000)
    await expectShown(page, 2)

    await dot(page, 3).focus()
    await page.keyboard.press('Tab')
    await expect(slider(page).getByRole('button', { name: 'Επόμενο' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectShown(page, 3)
    await page.clock.runFor(20_000)
    await expectShown(page, 3)

    await slider(page).getByRole('button', { name: 'Παύση εναλλαγής' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Contact' }).first().focus()
    await page.clock.runFor(20_000)
    await expectShown(page, 3)
    await slider(page).getByRole('button', { name: 'Έναρξη εναλλαγής' }).dispatchEvent('click')
    await page.clock.runFor(5000)
    await expectShown(page, 1)
  })

  test('rests while its tab is in the background', async ({ page }) => {
    const turnTo = (state: string) =>
      page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await page.clock.install()
    await openWith(page, three)
    await stopTime(page)
    await turnTo('hidden')
    await page.clock.runFor(20_000)
    await expectShown(page, 1)
    await turnTo('visible')
    await page.clock.runFor(5000)
    await expectShown(page, 2)
  })

  test('does not start by itself for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openWith(page, three)
    await stopTime(page)
    await page.clock.runFor(20_000)
    await expectShown(page, 1)
    await expect(slider(page).getByRole('button', { name: 'Έναρξη εναλλαγής' })).toBeVisible()
  })

  test('has nothing to turn with a single banner', async ({ page }) => {
    await openWith(page, imageAsset => [
      banner(1, { imageAsset, subtitle: '', link: 'javascript:alert(1)' }),
    ])
    await expect(shown(page, 1)).toBeVisible()
    await expect(slider(page).getByRole('button')).toHaveCount(0)
    await expect(slider(page).getByRole('link')).toHaveCount(0)
    await expect(slider(page).getByText('Υπότιτλος')).toHaveCount(0)
  })

  test('shows only banners of the home page that have an image', async ({ page }) => {
    await openWith(page, imageAsset => [
      banner(1),
      banner(2, { imageAsset }),
      banner(3, { imageAsset, placement: 'categories' }),
    ])
    await expect(shown(page, 2)).toBeVisible()
    await expect(slider(page).getByRole('button')).toHaveCount(0)
  })

  test('counts banners of which none has an image', async ({ page }) => {
    await openWith(page, () => [banner(1), banner(2)])
    await expect(page.getByText('Test placeholder: 2 banners')).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })
})
