import type { Locator, Page } from '@playwright/test'
import { goTo, open, test } from './admin-pages.ts'
import { expect } from './fixtures.ts'

/** Lists with the widest rows. */
const lists = [
  ...['banners', 'blog', 'our-work', 'products', 'custom-orders', 'contact', 'clients', 'people'],
  ...['offers', 'offers/skus'],
]

/** Those whose toolbars have the most controls. */
const toolbars = ['products', 'banners', 'blog', 'custom-orders']

for (const language of ['en', 'el']) {
  test(`tables and toolbars of lists fit (${language})`, async ({ page, api }) => {
    await page.addInitScript(chosen => localStorage.setItem('adminLanguage', chosen), language)
    for (const screen of lists) {
      await goTo(page, `/admin/${screen}`)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await test.step('no table scrolls horizontally at 768 and 1280 px', async () => {
        for (const width of [768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => hiddenPixels(page), `${screen} at ${width} px`).toBe(0)
        }
      })
      if (!toolbars.includes(screen)) continue
      await test.step('the toolbar of a list takes one row at 1280 px', async () => {
        const toolbar = page.getByRole('main').getByRole('search')
        await expect(toolbar).toBeVisible()
        const heights = await Promise.all([toolbar, toolbar.getByRole('searchbox')].map(heightOf))
        expect(heights[0], screen).toBeLessThan(2 * (heights[1] ?? 0))
      })
    }
    // The amounts of an offer require a wide screen.
    const [offer] = await api.get<{ _id: string }[]>('/api/offers?limit=1')
    for (const screen of ['new', `${offer?._id}`, `${offer?._id}/edit`]) {
      await open(page, `/admin/offers/${screen}`)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      expect(await hiddenPixels(page), screen).toBe(0)
    }
  })
}

test('an offer whose amounts all have seven digits fits and shows the full product name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'el'))
  await open(page, '/admin/offers/new')
  await page.getByLabel('Είδος 1: Προϊόν').selectOption({ index: 1 })
  await page.getByLabel('Είδος 1: Ποσότητα').fill('8000')
  await page.getByLabel('Είδος 1: Εκτύπωση/τεμ.').fill('5')
  await page.getByLabel('Είδος 1: Περιθώριο %').fill('30')
  await expect(page.getByRole('row').filter({ hasText: 'ΣΥΝΟΛΑ' })).toContainText(/\d\d\.\d{3},/)
  expect(await hiddenPixels(page)).toBe(0)
})

test('more than ten orders, Company and Logout are in view at 1440 × 900 px, and only the table scrolls', async ({
  page,
}) => {
  await open(page, '/admin/products')
  await test.step('the state of a product is shown as text at every width', async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const state = page
        .locator('tbody tr')
        .first()
        .getByText(/^(Active|Inactive)$/)
      await expect(state).toBeVisible()
    }
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const screen of ['contact', 'products', 'offers', 'custom-orders']) {
    await goTo(page, `/admin/${screen}`)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    await expect.poll(overflow, `${screen} scrolls`).toBe(0)
  }
  const rows = page.locator('tbody tr')
  await expect(rows.nth(10)).toBeInViewport({ ratio: 1 })
  const heights = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(64)
  for (const name of ['Company', 'Logout']) {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    await expect(sidebar.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
  }
})

async function heightOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? 0
}

/** Returns the hidden width of the widest table, px. */
function hiddenPixels(page: Page): Promise<number> {
  return page
    .locator('table')
    .evaluateAll(tables =>
      Math.max(
        ...tables.map(({ parentElement: seen }) =>
          seen ? seen.scrollWidth - seen.clientWidth : 0,
        ),
      ),
    )
}
