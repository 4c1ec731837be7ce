import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { open, test } from './admin-pages.ts'
import { test as anonymous, expect } from './fixtures.ts'

/** Every broken rule with the elements that break it. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

const nothing = async () => {}
const refuse = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/is required/).first()).toBeVisible()
}

/** Every content screen, and every kind of dialog over them. */
const screens: [string, string, (page: Page) => Promise<void>][] = [
  ['dashboard', '/admin', nothing],
  ['products', '/admin/products', nothing],
  ['product-form', '/admin/products/new', refuse],
  ['categories-form', '/admin/categories/new', refuse],
  ['no-match', '/admin/products?q=zzzz', nothing],
  ['import', '/admin/products/import', nothing],
  ['trash', '/admin/products/trash', nothing],
  ['events', '/admin/events', nothing],
  ['blog-form', '/admin/blog/new', refuse],
  ['banners', '/admin/banners', nothing],
  ['testimonials', '/admin/testimonials', nothing],
  ['about', '/admin/about', nothing],
  ['faq', '/admin/faq', nothing],
  ['our-work-form', '/admin/our-work/new', refuse],
  ['customers', '/admin/customers', nothing],
  ['company', '/admin/assets', nothing],
  [
    'delete',
    '/admin/categories',
    async page => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  ],
  [
    'selected',
    '/admin/categories',
    async page => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check()
      await expect(page.getByRole('region', { name: 'Selected rows' })).toBeVisible()
    },
  ],
]

for (const [colorScheme, width] of [
  ['light', 768],
  ['dark', 1280],
] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('every screen is accessible, and fits every width', async ({ page }, { outputDir }) => {
      // Eighteen screens, each looked at by axe.
      test.setTimeout(240_000)
      const said: string[] = []
      page.on('console', message => said.push(message.text()))
      page.on('pageerror', error => said.push(error.message))
      for (const [name, path, arrange] of screens) {
        await page.setViewportSize({ width, height: 800 })
        await open(page, path)
        await arrange(page)
        expect.soft(await violationsOf(page), name).toEqual([])
        for (const width of [1280, 768, 360]) {
          await page.setViewportSize({ width, height: 800 })
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect.soft(overflow, `${name} scrolls sideways at ${width} px`).toBe(0)
          await page.screenshot({ path: `${outputDir}/${name}-${width}-${colorScheme}.png` })
        }
      }
      expect(said, 'no policy violation, no warning, no error').toEqual([])
    })
  })
}

anonymous('the sign-in form is accessible', async ({ page }) => {
  await open(page, '/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
