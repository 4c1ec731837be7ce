import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { goTo, notice, open, row, test, uniqueName } from './admin-pages.ts'
import { submitDesign } from './design-order.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

const uniqueEmail = () => `${randomUUID().slice(0, 8)}@clients.example`

async function order(page: Page, email: string, phone: string): Promise<string> {
  const multipart = { email, phone, options: '["Πλάτη"]' }
  const response = await page.request.post('/api/custom-order', { multipart })
  expect(response.status()).toBe(201)
  return (await response.json())._id
}

const list = (q: string) => `/admin/clients?q=${encodeURIComponent(q)}`

test('an order makes a client, whose record has its orders, designs, messages and offers', async ({
  page,
  api,
}) => {
  const email = uniqueEmail()
  const id = await order(page, email, '210 000 0160')
  const [product] = await api.get<{ _id: string; name: string }[]>(
    '/api/design-studio/products?activeOnly=true',
  )
  if (!product) throw new Error('the demo has no studio products')
  await submitDesign(page.request, product, email)
  const data = { name: 'Άννα Π.', email, subject: 'Κούπες', message: 'Πόσο;', elapsedMs: 60_000 }
  await page.request.post('/api/contact', { data })

  await open(page, list(email))
  await expectWellMade(page, 'the list of clients')
  await row(page, /Άννα Π\./)
    .getByRole('link', { name: 'Άννα Π.' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Άννα Π.' })
  for (const heading of ['Orders (1)', 'Designs (1)', 'Messages (1)', 'Offers (0)']) {
    await expect(dialog.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expectWellMade(page, 'a client')
  await dialog.getByLabel('VAT number').fill('094014202')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter a valid VAT number').first()).toBeVisible()
  await dialog.getByLabel('VAT number').fill('EL 094014201')
  await dialog.getByLabel('Addresses').fill('Ερμού 1, Αθήνα\nΛευκωσία')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Client saved')).toBeVisible()
  await expect(row(page, /Άννα Π\./)).toContainText('094014201')
  await row(page, /Άννα Π\./)
    .getByRole('link', { name: 'Άννα Π.' })
    .click()
  await dialog.locator(`a[href="/admin/custom-orders/${id}"]`).click()
  await expect(page).toHaveURL(`/admin/custom-orders/${id}`)
  await page.getByRole('link', { name: 'Everything of this client' }).click()
  await expect(row(page, /Άννα Π\./)).toBeVisible()
})

test('clients with a common phone number are proposed and merged', async ({ page }) => {
  const [one, two] = [uniqueEmail(), uniqueEmail()]
  const phone = `69${String(Math.random()).slice(2, 10)}`
  await order(page, one, phone)
  await order(page, two, `+30 ${phone}`)
  await open(page, list(two))
  await row(page, new RegExp(two)).getByRole('link', { name: two }).click()
  const dialog = page.getByRole('dialog', { name: two })
  const other = dialog.getByRole('listitem').filter({ hasText: one }).getByRole('button')
  await dialog.getByLabel('Company').fill('Not saved')
  await other.click()
  await expect(dialog.getByText('Save your changes first')).toBeVisible()
  await dialog.getByLabel('Company').fill('')
  await other.click()
  const question = page.getByRole('alertdialog', { name: `Merge ${one} into this client?` })
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(notice(page, 'The clients were merged')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Orders (2)' })).toBeVisible()
  await expect(dialog.getByLabel('E-mails')).toHaveValue(`${two}\n${one}`)
})

test.describe('personal data', () => {
  // The password was entered just now, as the erasure requires.
  test.use({ ownSession: true })

  test('the data of a person is downloaded, and erased after their e-mail is typed', async ({
    page,
  }) => {
    const email = uniqueEmail()
    const id = await order(page, email, '210 000 0161')
    await open(page, list(email))
    await row(page, new RegExp(email)).getByRole('link', { name: email }).click()
    const dialog = page.getByRole('dialog', { name: email })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download all data' }).click(),
    ])
    const data = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data).toMatchObject({ client: { emails: [email] }, orders: [{ id }], designs: [] })
    await dialog.getByText('How long data is kept').click()
    await expect(dialog.getByText('30 days in the trash')).toBeVisible()

    await dialog.getByRole('button', { name: 'Erase all data' }).click()
    const question = page.getByRole('dialog', { name: 'Erase this client for good?' })
    await expectWellMade(page, 'the erasure of a client')
    await question.getByRole('button', { name: 'Erase all data' }).click()
    await expect(question.getByText('This is another text')).toBeVisible()
    await question.getByRole('textbox').fill(email)
    await question.getByRole('button', { name: 'Erase all data' }).click()
    await expect(notice(page, 'The data was erased')).toBeVisible()
    await expect(page.getByText('Nothing matches')).toBeVisible()
    await goTo(page, `/admin/custom-orders/${id}`)
    await expect(page.getByText(email)).toHaveCount(0)
  })
})

test('a client is added, and the list is empty in words, in Greek', async ({ page }) => {
  const name = uniqueName()
  await open(page, '/admin/clients/new')
  const dialog = page.getByRole('dialog', { name: 'Add client' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Name, company or email is required').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Client saved')).toBeVisible()
  await open(page, list(name))
  await expect(row(page, new RegExp(name))).toBeVisible()
  await page.evaluate(() => localStorage.setItem('adminLanguage', 'el'))
  await open(page, list('zzzzzz'))
  await expect(page.getByRole('heading', { name: 'Πελατολόγιο' })).toBeVisible()
  await expect(page.getByText('Τίποτα δεν ταιριάζει')).toBeVisible()

  const email = uniqueEmail()
  const id = await order(page, email, '210 000 0162')
  await open(page, list(email))
  await row(page, new RegExp(email)).getByRole('link', { name: email }).click()
  const record = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: id.slice(-6) }) })
  await expect(record).toContainText('Υποβλήθηκε')
})

test('the customer of a design becomes a client with the searched address', async ({
  page,
  api,
}) => {
  const email = uniqueEmail()
  const [product] = await api.get<{ _id: string; name: string }[]>(
    '/api/design-studio/products?activeOnly=true',
  )
  if (!product) throw new Error('the demo has no studio products')
  await submitDesign(page.request, product, email)
  await open(page, list(email))
  await page.getByRole('link', { name: 'Add client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add client' })
  await expect(dialog.getByLabel('E-mails')).toHaveValue(email)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row(page, new RegExp(email)).getByRole('link', { name: email }).click()
  const client = page.getByRole('dialog', { name: email })
  await expect(client.getByRole('heading', { name: 'Designs (1)' })).toBeVisible()
})

test('a client is chosen for an offer by the beginning of its name', async ({ page, api }) => {
  const [company, email] = [uniqueName(), uniqueEmail()]
  const data = { company, emails: [email], addresses: ['Ερμού 1'], vatNumber: '094014201' }
  const headers = { authorization: `Bearer ${api.token}` }
  expect((await page.request.post('/api/clients', { headers, data })).status()).toBe(201)
  await open(page, '/admin/offers/new')
  const form = page.getByRole('dialog', { name: 'Create Offer' })
  const field = form.getByLabel('Customer Name')
  await field.fill(company)
  const option = form.locator('datalist option')
  await expect(option).toHaveCount(1)
  // The browser draws its proposals outside of the page.
  await field.fill((await option.getAttribute('value')) ?? '')
  await expect(field).toHaveValue(company)
  await expect(form.getByLabel('Customer Email')).toHaveValue(email)
  await form.getByText('More', { exact: true }).click()
  await expect(form.getByLabel('Customer Address')).toHaveValue('Ερμού 1\nΑΦΜ 094014201')
})
