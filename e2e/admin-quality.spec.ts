import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { look } from './admin-look.ts'
import { open, test } from './admin-pages.ts'
import { test as anonymous, expect } from './fixtures.ts'

const nothing = async () => {}
const refuse = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/is required/).first()).toBeVisible()
}

/** Every content screen, every trash, and every kind of dialog over them. */
const screens: [string, string, (page: Page) => Promise<void>][] = [
  ['dashboard', '/admin', nothing],
  ['products', '/admin/products', nothing],
  ['product-form', '/admin/products/new', refuse],
  ['categories-form', '/admin/categories/new', refuse],
  ['no-match', '/admin/products?q=zzzz', nothing],
  ['import', '/admin/products/import', nothing],
  ['trash', '/admin/products/trash', nothing],
  ['orders-trash', '/admin/custom-orders/trash', nothing],
  ['messages-trash', '/admin/contact/trash', nothing],
  ['offers-trash', '/admin/offers/trash', nothing],
  ['skus-trash', '/admin/offers/skus/trash', nothing],
  ['designs-trash', '/admin/design-studio/trash', nothing],
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

// Half of the screens each, so that two workers share them.
for (const half of [0, 1]) {
  test(`every screen is accessible in both schemes, and fits every width (${half + 1} of 2)`, async ({
    page,
  }) => {
    // A dozen screens, each looked at twice by axe.
    test.setTimeout(300_000)
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    page.on('pageerror', error => said.push(error.message))
    for (const [name, path, arrange] of screens.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, path)
      await arrange(page)
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [768, 'dark'],
        [360, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        const state = `${name} at ${width} px, ${colorScheme}`
        if (width !== 360) expect.soft(await violationsOf(page), state).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, `${state}: scrolls sideways`).toBe(0)
      }
    }
    expect(said, 'no policy violation, no warning, no error').toEqual([])
  })
}

anonymous('the sign-in form is accessible', async ({ page }) => {
  await open(page, '/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await look(page, 'sign-in')
})
