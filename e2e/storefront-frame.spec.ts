import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerOf, consoleOf, headline, open } from './storefront-pages.ts'

interface Company {
  location: string
  telephone: string
  email: string
  facebook: string
  twitter: string
  linkedin: string
  instagram: string
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Κύρια πλοήγηση' })
const products = (page: Page) => navigation(page).getByRole('button', { name: 'Products' })
const footer = (page: Page) => page.getByRole('contentinfo')

/** Opens the page by client-side rendering, so that the test's routes supply the frame's data. */
async function openInBrowser(page: Page, releasesDir: string): Promise<void> {
  const document = await readFile(join(releasesDir, 'document.html'), 'utf8')
  await page.route('**/sitemap', route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: document }),
  )
  await open(page, '/sitemap')
}

test.describe('the navigation', () => {
  test('links the home page and every page, and marks the current one', async ({
    page,
    request,
  }) => {
    const categories = await answerOf<{ name: string }[]>(request, '/api/categories/with-products')
    await open(page, '/faq')
    await expect(navigation(page).getByRole('link', { name: 'Stampa' })).toHaveAttribute(
      'href',
      '/',
    )
    for (const [name, address] of [
      ['Home', '/'],
      ['Our Works', '/our-works'],
      ['Contact', '/contact'],
    ]) {
      const link = navigation(page).getByRole('link', { name: name ?? '', exact: true })
      await expect(link).toHaveAttribute('href', address ?? '')
    }
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false')
    await products(page).click()
    await expect(navigation(page).locator('li li')).toHaveText([
      'All Products',
      ...categories.map(({ name }) => name),
    ])

    // Escape closes the dropdown, and so does a choice.
    await expect(products(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false')
    await products(page).click()
    await navigation(page).getByRole('link', { name: 'All Products' }).click()
    await expect(page).toHaveURL('/products')
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false')

    const current = navigation(page).locator('[aria-current=page]:visible')
    for (const place of ['Our Works', 'Contact']) {
      await navigation(page).getByRole('link', { name: place }).click()
      await expect(current).toHaveText(place)
    }
  })

  test('is a menu on a phone, separate from the dropdown; a choice closes both', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/faq')
    const menu = navigation(page).getByRole('button', { name: 'Μενού' })
    await expect(products(page)).toBeHidden()
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false')
    await products(page).click()
    await expect(products(page)).toHaveAttribute('aria-expanded', 'true')
    await products(page).click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await products(page).click()
    await navigation(page).getByRole('link', { name: 'All Products' }).click()
    await expect(page).toHaveURL('/products')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await menu.click()
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('the footer', () => {
  test('has links, social links, contact details and the year', async ({ page, request }) => {
    const company = await answerOf<Company>(request, '/api/company/settings')
    await open(page, '/faq')
    for (const [title, names] of Object.entries({
      'Quick Links': ['Home', 'Products', 'Blog', 'About Us', 'Contact'],
      // The second link is an addition.
      Support: ['FAQ', 'Πού είναι η παραγγελία μου'],
    })) {
      const links = footer(page).getByRole('navigation', { name: title }).getByRole('link')
      await expect(links).toHaveText(names)
    }
    for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram'] as const) {
      await expect(footer(page).getByRole('link', { name: network })).toHaveAttribute(
        'href',
        company[network.toLowerCase() as 'facebook' | 'twitter' | 'linkedin' | 'instagram'],
      )
    }
    for (const detail of [company.location, company.telephone, company.email]) {
      await expect(footer(page).getByText(detail)).toBeVisible()
    }
    await expect(footer(page).getByText('© 2025 Stampa')).toBeVisible()
    for (const [name, address] of [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Sitemap', '/sitemap'],
    ]) {
      await expect(footer(page).getByRole('link', { name: name ?? '' })).toHaveAttribute(
        'href',
        address ?? '',
      )
    }
  })

  test('omits contact details that are not set', async ({ page, request, stack }) => {
    const company = await answerOf<Company>(request, '/api/company/settings')
    const bare = { ...company, facebook: '', twitter: '', telephone: '', logo: null }
    await page.route('**/api/company/settings', route => route.fulfill({ json: bare }))
    await openInBrowser(page, stack.releasesDir)
    await expect(footer(page).getByText(company.email)).toBeVisible()
    await expect(footer(page).getByText(company.telephone)).toHaveCount(0)
    await expect(footer(page).getByRole('link', { name: 'Instagram' })).toBeVisible()
    for (const network of ['Facebook', 'Twitter']) {
      await expect(footer(page).getByRole('link', { name: network })).toHaveCount(0)
    }
    // Without a logo the brand is a text.
    await expect(navigation(page).getByRole('link', { name: 'Stampa' })).toHaveText('Stampa')
  })
})

test('the menu falls back to all categories without an error', async ({ page, request, stack }) => {
  const categories = await answerOf<{ name: string }[]>(request, '/api/categories')
  const said = consoleOf(page)
  await page.route('**/api/categories/with-products', route =>
    route.fulfill({ status: 503, json: {} }),
  )
  await page.route('**/api/company/settings', route => route.fulfill({ status: 503, json: {} }))
  await openInBrowser(page, stack.releasesDir)
  await expect(headline(page)).toBeVisible()
  await products(page).click()
  for (const { name } of categories) {
    await expect(navigation(page).getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(said.filter(line => line.startsWith('uncaught'))).toEqual([])
})

for (const when of ['before', 'after']) {
  test(`the logo falls back to the name when its picture fails ${when} hydration`, async ({
    page,
  }) => {
    const brand = page.getByRole('banner').getByRole('link', { name: 'Stampa' })
    const { logo } = await (await page.request.get('/api/company/settings')).json()
    const folder = logo.slice(0, logo.lastIndexOf('/'))
    const { promise: hydrated, resolve: letFail } = Promise.withResolvers<void>()
    await page.route(`**${folder}/*`, async route => {
      if (when === 'after') await hydrated
      await route.abort()
    })
    if (when === 'before')
      await page.route('**/mfe/shell/*/shell.js*', async route => {
        await expect
          .poll(() =>
            page.locator('header img').evaluate(image => (image as HTMLImageElement).complete),
          )
          .toBe(true)
        await route.continue()
      })
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.waitForSelector('html[data-ready]')
    letFail()
    await expect(brand).toHaveText('Stampa')
    await expect(brand.locator('img')).toHaveCount(0)
  })
}
