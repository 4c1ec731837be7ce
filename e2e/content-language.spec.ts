import { test as base, uniqueName } from './admin-pages.ts'
import { consentOf, expect } from './fixtures.ts'
import { consoleOf, headline, open } from './storefront-pages.ts'

/** A visitor's browser, with content that an administrator has added. */
const test = base.extend({
  storageState: async ({ stack }, use) => use(consentOf(stack.url, false)),
})

test('an English page shows content in English, or in Greek where it has no translation', async ({
  page,
  api,
  request,
}) => {
  const lines = consoleOf(page)
  const [greek, other] = [uniqueName(), uniqueName()]
  const code = crypto.randomUUID().slice(0, 8)
  const english = { question: `Do you print ${code}?`, answer: `Yes, ${code} of any size` }
  const headers = { authorization: `Bearer ${api.token}` }
  for (const [question, translations] of [
    [greek, { en: english }],
    [other, {}],
  ] as const) {
    api.cleanUp('faq', question)
    const data = { question, answer: 'Ναι, κάθε μέγεθος', order: 9999, translations }
    expect((await request.post('/api/faq', { headers, data })).status()).toBe(201)
  }
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  const question = (text: string) => main.getByRole('heading', { name: text })

  await expect(async () => {
    // The gateway may still have the page of another test.
    await open(page, '/faq')
    await expect(question(greek)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(question(greek)).not.toHaveAttribute('lang')
  await expect(main).not.toContainText(english.question)

  await header.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/faq?lang=en')
  await page.waitForSelector('html[data-ready][lang=en]')
  await expect(headline(page)).toHaveText('Frequently asked questions')
  await expect(question(english.question)).toHaveAttribute('lang', 'en')
  await expect(question(other)).toHaveAttribute('lang', 'el')
  await expect(main).not.toContainText(greek)
  await question(english.question).click()
  await expect(main.getByText(english.answer)).toHaveAttribute('lang', 'en')
  const structured = page.locator('script[type="application/ld+json"]')
  expect((await structured.allTextContents()).join()).toContain(english.answer)

  await test.step('also when the browser loads the page, and after going back', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(headline(page)).toHaveText('Contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(question(english.question)).toHaveAttribute('lang', 'en')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/faq?lang=en')
    await expect(question(english.question)).toBeVisible()
  })

  await test.step('the search finds words of both languages, and answers in English', async () => {
    for (const words of [code, greek.split(' ')[1] ?? '']) {
      await header.getByRole('searchbox', { name: 'Search' }).fill(words)
      await header.getByRole('button', { name: 'Search' }).click()
      await expect(headline(page)).toHaveText(`Search: ${words}`)
      await expect(question(english.question)).toHaveAttribute('lang', 'en')
    }
  })

  await test.step('the header of a phone switches back, on the same page', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/faq')
    await header.getByRole('link', { name: 'Ελληνικά' }).click()
    await expect(page).toHaveURL('/faq?lang=el')
    await expect(headline(page)).toHaveText('Συχνές ερωτήσεις')
    await expect(question(greek)).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  })
  expect(lines.filter(line => /hydrat|did not match|Minified React/i.test(line))).toEqual([])
})

test('names of colours and products of the studio are English on English pages', async ({
  page,
}) => {
  const lines = consoleOf(page)
  const main = page.getByRole('main')

  await test.step('a filter has one address in both languages', async () => {
    await open(page, `/products?colour=${encodeURIComponent('Λευκό')}&lang=en`)
    await expect(
      main.getByRole('search').getByLabel('Colour').locator('option:checked'),
    ).toHaveText(/^White \(\d+\)$/)
    await expect(main.getByRole('link', { name: 'Remove filter: White' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Ελληνικά' }).click()
    await expect(main.getByRole('link', { name: 'Αφαίρεση φίλτρου: Λευκό' })).toBeVisible()
    await expect(page).toHaveURL(/colour=%CE%9B/)
  })

  await test.step('a product has its facts and prices in English', async () => {
    await open(page, '/products/vamvakero-blouzaki-aigina?lang=en')
    await expect(headline(page)).toHaveText('Cotton T-shirt “Aegina”')
    await expect(main.getByLabel('Product facts')).toContainText('Screen printing')
    await expect(main.getByLabel('Technique')).toContainText('Screen printing')
    await expect(main).not.toContainText(/Μεταξοτυπία|Λευκό/)
  })

  await test.step('the studio shows its products, colours and techniques', async () => {
    await open(page, '/test-your-idea?lang=en')
    const products = main.getByRole('group', { name: 'Choose a product' })
    await products
      .getByRole('radio', { name: /^T-shirt T-shirt/ })
      .first()
      .check()
    await main.getByRole('radio', { name: 'Navy' }).check()
    await expect(products).toContainText('Baseball cap')
    await expect(products).not.toContainText('Καπέλο τζόκεϊ')
  })
  expect(lines.filter(line => /hydrat|did not match|Minified React/i.test(line))).toEqual([])
})
