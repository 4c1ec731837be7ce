import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { consoleOf, open } from './storefront-pages.ts'

const image = { name: 'ένα.png', mimeType: 'image/png', buffer: Buffer.alloc(100_000, 1) }

const receipt = (page: Page) => page.getByRole('status').filter({ visible: true })

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Άννα')
  await page.getByLabel('Image').setInputFiles(image)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server processes a form', async ({ page }) => {
    await page.goto('/letterbox')
    await fill(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you, Άννα: ένα.png (100000 bytes)')).toBeVisible()
    await expect(page).toHaveURL('/letterbox')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('the server validates the form and answers with its status', async ({ page }) => {
    await page.goto('/letterbox')
    const answered = page.waitForResponse(response => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Send' }).click()
    expect((await answered).status()).toBe(422)
    await expect(page.getByText('Name is required')).toBeVisible()
  })

  test('a file over the limit is refused with a message and a link back', async ({ page }) => {
    await page.goto('/letterbox')
    await page.getByLabel('Image').setInputFiles({ ...image, buffer: Buffer.alloc(6.5 * 2 ** 20) })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Το αρχείο είναι πολύ μεγάλο')).toBeVisible()
    await page.getByRole('link', { name: 'Πίσω στη σελίδα' }).click()
    await expect(page.getByRole('heading', { name: 'Letterbox' })).toBeVisible()
  })

  test('a cross-site submission is refused', async ({ page, stack }) => {
    const elsewhere = stack.url.replace('127.0.0.1', 'localhost')
    await page.route(`${elsewhere}/trap`, route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${stack.url}/letterbox"><input name="name" value="x"><button>Win</button></form>`,
      }),
    )
    await page.goto(`${elsewhere}/trap`)
    await page.getByRole('button', { name: 'Win' }).click()
    await expect(page.getByText('Η φόρμα στάλθηκε από άλλον ιστότοπο.')).toBeVisible()
  })
})

test('with JavaScript the same form is submitted without a navigation', async ({ page }) => {
  await open(page, '/letterbox')
  let posted = false
  page.on('request', request => {
    posted ||= request.method() === 'POST'
  })
  await fill(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(receipt(page).filter({ hasText: 'Thank you, Άννα' })).toBeVisible()
  expect(posted).toBe(false)
})

test('a form submitted before hydration keeps its response', async ({ page }) => {
  const lines = consoleOf(page)
  await open(page, '/letterbox')
  await fill(page)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await expect(page.getByText('Thank you, Άννα: ένα.png')).toBeVisible()
  await page.waitForSelector('html[data-ready]')
  await expect(page.getByText('Thank you, Άννα: ένα.png')).toBeVisible()
  expect(lines.filter(line => !line.startsWith('warning'))).toEqual([])
})
