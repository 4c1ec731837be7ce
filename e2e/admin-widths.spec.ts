import type { Page } from '@playwright/test'
import { open, test } from './admin-pages.ts'
import { expect } from './fixtures.ts'

/** Lists whose rows are the fullest, and the tables of amounts that stand over the offers. */
const lists = ['banners', 'blog', 'our-work', 'products', 'custom-orders', 'offers', 'offers/skus']

for (const language of ['en', 'el']) {
  test(`at 1280 px no table scrolls sideways (${language})`, async ({ page, api }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.addInitScript(chosen => localStorage.setItem('adminLanguage', chosen), language)
    const [offer] = await api.get<{ _id: string }[]>('/api/offers?limit=1')
    const offers = ['offers/new', `offers/${offer?._id}`, `offers/${offer?._id}/edit`]
    for (const screen of [...lists, ...offers]) {
      await open(page, `/admin/${screen}`)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      expect(await hiddenPixels(page), screen).toBe(0)
    }
  })
}

test('amounts of five digits fit as well, and the product is written out above them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/admin/offers/new')
  const form = page.getByRole('dialog', { name: 'Create Offer' })
  await form.getByLabel('Item 1: Product').selectOption({ index: 1 })
  await form.getByLabel('Item 1: Quantity').fill('5000')
  await form.getByLabel('Item 1: Print Cost/Item').fill('2')
  await form.getByLabel('Item 1: Margin %').fill('30')
  await expect(form.getByRole('row').filter({ hasText: 'TOTALS' })).toContainText(/€\d\d,\d{3}/)
  expect(await hiddenPixels(page)).toBe(0)
})

/** How much wider the widest table is than what is seen of it. */
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
