import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { consoleOf, headline, open } from './storefront-pages.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const languages = (page: Page) => footer(page).getByRole('navigation', { name: /Γλώσσα|Language/ })
const chosen = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'lang')?.value

const lang = (page: Page) => page.locator('html').getAttribute('lang')

test('without a choice every text is as specified and marked with its language', async ({
  page,
}) => {
  await open(page, '/products')
  expect(await lang(page)).toBe('el')
  await expect(headline(page)).toHaveText('Προϊόντα')
  await expect(footer(page).getByRole('heading', { name: 'Quick Links' })).toHaveAttribute(
    'lang',
    'en',
  )
  await expect(page.getByRole('link', { name: 'Our Works' }).first()).toHaveAttribute('lang', 'en')
  expect(await chosen(page)).toBeUndefined()
})

for (const [language, expected] of Object.entries({
  el: { name: 'Ελληνικά', headline: 'Προϊόντα', works: 'Τα έργα μας', other: 'Our Works' },
  en: { name: 'English', headline: 'Products', works: 'Our Works', other: 'Τα έργα μας' },
})) {
  test(`the footer switches to ${expected.name} and the choice persists`, async ({ page }) => {
    const lines = consoleOf(page)
    await open(page, '/products?page=2')
    await languages(page).getByRole('link', { name: expected.name }).click()
    await expect(page).toHaveURL(`/products?page=2&lang=${language}`)
    await page.waitForSelector('html[data-ready]')

    const isShown = async () => {
      expect(await lang(page)).toBe(language)
      await expect(headline(page)).toHaveText(expected.headline)
      await expect(page).toHaveTitle(new RegExp(`^${expected.headline}`))
      await expect(page.getByRole('link', { name: expected.works }).first()).toBeVisible()
      await expect(page.getByText(expected.other)).toHaveCount(0)
      // Content without a translation is Greek; everything else is in the chosen language.
      const marked = `[lang]:not([lang=el], [lang=${language}], [hreflang])`
      await expect(page.locator(`main ${marked}, header ${marked}`)).toHaveCount(0)
    }
    await isShown()
    await expect(languages(page).getByRole('link', { name: expected.name })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(await chosen(page)).toBe(language)

    // In the same document and in the next one.
    await page.getByRole('link', { name: 'Stampa' }).first().click()
    await expect(page).toHaveURL('/')
    await footer(page).getByRole('link', { name: expected.headline }).click()
    await expect(page).toHaveURL('/products')
    await isShown()
    await open(page, '/products')
    await isShown()
    expect(lines.filter(line => /hydrat|did not match|Minified React/i.test(line))).toEqual([])
  })
}

test('each page links its language alternates', async ({ page }) => {
  const links = async () =>
    page.locator('link[rel="canonical"], link[rel="alternate"]').evaluateAll(all =>
      all.map(link => {
        const { pathname, search } = new URL(link.getAttribute('href') ?? '')
        return [link.getAttribute('hreflang') ?? 'canonical', pathname + search]
      }),
    )
  const alternates = [
    ['el', '/products?page=2&lang=el'],
    ['en', '/products?page=2&lang=en'],
    ['x-default', '/products?page=2'],
  ]
  await open(page, '/products?page=2')
  expect(await links()).toEqual([['canonical', '/products?page=2'], ...alternates])
  await open(page, '/products?lang=en&page=2')
  expect(await links()).toEqual([['canonical', '/products?page=2&lang=en'], ...alternates])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the language switch works', async ({ page }) => {
    await page.goto('/products')
    await languages(page).getByRole('link', { name: 'English' }).click()
    await expect(headline(page)).toHaveText('Products')
    await page.goto('/')
    expect(await lang(page)).toBe('en')
    await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await languages(page).getByRole('link', { name: 'Ελληνικά' }).click()
    await expect(footer(page).getByRole('link', { name: 'Πολιτική απορρήτου' })).toBeVisible()
  })
})

test('the fallback document honours the language choice', async ({ page, stack }) => {
  const document = await readFile(join(stack.releasesDir, 'document.html'), 'utf8')
  await page.route(/\/products/, route =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: document })
      : route.continue(),
  )
  await open(page, '/products?lang=en')
  await expect(headline(page)).toHaveText('Products')
  expect(await lang(page)).toBe('en')
  await page.context().addCookies([{ name: 'lang', value: 'en', url: stack.url }])
  await open(page, '/products')
  await expect(headline(page)).toHaveText('Products')
})

test('the back office is English for every visitor choice', async ({ page }) => {
  await open(page, '/admin/login?lang=el')
  expect(await lang(page)).toBe('en')
  await open(page, '/?lang=el')
  expect(await lang(page)).toBe('el')
})

test('chosen Greek and the English not-found page are accessible', async ({ page }) => {
  for (const address of ['/?lang=el', '/nothing/here?lang=en']) {
    await open(page, address)
    expect(await violationsOf(page), address).toEqual([])
  }
})
