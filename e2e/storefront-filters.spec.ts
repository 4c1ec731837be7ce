import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { consentOf, expect, test } from './fixtures.ts'
import { answerOf, cards, headline, open, type Product } from './storefront-pages.ts'

interface Choice {
  value: string
  name: string
  count: number
}
interface Facets {
  products: string[]
  categories: Choice[]
  colours: Choice[]
  techniques: Choice[]
}

const find = (request: Parameters<typeof answerOf>[0], query = '') =>
  answerOf<Facets>(request, `/api/products/facets?${query}`)

const filters = (page: Page) => page.getByRole('main').getByRole('search')
const chips = (page: Page) => page.getByRole('list', { name: 'Ενεργά φίλτρα' })
const found = (page: Page) => filters(page).getByRole('status')

test('filters and sorting are a part of the address, with counts and chips', async ({
  page,
  request,
}) => {
  const { colours, products } = await find(request)
  const [colour] = colours
  if (!colour) throw new Error('no product has colours')
  await open(page, '/products')
  await expect(found(page)).toBeEmpty()
  const select = filters(page).getByLabel('Χρώμα')
  await select.focus()
  await select.selectOption({ label: `${colour.name} (${colour.count})` })
  await expect(page).toHaveURL(`/products?${new URLSearchParams({ colour: colour.name })}`)
  await expect(found(page)).toHaveText(`${colour.count} από ${products.length} προϊόντα`)
  await expect(select).toBeFocused()

  await filters(page).getByLabel('Σειρά').selectOption('price')
  const query = new URLSearchParams({ colour: colour.name, sort: 'price' })
  await expect(page).toHaveURL(`/products?${query}`)
  const sorted = await find(request, `${query}`)
  const first = await answerOf<Product>(request, `/api/products/${sorted.products[0]}`)
  await expect(cards(page).first().getByRole('heading')).toHaveText(first.title)

  await filters(page).getByLabel('Θέλω τεμάχια').fill('1.000')
  await filters(page).getByLabel('Έως € το τεμάχιο').fill('0,01')
  await page.keyboard.press('Enter')
  await expect(headline(page)).toHaveText('Προϊόντα')
  await expect(page.getByText('Κανένα προϊόν με αυτά τα φίλτρα')).toBeVisible()
  await expect(chips(page).getByRole('listitem')).toHaveText([
    `Αφαίρεση φίλτρου: ${colour.name}`,
    'Αφαίρεση φίλτρου: από 1.000 τεμάχια ή λιγότερα',
    /Αφαίρεση φίλτρου: έως 0,01/,
    'Καθαρισμός',
  ])
  expect(await violationsOf(page)).toEqual([])
  await chips(page).getByRole('link', { name: 'έως 0,01' }).click()
  await expect(filters(page).getByLabel('Έως € το τεμάχιο')).toHaveValue('')
  await expect(found(page)).toBeFocused()
  // The fields show a choice before its page has arrived, which 'Back' would cancel.
  await page.waitForURL(url => !url.searchParams.has('price'))
  await page.goBack()
  await expect(filters(page).getByLabel('Έως € το τεμάχιο')).toHaveValue('0,01')
  await page.getByRole('link', { name: 'Καθαρισμός φίλτρων' }).click()
  await expect(page).toHaveURL('/products')
  await expect(select).toHaveValue('')
  await expect(cards(page)).toHaveCount(8)
})

test('a filtered list is not indexed, and names the whole list as its origin', async ({
  page,
  request,
}) => {
  const { techniques } = await find(request)
  await page.goto(`/products?${new URLSearchParams({ technique: techniques[0]?.value ?? '' })}`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products$/)
  await page.goto('/products')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('a page of a category has filters, but not by category', async ({ page, request }) => {
  const [category] = (await find(request)).categories.filter(({ count }) => count > 1)
  await open(page, `/products/category/${category?.value}`)
  await expect(filters(page).getByLabel('Κατηγορία')).toHaveCount(0)
  await filters(page).getByLabel('Σειρά').selectOption('newest')
  await expect(page).toHaveURL(`/products/category/${category?.value}?sort=newest`)
  await expect(cards(page).first()).toContainText(category?.name ?? '')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('filters are a plain form, folded on a phone', async ({ page, request }) => {
    const { colours, products } = await find(request)
    const colour = colours[0]
    await page.goto('/products?lang=el')
    await expect(filters(page).getByLabel('Χρώμα')).toBeHidden()
    await page.getByText('Φίλτρα και σειρά').click()
    await filters(page)
      .getByLabel('Χρώμα')
      .selectOption(colour?.value ?? '')
    await filters(page).getByRole('button', { name: 'Εμφάνιση' }).click()
    await expect(found(page)).toHaveText(`${colour?.count} από ${products.length} προϊόντα`)
    await expect(page).toHaveURL(/lang=el/)
    await expect(filters(page).getByLabel('Χρώμα')).toHaveValue(colour?.value ?? '')
    await chips(page).getByRole('link', { name: 'Καθαρισμός' }).click()
    await expect(cards(page)).toHaveCount(8)
  })
})

test('a shop that hides its prices shows no filter or sorting of them', async ({
  page,
  request,
}) => {
  // The answer of such a shop, which the service's own test checks.
  await page.route('**/api/products/facets*', async route => {
    const response = await route.fetch()
    const json = { ...(await response.json()), techniques: [], prices: false }
    await route.fulfill({ response, json })
  })
  await open(page, '/sitemap')
  await page.locator('main a[href="/products"]').first().click()
  await expect(filters(page).getByLabel('Χρώμα')).toBeVisible()
  for (const label of ['Θέλω τεμάχια', 'Έως € το τεμάχιο', 'Τεχνική']) {
    await expect(filters(page).getByLabel(label)).toHaveCount(0)
  }
  await expect(filters(page).getByLabel('Σειρά').locator('option')).toHaveText([
    'Προτεινόμενη',
    'Αλφαβητικά',
    'Νεότερα πρώτα',
  ])
  expect((await find(request)).products.length).toBeGreaterThan(0)
})

test('a product shows its minimum, delivery time, colours and sizes, and related products', async ({
  page,
  request,
}) => {
  const products = await answerOf<
    (Product & {
      colours: string[]
      sizes: string[]
      priceTable: { workingDays: number; techniques: { tiers: { quantity: number }[] }[] } | null
    })[]
  >(request, '/api/products')
  const product = products.find(({ priceTable, sizes }) => priceTable && sizes.length > 0)
  if (!product?.priceTable) throw new Error('no product has prices and sizes')
  const { techniques, workingDays } = product.priceTable
  const minimum = Math.min(...techniques.flatMap(({ tiers }) => tiers.map(tier => tier.quantity)))
  await open(page, `/products/${product.slug}`)
  const facts = page.getByRole('main').locator('dl').first()
  await expect(facts).toContainText(`Ελάχιστη ποσότητα${minimum} τεμάχια`)
  await expect(facts).toContainText(`Χρόνος παράδοσης${workingDays} εργάσιμες`)
  await expect(facts).toContainText(product.colours.join(', '))
  await expect(facts).toContainText(product.sizes.join(', '))
  const related = page.getByRole('region', { name: 'Σχετικά προϊόντα' })
  await expect(related.getByRole('article')).toHaveCount(4)
  await expect(related.getByRole('link', { name: product.title, exact: true })).toHaveCount(0)
})

test.describe('recently seen products', () => {
  const seen = (page: Page) => page.getByRole('region', { name: 'Είδατε πρόσφατα' })
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('seenProducts'))

  test('are not remembered for a visitor who refused', async ({ page, request }) => {
    const [one, other] = await answerOf<Product[]>(request, '/api/products/featured')
    await open(page, `/products/${one?.slug}`)
    await open(page, `/products/${other?.slug}`)
    await expect(seen(page)).toHaveCount(0)
    expect(await stored(page)).toBeNull()
  })

  test('stay on the device of a visitor who accepted, until a refusal', async ({
    browser,
    request,
    stack,
  }) => {
    const context = await browser.newContext({
      baseURL: stack.url,
      storageState: consentOf(stack.url, true),
    })
    const page = await context.newPage()
    const [one, other] = await answerOf<Product[]>(request, '/api/products/featured')
    await open(page, `/products/${one?.slug}`)
    await open(page, `/products/${other?.slug}`)
    await expect(seen(page).getByRole('heading', { level: 3 })).toHaveText([one?.title ?? ''])
    await page.getByRole('contentinfo').getByRole('button', { name: 'Ρυθμίσεις cookies' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookies' })
    await dialog.getByLabel('Analytics').uncheck()
    await dialog.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(seen(page)).toHaveCount(0)
    expect(await stored(page)).toBeNull()
    await context.close()
  })
})
