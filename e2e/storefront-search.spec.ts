import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

test('finds products by Greek and by Latin letters, with links to them', async ({ page }) => {
  for (const words of ['κουπα', 'koupa']) {
    await open(page, `/search?q=${words}`)
    await expect(headline(page)).toHaveText(`Αναζήτηση: ${words}`)
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/κούπα/i)
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/κούπ/i)
  }
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
  const title = await link.textContent()
  await link.click()
  await expect(headline(page)).toHaveText(title ?? '')
})

test('shows messages for no results and for an empty query, and a query as plain text', async ({
  page,
}) => {
  await open(page, '/search?q=ξψξψξψ')
  await expect(page.getByText('Δεν βρήκαμε κάτι')).toBeVisible()
  await expect(page.getByText('Τίποτα για «ξψξψξψ».')).toBeVisible()
  const hostile = '<img src=x onerror=alert(1)>'
  await open(page, `/search?q=${encodeURIComponent(hostile)}`)
  await expect(headline(page)).toHaveText(`Αναζήτηση: ${hostile}`)
  await open(page, '/search')
  await expect(page.getByText('Τι ψάχνετε;')).toBeVisible()
  await open(page, '/search?q=&lang=en')
  await expect(page.getByText('What are you looking for?')).toBeVisible()
})

test('search results are not indexed', async ({ request }) => {
  const html = await (await request.get('/search?q=κούπα')).text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
})

test('a failure is shown with a retry', async ({ page }) => {
  await open(page, '/sitemap')
  await page.route('**/api/search/all?*', route => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('searchbox').first().fill('κούπα')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Η αναζήτηση δεν πέτυχε')
  await page.unroute('**/api/search/all?*')
  await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click()
  await expect(headline(page)).toHaveText('Αναζήτηση: κούπα')
})
