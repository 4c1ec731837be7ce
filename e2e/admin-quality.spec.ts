import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { open, test } from './admin-pages.ts'
import { test as anonymous, expect } from './fixtures.ts'

/** Every broken rule with the elements that break it. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

const screens: [string, string, (page: Page) => Promise<void>][] = [
  ['dashboard', '/admin', async () => {}],
  ['products', '/admin/products', async () => {}],
  ['categories', '/admin/categories', async () => {}],
  ['no-match', '/admin/products?q=zzzz', async () => {}],
  [
    'form',
    '/admin/products/new',
    async page => {
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Title is required')).toBeVisible()
    },
  ],
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
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const width of [360, 768, 1280]) {
      test(`every screen is accessible and fits ${width} px`, async ({ page }, { outputDir }) => {
        // Six screens, each looked at by axe.
        test.slow()
        await page.setViewportSize({ width, height: 800 })
        const said: string[] = []
        page.on('console', message => said.push(message.text()))
        page.on('pageerror', error => said.push(error.message))
        for (const [name, path, arrange] of screens) {
          await open(page, path)
          await arrange(page)
          expect(await violationsOf(page), name).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${name} scrolls sideways`).toBe(0)
          await page.screenshot({ path: `${outputDir}/${name}-${width}-${colorScheme}.png` })
        }
        expect(said, 'no policy violation, no warning, no error').toEqual([])
      })
    }
  })
}

anonymous('the sign-in form is accessible', async ({ page }) => {
  await open(page, '/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
