import type { Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import {
  fillContact,
  form,
  openSizes,
  ordersOf,
  products,
  someAddress,
  submit,
  success,
  summary,
} from './order-form.ts'
import { answerOf, open } from './storefront-pages.ts'

interface Product {
  _id: string
  slug: string
  title: string
}

/** Requests a quote on the page of a product. */
async function askFor(page: Page, product: Product, choose: Record<string, string>): Promise<void> {
  await open(page, `/products/${product.slug}`)
  const calculator = page.getByRole('main')
  for (const [label, value] of Object.entries(choose)) {
    const field = calculator.getByLabel(label)
    if (label === 'Ποσότητα') await field.fill(value)
    else await field.selectOption(value)
  }
  await calculator.getByRole('link', { name: 'Ζητήστε προσφορά' }).click()
  await expect(page).toHaveURL(/\/custom-order/)
}

const quantity = (page: Page, product: Product) =>
  products(page).getByRole('textbox', { name: `Ποσότητα: ${product.title}` })
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Συνεχίζετε όσα είχατε γράψει' })

async function twoProducts(page: Page) {
  const all = await answerOf<Product[]>(page.request, '/api/products')
  const shirt = all.find(({ title }) => title.includes('Αίγινα'))
  const mug = all.find(({ title }) => /κούπα/i.test(title))
  if (!shirt || !mug) throw new Error('The demo shop has neither shirt nor mug')
  return { shirt, mug }
}

test('a product chosen on its page keeps its quantity and print while another is added', async ({
  page,
  request,
  admin,
}) => {
  const { shirt, mug } = await twoProducts(page)
  const email = someAddress()
  await askFor(page, shirt, { Ποσότητα: '40', Πλευρές: '2', 'Χρώματα σε κάθε πλευρά': '3' })
  await expect(quantity(page, shirt)).toHaveValue('40')
  await form(page).getByLabel('Εταιρεία').fill('Άλφα ΑΕ')
  await expect(notice(page)).toHaveCount(0)

  await askFor(page, mug, { Ποσότητα: '60' })
  await expect(notice(page)).toBeVisible()
  await expect(quantity(page, mug)).toHaveValue('60')
  await expect(quantity(page, shirt)).toHaveValue('40')
  await expect(summary(page).getByRole('listitem')).toHaveCount(2)
  await expect(summary(page)).toContainText(/40 τεμ\., Μεταξοτυπία, 2 πλευρές, 3 χρώματα/)
  await expect(summary(page)).toContainText('60 τεμ.')
  expect(await violationsOf(page)).toEqual([])
  await fillContact(page, email)
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  const token = await signIn(request, admin)
  const [order] = await ordersOf<{ quantities: number[] }>(request, token, email)
  expect(order?.quantities.toSorted()).toEqual([40, 60])
})

test('the newest quantity from a product’s page wins, and a change in the form survives a reload', async ({
  page,
}) => {
  const { shirt } = await twoProducts(page)
  await askFor(page, shirt, { Ποσότητα: '40' })
  await form(page).getByLabel('Εταιρεία').fill('Άλφα ΑΕ')
  await askFor(page, shirt, { Ποσότητα: '70' })
  await expect(quantity(page, shirt)).toHaveValue('70')
  await expect(form(page).getByLabel('Εταιρεία')).toHaveValue('Άλφα ΑΕ')
  await quantity(page, shirt).fill('75')
  await form(page).getByLabel('Χρώματα σε κάθε πλευρά').selectOption('2')
  await page.reload()
  await expect(quantity(page, shirt)).toHaveValue('75')
  await expect(form(page).getByLabel('Χρώματα σε κάθε πλευρά')).toHaveValue('2')
})

test('a new order empties a restored form, but for the product of the link', async ({ page }) => {
  const { shirt, mug } = await twoProducts(page)
  await askFor(page, shirt, { Ποσότητα: '40' })
  await form(page).getByLabel('Εταιρεία').fill('Άλφα ΑΕ')
  await askFor(page, mug, { Ποσότητα: '60' })
  await notice(page).getByRole('button', { name: 'Νέα παραγγελία' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(form(page).getByLabel('Εταιρεία')).toHaveValue('')
  await expect(products(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(quantity(page, mug)).toHaveValue('60')
})

test('a second tab that begins with the draft of the first says so', async ({ page, context }) => {
  await open(page, '/custom-order')
  await form(page).getByLabel('Εταιρεία').fill('Άλφα ΑΕ')
  const other = await context.newPage()
  await open(other, '/custom-order')
  await expect(notice(other)).toBeVisible()
  await expect(form(other).getByLabel('Εταιρεία')).toHaveValue('Άλφα ΑΕ')
})

test('the keyboard passes folded sizes and products on the way to the e-mail', async ({ page }) => {
  const { shirt } = await twoProducts(page)
  await open(page, `/custom-order?product=${shirt._id}`)
  await expect(form(page).getByLabel('Τεχνική')).toBeVisible()
  await quantity(page, shirt).focus()
  const email = form(page).getByLabel('E-mail')
  let tabs = 0
  for (; tabs < 60 && !(await email.evaluate(field => field.matches(':focus'))); tabs++) {
    await page.keyboard.press('Tab')
  }
  expect(tabs).toBeLessThan(32)
})

test('the summary follows the form, and removes a product', async ({ page }) => {
  const { shirt, mug } = await twoProducts(page)
  await open(page, '/custom-order')
  await expect(form(page).getByText('θα λάβουμε ένα αίτημα για την ιδέα σας')).toBeVisible()
  await products(page).getByRole('checkbox', { name: shirt.title }).check()
  await expect(products(page).getByRole('checkbox', { name: mug.title })).toHaveCount(0)
  await quantity(page, shirt).fill('50')
  await expect(summary(page)).toContainText('Χωρίς μεγέθη')
  await products(page)
    .getByRole('button', { name: /^Κι άλλα προϊόντα/ })
    .click()
  await products(page).getByRole('checkbox', { name: mug.title }).check()
  await expect(products(page).getByRole('checkbox', { name: mug.title })).toBeFocused()
  await expect(summary(page).getByRole('listitem')).toHaveCount(2)
  await summary(page)
    .getByRole('button', { name: `Αφαίρεση: ${mug.title}` })
    .click()
  await expect(summary(page).getByRole('listitem')).toHaveCount(1)
  // 6.00 × 50 and 25.00 of set-up, as beside the product.
  await expect(summary(page)).toContainText(/Σύνολο χωρίς ΦΠΑ325,00\s€Σύνολο με ΦΠΑ403,00\s€/)
  await expect(summary(page)).toContainText('Παράδοση έως')

  await form(page).getByRole('checkbox', { name: 'Στήθος', exact: true }).check()
  await form(page).getByRole('checkbox', { name: 'Πλάτη', exact: true }).check()
  await expect(summary(page)).toContainText('2 πλευρές')
  await expect(form(page).getByText('2 πλευρές, από το «Πού θα τυπωθεί»')).toBeVisible()
  // 7.20 × 50 and twice 25.00.
  await expect(summary(page)).toContainText(/Σύνολο χωρίς ΦΠΑ410,00\s€/)
  expect(await violationsOf(page)).toEqual([])
})

test('names take the place of the quantity, warn of another one, and give it back', async ({
  page,
}) => {
  const { shirt } = await twoProducts(page)
  await open(page, `/custom-order?product=${shirt._id}`)
  await quantity(page, shirt).fill('30')
  await form(page).getByText('Ονόματα και νούμερα', { exact: true }).first().click()
  const names = form(page).getByRole('textbox', { name: 'Ονόματα και νούμερα' })
  await names.fill(Array.from({ length: 12 }, (_, index) => `S, Παίκτης ${index}`).join('\n'))
  await expect(quantity(page, shirt)).toHaveValue('12')
  await expect(summary(page)).toContainText('12 ονόματα για 30 τεμάχια')
  await names.fill('')
  await expect(quantity(page, shirt)).toHaveValue('30')
  await expect(quantity(page, shirt)).toBeEditable()
  await openSizes(page)
  await expect(form(page).getByRole('table').getByRole('row').last()).toHaveText(/0$/)
})

test('a picture with a print of one colour offers the technique for photos', async ({ page }) => {
  const { shirt } = await twoProducts(page)
  await open(page, `/custom-order?product=${shirt._id}`)
  await form(page)
    .getByLabel('Το σχέδιό σας')
    .setInputFiles({
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
  await form(page).getByRole('button', { name: 'Αλλαγή σε DTF' }).click()
  await expect(form(page).getByLabel('Τεχνική')).toHaveValue('DTF')
  await expect(form(page).getByText('ίσως χρειάζεται περισσότερα χρώματα')).toHaveCount(0)
})

test('a deadline that has passed is refused at once', async ({ page }) => {
  await open(page, '/custom-order')
  await form(page).getByLabel('Το θέλω μέχρι').fill('2020-02-01')
  await expect(form(page).getByText('Αυτή η μέρα έχει περάσει')).toBeVisible()
  await fillContact(page, someAddress())
  await submit(page).click()
  await expect(form(page).getByText('Αυτή η μέρα έχει περάσει')).toBeVisible()
  await expect(form(page).getByLabel('Το θέλω μέχρι')).toBeFocused()
})

test('too many orders from one connection are told with the time to wait', async ({ page }) => {
  await open(page, '/custom-order')
  await page.route('**/api/custom-order', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, headers: { 'retry-after': '150' }, json: {} })
      : route.continue(),
  )
  await fillContact(page, someAddress())
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    /^There was an error submitting your order\. Στάλθηκαν πολλά .* σε 3 λεπτά/,
  )
})
