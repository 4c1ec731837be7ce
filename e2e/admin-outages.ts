import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { form, row, save, signedIn, signIn, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'

/**
 * What the back office tells while a service is really away: each of its lists says what could not be loaded, a save
 * or a deletion says what failed and loses nothing, and both succeed by trying again once the service is back.
 */
interface Outage {
  own: Stack
  browser: Browser
  request: APIRequestContext
}

/** Lists of a service by their addresses, with the specification's text for one that cannot be loaded. */
const catalogLists = [
  ['/admin', 'Failed to fetch data'],
  ['/admin/categories', 'Failed to fetch categories'],
  ['/admin/products', 'Failed to fetch data'],
  ['/admin/events', 'Failed to fetch events'],
  ['/admin/blog', 'Failed to fetch blogs'],
  ['/admin/banners', 'Failed to fetch banners'],
  ['/admin/testimonials', 'Failed to fetch testimonials'],
  ['/admin/about', 'Failed to fetch about content'],
  ['/admin/our-work', 'Failed to fetch data'],
  ['/admin/customers', 'Failed to fetch customers'],
  ['/admin/assets', 'Failed to fetch settings'],
  ['/admin/faq', 'Failed to fetch FAQs'],
] as const

const ordersLists = [
  ['/admin/custom-orders', 'Failed to fetch custom orders'],
  ['/admin/offers', 'Error fetching data'],
  ['/admin/contact', 'Failed to fetch contacts'],
] as const

const question = (page: Page) => page.getByRole('alertdialog')
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete' })

export async function walkWithoutCatalog(outage: Outage): Promise<void> {
  const { request } = outage
  const token = await signIn(request, outage.own.administrator)
  const [stored, typed] = [uniqueName(), uniqueName()]
  const headers = { authorization: `Bearer ${token}` }
  const data = { question: stored, answer: 'Ναι', order: 0 }
  expect((await request.post('/api/faq', { headers, data })).status()).toBe(201)

  const [editor, reader] = await Promise.all([openPage(outage, token), openPage(outage, token)])
  await editor.goto('/admin/faq/new')
  await form(editor).getByLabel('Question').fill(typed)
  await form(editor).getByLabel('Answer').fill('Ίσως')
  await reader.goto('/admin/faq')
  await row(reader, stored)
    .getByRole('button', { name: `Delete ${stored}` })
    .click()

  await without(outage.own, 'catalog', async () => {
    await save(editor).click()
    await expect(form(editor).getByRole('alert')).toHaveText('Failed to save FAQ')
    await expect(form(editor).getByLabel('Question')).toHaveValue(typed)
    await confirm(reader).click()
    await expect(question(reader).getByRole('alert')).toHaveText('Failed to delete FAQ')
    await question(reader).getByRole('button', { name: 'Cancel' }).click()
    await expectFailures(reader, catalogLists)
  })

  await save(editor).click()
  await expect(row(editor, typed)).toBeVisible()
  await reader.getByRole('button', { name: 'Try again' }).click()
  await reader.getByRole('button', { name: `Delete ${stored}` }).click()
  await confirm(reader).click()
  await expect(row(reader, stored)).toHaveCount(0)
  await expect(row(reader, typed)).toBeVisible()
  await leave(editor, reader)
}

export async function walkWithoutOrders(outage: Outage): Promise<void> {
  const { request } = outage
  const token = await signIn(request, outage.own.administrator)
  const email = 'outage@orders.example'
  const multipart = { email, phone: '210 000 0170', products: '[]', quantities: '[]' }
  expect((await request.post('/api/custom-order', { multipart })).status()).toBe(201)

  const [editor, reader] = await Promise.all([openPage(outage, token), openPage(outage, token)])
  const sku = editor.getByRole('dialog', { name: 'Add New SKU' })
  const addProduct = sku.getByRole('button', { name: 'Add Product' })
  await editor.goto('/admin/offers/sku/new')
  await sku.getByLabel('Product Description').fill('Κούπα')
  await sku.getByLabel('Vendor').fill('Προμηθευτής')
  await sku.getByLabel('Price without VAT').fill('3.5')
  await reader.goto('/admin/custom-orders')
  const line = row(reader, new RegExp(email))
  const update = line.getByRole('button', { name: 'Update' }).last()
  await line.getByRole('combobox').selectOption('Completed')

  await without(outage.own, 'orders', async () => {
    await addProduct.click()
    await expect(sku.getByRole('alert')).toHaveText('Error adding SKU')
    await expect(sku.getByLabel('Product Description')).toHaveValue('Κούπα')
    await update.click()
    await expect(line.getByRole('alert')).toHaveText('Failed to update status')
    await line.getByRole('button', { name: `Delete the order from ${email}` }).click()
    await confirm(reader).click()
    await expect(question(reader).getByRole('alert')).toHaveText('Failed to delete order')
    await question(reader).getByRole('button', { name: 'Cancel' }).click()
    await expectFailures(reader, ordersLists)
    await reader.goto('/admin/mails')
    await expect(reader.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  await addProduct.click()
  await expect(sku).toHaveCount(0)
  await reader.getByRole('button', { name: 'Try again' }).click()
  await expect(reader.getByText('All mails have been sent')).toBeVisible()
  await reader.goto('/admin/custom-orders')
  await line.getByRole('combobox').selectOption('Completed')
  await update.click()
  await expect(update).toBeDisabled()
  await leave(editor, reader)
}

/** Who is signed in goes on without identity; who signs in is told, and keeps what was typed. */
export async function walkWithoutIdentity(outage: Outage): Promise<void> {
  const { request, own } = outage
  const { email, password = '' } = own.administrator
  const token = await signIn(request, own.administrator)
  // Every instance of the catalog has asked for identity's key before.
  for (let call = 0; call < 4; call += 1) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/faq/admin', { headers })).status()).toBe(200)
  }
  const [visitor, reader] = await Promise.all([
    openPage(outage, undefined),
    openPage(outage, token),
  ])
  await visitor.goto('/admin/login')
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByLabel('Password').fill(password)
  await reader.goto('/admin/banners')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Banners')

  await without(own, 'identity', async () => {
    await visitor.getByRole('button', { name: 'Sign in' }).click()
    await expect(visitor.getByRole('alert')).toHaveText('Login failed')
    await expect(visitor.getByLabel('Email')).toHaveValue(email)
    await goTo(reader, '/admin/faq')
    await expect(reader.getByRole('link', { name: 'Add FAQ' })).toBeVisible()
  })

  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await expect(visitor).toHaveURL('/admin')
  await leave(visitor, reader)
}

/** Takes every process of a service away for as long as it takes. */
async function without(own: Stack, service: string, meanwhile: () => Promise<void>): Promise<void> {
  const parts = own.parts
    .map(({ name }) => name)
    .filter(name => new RegExp(`^${service}-\\d$`).test(name))
  await Promise.all(parts.map(name => own.halt(name)))
  try {
    await meanwhile()
  } finally {
    for (const name of parts) own.resume(name)
    await own.ready()
  }
}

async function expectFailures(
  page: Page,
  lists: readonly (readonly [path: string, text: string])[],
): Promise<void> {
  for (const [path, text] of lists) {
    await goTo(page, path)
    await expect(page.getByRole('alert').filter({ hasText: text }), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }), path).toBeVisible()
  }
}

/** By the sidebar, as somebody would who sees that one screen does not work. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
}

/** A browser of its own, signed in when there is a token. */
async function openPage({ own, browser }: Outage, token: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: own.url,
    storageState: signedIn(own.url, token),
  })
  return context.newPage()
}

async function leave(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map(page => page.context().close()))
}
