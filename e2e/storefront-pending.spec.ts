import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

const pages = [
  { path: '/products', api: '**/api/products' },
  { path: '/our-works', api: '**/api/our-work' },
  { path: '/blog', api: '**/api/blog?*' },
  { path: '/about', api: '**/api/about' },
  { path: '/faq', api: '**/api/faq' },
  { path: '/categories', api: '**/api/categories' },
  { path: '/events', api: '**/api/events' },
  { path: '/testimonials', api: '**/api/testimonials' },
  { path: '/banners', api: '**/api/banner' },
]

test('a spinner shows while a page loads', async ({ page }) => {
  const spinner = page.getByRole('status').filter({ hasText: 'Φόρτωση…' })
  await open(page, '/sitemap')
  for (const { path, api } of pages) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(api, async route => {
      await released
      await route.continue()
    })
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(spinner, path).toBeVisible()
    release()
    await expect(page).toHaveURL(path)
    await expect(headline(page)).toBeVisible()
    await expect(spinner).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
    await expect(page).toHaveURL('/sitemap')
  }
})
