import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { picture } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { cards, goHome, someProduct } from './storefront-pages.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Responses are mocked: stored banners would also appear in other tests.
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

/** The dot changes immediately; the slide fades in. */
async function expectShown(page: Page, at: number): Promise<void> {
  await expect(dot(page, at)).toHaveAttribute('aria-current', 'true')
  await expect(shown(page, at)).toBeVisible()
}

/** Shows the page again with other banners. */
async function showAgain(page: Page, banners: (image: unknown) => object[]): Promise<void> {
  await page.unroute('**/api/banner')
  const { imageAsset } = await someProduct(page.request)
  await page.route('**/api/banner', route => route.fulfill({ json: banners(imageAsset) }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await page.getByRole('banner').getByRole('link', { name: 'Stampa' }).click()
  await expect(page).toHaveURL('/')
}

async function openWith(page: Page, banners: (image: unknown) => object[]): Promise<void> {
  const { imageAsset } = await someProduct(page.request)
  await page.route('**/api/banner', route => route.fulfill({ json: banners(imageAsset) }))
  await goHome(page)
}

const three = (imageAsset: unknown) => [1, 2, 3].map(at => banner(at, { imageAsset }))

/** Advances the page's clock by exactly this time. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await restart(page)
}

/** Shows the first banner, for its whole interval. */
async function restart(page: Page): Promise<void> {
  // Like a click, but without pointer or focus on the slider: restarts the interval.
  await dot(page, 2).dispatchEvent('click')
  await dot(page, 1).dispatchEvent('click')
  await expectShown(page, 1)
}

test('several banners are shown in turn', async ({ page }) => {
  const turnTo = (state: string) =>
    page.evaluate(value => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await page.clock.install()
  await openWith(page, three)
  await stopTime(page)
  await test.step('shows image, title, subtitle and link of each banner', async () => {
    await expect(shown(page, 1)).toBeVisible()
    await expect(slider(page).getByText('Υπότιτλος 1')).toBeVisible()
    await expect(slider(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(slider(page).locator('img')).toHaveCount(3)
  })

  await test.step('advances every 5 seconds and wraps around', async () => {
    await page.clock.runFor(4999)
    await expectShown(page, 1)
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(next === 2 ? 1 : 5000)
      await expectShown(page, next)
    }
  })

  await test.step('moves both ways by its arrows and to any slide by its dots', async () => {
    await slider(page).getByRole('button', { name: 'Παύση εναλλαγής' }).click()
    await slider(page).getByRole('button', { name: 'Προηγούμενο' }).click()
    await expectShown(page, 3)
    await slider(page).getByRole('button', { name: 'Επόμενο' }).click()
    await expectShown(page, 1)
    await dot(page, 2).click()
    await expectShown(page, 2)
    await slider(page).getByRole('button', { name: 'Έναρξη εναλλαγής' }).click()
    await page.getByRole('link', { name: 'Contact' }).first().focus()
    await page.mouse.move(0, 0)
  })

  await test.step('pauses while its tab is in the background', async () => {
    await restart(page)
    await turnTo('hidden')
    await page.clock.runFor(20_000)
    await expectShown(page, 1)
    await turnTo('visible')
    await page.clock.runFor(5000)
    await expectShown(page, 2)
  })

  await test.step('pauses on hover, on keyboard focus and by its button', async () => {
    await restart(page)

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

  await slider(page).getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/products?page=1')
})

test('waits for the picture of the next banner', async ({ page }) => {
  await page.clock.install()
  const arrival = Promise.withResolvers<void>()
  await page.route('**/media/late/**', async route => {
    await arrival.promise
    await route.fulfill({ contentType: 'image/png', body: picture.buffer })
  })
  await openWith(page, imageAsset => {
    const late = { ...(imageAsset as object), base: '/media/late' }
    return [1, 2, 3].map(at => banner(at, { imageAsset: at === 2 ? late : imageAsset }))
  })
  await stopTime(page)
  await page.clock.runFor(20_000)
  await expectShown(page, 1)
  arrival.resolve()
  await expectShown(page, 2)
})

test('with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openWith(page, three)
  await test.step('is accessible and fits every width', async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(shown(page, 1)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('does not start by itself with reduced motion', async () => {
    await stopTime(page)
    await page.clock.runFor(20_000)
    await expectShown(page, 1)
    await expect(slider(page).getByRole('button', { name: 'Έναρξη εναλλαγής' })).toBeVisible()
  })
})

test('fills its height with the picture beside a longer text', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 700 })
  await page.goto('/')
  const heights = await page
    .locator('[data-current]')
    .evaluate(slide => [...slide.children].map(({ clientHeight }) => clientHeight))
  expect(heights[0]).toBe(heights[1])
  await expect(page.getByRole('link', { name: 'Σχεδιάστε το δικό σας' })).toBeVisible()
})

test('one banner or none', async ({ page }) => {
  await test.step('has no controls with a single banner', async () => {
    await openWith(page, imageAsset => [
      banner(1, { imageAsset, subtitle: '', link: 'javascript:alert(1)' }),
    ])
    await expect(shown(page, 1)).toBeVisible()
    await expect(slider(page).getByRole('button')).toHaveCount(0)
    await expect(slider(page).getByRole('link')).toHaveCount(0)
    await expect(slider(page).getByText('Υπότιτλος')).toHaveCount(0)
  })

  await test.step('shows only banners of the home page that have an image', async () => {
    await showAgain(page, imageAsset => [
      banner(1),
      banner(2, { imageAsset }),
      banner(3, { imageAsset, placement: 'categories' }),
    ])
    await expect(shown(page, 2)).toBeVisible()
    await expect(slider(page).getByRole('button')).toHaveCount(0)
  })

  await test.step('shows the welcome when no banner has an image', async () => {
    await showAgain(page, () => [banner(1), banner(2)])
    await expect(page.getByText('Test placeholder: 2 banners')).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })
})
