import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

const pages = [
  { path: '/our-works', api: '**/api/our-work' },
  { path: '/blog', api: '**/api/blog?*' },
  { path: '/about', api: '**/api/about' },
  { path: '/faq', api: '**/api/faq' },
  { path: '/categories', api: '**/api/categories' },
  { path: '/events', api: '**/api/events' },
  { path: '/testimonials', api: '**/api/testimonials' },
  { path: '/banners', api: '**/api/banner' },
]

for (const { path, api } of pages) {
  test(`while ${path} is on its way, a spinner shows`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(api, async route => {
      await released
      await route.continue()
    })
    await open(page, '/sitemap')
    await page.locator(`a[href="${path}"]`).first().click()
    const spinner = page.getByRole('status').filter({ hasText: 'Loading…' })
    await expect(spinner).toBeVisible()
    release()
    await expect(page).toHaveURL(path)
    await expect(headline(page)).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })
}
