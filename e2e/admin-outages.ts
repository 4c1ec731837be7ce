import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { look } from './admin-look.ts'
import {
  field,
  form,
  notice,
  open,
  picture,
  row,
  save,
  signedIn,
  signIn,
  uniqueName,
} from './admin-pages.ts'
import { type Walk, walks, write } from './admin-walks.ts'
import { submitDesign } from './design-order.ts'
import { expect } from './fixtures.ts'

/**
 * What the back office tells while a service is really away: each of its screens says what could not be loaded, a save
 * or a deletion says what failed and loses nothing, and all of it succeeds by trying again once the service is back.
 */
interface Outage {
  own: Stack
  browser: Browser
  request: APIRequestContext
}

/** A screen of the catalog's, in a tab of its own. */
interface Tab {
  walk: Walk
  page: Page
  /** Of the record that is made there. */
  name: string
}

const question = (page: Page) => page.getByRole('alertdialog')
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

export async function walkWithoutCatalog(outage: Outage): Promise<void> {
  const { request, own } = outage
  const token = await signIn(request, own.administrator)
  const context = await openBrowser(outage, token)
  const tabs = await Promise.all(
    walks.map(async walk => ({ walk, name: uniqueName(), page: await context.newPage() })),
  )
  const each = (step: (tab: Tab) => Promise<void>) => Promise.all(tabs.map(step))
  const [dashboard, company] = await Promise.all([context.newPage(), context.newPage()])
  await each(findNothing)
  const category = await request.post('/api/categories', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: uniqueName(), active: true },
  })
  expect(category.status()).toBe(201)
  await each(fillForm)
  await company.goto('/admin/assets')
  const phone = company.getByLabel('Telephone')
  const saveSettings = company.getByRole('button', { name: 'Save' })
  await phone.fill('210 000 0171')

  await without(own, 'catalog', async () => {
    await saveSettings.click()
    await expect(company.getByRole('alert')).toHaveText('Failed to update settings')
    await expect(phone).toHaveValue('210 000 0171')
    await expectFailure(company, 'Failed to fetch settings')
    await dashboard.goto('/admin')
    await expectFailure(dashboard, 'Failed to fetch data')
    await each(failToSave)
    await each(({ page, walk }) => expectFailure(page, walk.failures.load))
  })

  await tryAgain(dashboard).click()
  await expect(dashboard.getByRole('alert')).toHaveCount(0)
  await tryAgain(company).click()
  await phone.fill('210 000 0171')
  await saveSettings.click()
  await expect(notice(company, 'Settings updated successfully!')).toBeVisible()
  await each(goOn)

  await without(own, 'catalog', async () => {
    await each(failToSwitch)
    await each(failToDelete)
  })
  await each(switchAndDelete)
  await context.close()
}

async function findNothing({ page, walk }: Tab): Promise<void> {
  // A draft keeps what was typed: whoever leaves is warned of it nevertheless.
  page.on('dialog', dialog => dialog.accept())
  await open(page, `/admin/${walk.screen}`)
  await expect(page.getByText(`No ${walk.many} yet`)).toBeVisible()
}

async function fillForm({ page, walk, name }: Tab): Promise<void> {
  await open(page, `/admin/${walk.screen}/new`)
  await write(page, walk.name, name)
  await walk.fill(page)
}

async function failToSave({ page, walk, name }: Tab): Promise<void> {
  await save(page).click()
  await expectMessage(form(page), walk.failures.save)
  await expect(save(page)).toBeEnabled()
  await expect(field(page, walk.name)).toHaveValue(name)
}

/** The list is there again with the form over it, which offers what was typed. */
async function goOn({ page, walk, name }: Tab): Promise<void> {
  await tryAgain(page).click()
  await form(page).getByRole('button', { name: 'Restore draft' }).click()
  await save(page).click()
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, name), walk.screen).toBeVisible()
}

const flag = ({ page, name }: Tab) => row(page, name).getByRole('switch')

async function failToSwitch(tab: Tab): Promise<void> {
  const { page, walk } = tab
  if (!walk.columns.includes('Status')) return
  const was = await flag(tab).isChecked()
  await flag(tab).press('Space')
  await expect(notice(page, walk.failures.save ?? '')).toBeVisible()
  await expect(flag(tab)).toBeChecked({ checked: was })
}

async function failToDelete({ page, walk, name }: Tab): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  await confirm(page).click()
  await expectMessage(question(page), walk.failures.remove)
  await expect(confirm(page)).toBeEnabled()
}

async function switchAndDelete(tab: Tab): Promise<void> {
  const { page, walk, name } = tab
  await confirm(page).click()
  await expect(row(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, name)).toBeVisible()
  if (!walk.columns.includes('Status')) return
  const [on, off] = walk.screen === 'blog' ? ['Published', 'Draft'] : ['Active', 'Inactive']
  const was = await flag(tab).isChecked()
  await flag(tab).press('Space')
  await expect(notice(page, `“${name}” is now ${was ? 'inactive' : 'active'}`)).toBeVisible()
  await expect(row(page, name).getByText(was ? off : on, { exact: true })).toBeVisible()
}

/** @param text null where a failure is only logged */
async function expectMessage(place: Locator, text: string | null): Promise<void> {
  const alert = place.getByRole('alert')
  if (text === null) await expect(alert).toHaveCount(0)
  else await expect(alert).toHaveText(text)
}

export async function walkWithoutOrders(outage: Outage): Promise<void> {
  const { request, own } = outage
  const token = await signIn(request, own.administrator)
  const headers = { authorization: `Bearer ${token}` }
  const context = await openBrowser(outage, token)
  const tabAt = async (path: string) => {
    const page = await context.newPage()
    page.on('dialog', dialog => dialog.accept())
    await open(page, `/admin/${path}`)
    return page
  }
  const [orders, board, messages, offers, skus, mails] = await Promise.all([
    tabAt('custom-orders'),
    tabAt('custom-orders/board'),
    tabAt('contact'),
    tabAt('offers'),
    tabAt('offers/skus'),
    tabAt('mails'),
  ])
  const noOffers = 'No offers found. Create your first offer to get started.'
  const noSkus = 'No SKUs found. Add your first SKU to get started.'
  await expect(orders.getByText('No custom orders yet')).toBeVisible()
  await look(orders, 'no orders')
  await expect(board.getByText('No orders.')).toHaveCount(4)
  await expect(messages.getByText('No contact messages yet')).toBeVisible()
  await expect(offers.getByText(noOffers)).toBeVisible()
  await expect(skus.getByText(noSkus)).toBeVisible()
  await expect(mails.getByText('All mails have been sent')).toBeVisible()

  const email = 'outage@orders.example'
  const multipart = { email, phone: '210 000 0170', products: '[]', quantities: '[]' }
  const customer = uniqueName()
  const writer = uniqueName()
  const product = uniqueName()
  const answers = [
    await request.post('/api/custom-order', { multipart }),
    await request.post('/api/contact', {
      data: { name: writer, email, subject: 'Ερώτηση', message: 'Πότε;', elapsedMs: 60_000 },
    }),
    await request.post('/api/sku', {
      headers,
      data: {
        productDescription: product,
        vendor: 'Προμηθευτής',
        priceWithoutVAT: 3.5,
        minimumOrderItems: 1,
      },
    }),
  ]
  const sku = await answers[2]?.json()
  const item = { sku: sku._id, quantity: 1, printCostPerItem: 0, marginPercentage: 0 }
  const offer = { customerName: customer, offerDate: '2026-11-20', items: [item] }
  answers.push(await request.post('/api/offers', { headers, data: offer }))
  expect(answers.map(answer => answer.status())).toEqual([201, 201, 201, 201])

  const overview = await tabAt('offers/skus')
  await overview.getByRole('link', { name: `Edit ${sku.skuCode}` }).click()
  const newSku = (await tabAt('offers/sku/new')).getByRole('dialog', { name: 'Add New SKU' })
  const oldSku = overview.getByRole('dialog', { name: `Edit SKU ${sku.skuCode}` })
  const newOffer = (await tabAt('offers/new')).getByRole('dialog', { name: 'Create Offer' })
  await newSku.getByLabel('Product Description').fill('Κούπα')
  await newSku.getByLabel('Vendor').fill('Προμηθευτής')
  await newSku.getByLabel('Price without VAT').fill('3.5')
  await oldSku.getByLabel('Vendor').fill('Άλλος')
  await newOffer.getByLabel('Customer Name').fill(`${customer} Β`)
  const label = `${sku.skuCode} - ${product}`
  await newOffer.getByLabel('Item 1: Product').selectOption({ label })
  for (const number of ['Quantity', 'Print Cost/Item', 'Margin %']) {
    await newOffer.getByLabel(`Item 1: ${number}`).fill('1')
  }
  const forms = [
    [newSku, 'Add Product', 'Error adding SKU', 'Vendor', 'Προμηθευτής'],
    [oldSku, 'Update SKU', 'Error updating SKU', 'Vendor', 'Άλλος'],
    [newOffer, 'Save Offer', 'Error saving offer', 'Customer Name', `${customer} Β`],
  ] as const
  await Promise.all([orders, messages, offers].map(page => page.reload()))
  const lists = [
    [orders, email, 'Failed to fetch custom orders', 'Failed to delete order'],
    [messages, writer, 'Failed to fetch contacts', 'Failed to delete contact message'],
    [offers, customer, 'Error fetching data', 'Error deleting offer'],
  ] as const
  const line = row(orders, new RegExp(email))
  const update = line.getByRole('button', { name: 'Update' }).last()

  await without(own, 'orders', async () => {
    for (const [sheet, button, failure, label, typed] of forms) {
      await sheet.getByRole('button', { name: button }).click()
      await expect(sheet.getByRole('alert')).toHaveText(failure)
      await expect(sheet.getByLabel(label)).toHaveValue(typed)
    }
    await line.getByRole('combobox').selectOption('Completed')
    await update.click()
    await expect(line.getByRole('alert')).toHaveText('Failed to update status')
    for (const [page, name, load, remove] of lists) {
      await deletion(page, name).click()
      await confirm(page).click()
      await expect(question(page).getByRole('alert')).toHaveText(remove)
      await expectFailure(page, load)
    }
    await expectFailure(board, 'Failed to fetch custom orders')
    await expectFailure(skus, 'Error fetching data')
    await expectFailure(mails, 'Not every service answered')
  })

  for (const [sheet, button] of forms) {
    await sheet.getByRole('button', { name: button }).click()
    await expect(sheet).toHaveCount(0)
  }
  for (const [page, name] of lists) {
    await tryAgain(page).click()
    await deletion(page, name).click()
    await confirm(page).click()
    await expect(deletion(page, name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(deletion(page, name)).toBeVisible()
  }
  await line.getByRole('combobox').selectOption('Completed')
  await update.click()
  await expect(update).toBeDisabled()
  await tryAgain(board).click()
  await expect(board.getByRole('link', { name: email })).toBeVisible()
  await tryAgain(skus).click()
  await expect(skus.getByText(product)).toBeVisible()
  await tryAgain(mails).click()
  await expect(mails.getByText('All mails have been sent')).toBeVisible()
  await context.close()
}

/** What cannot be loaded is only logged there, as the specification says; what cannot be done is told. */
export async function walkWithoutStudio(outage: Outage): Promise<void> {
  const { request, own } = outage
  const token = await signIn(request, own.administrator)
  const headers = { authorization: `Bearer ${token}` }
  const context = await openBrowser(outage, token)
  const [products, orders, adding] = await Promise.all(
    ['', '?tab=orders', ''].map(async tab => {
      const page = await context.newPage()
      await open(page, `/admin/design-studio${tab}`)
      return page
    }),
  )
  if (!products || !orders || !adding) throw new Error('a tab was not opened')
  await expect(products.getByText('No products found.')).toBeVisible()
  await expect(orders.getByText('No orders found.')).toBeVisible()

  const [name, fresh] = [uniqueName(), uniqueName()]
  const data = { name, category: 'mug', active: true, displayOrder: 0 }
  const made = await request.post('/api/design-studio/products', { headers, data })
  expect(made.status()).toBe(201)
  const product = await made.json()
  const variant = await request.post(`/api/design-studio/products/${product._id}/color-variants`, {
    headers,
    multipart: { colorName: 'Λευκό', colorCode: '#ffffff', frontImage: picture },
  })
  expect(variant.status()).toBe(201)
  await submitDesign(request, product, 'outage@designs.example')
  await Promise.all([products, orders, adding].map(page => page.reload()))
  await adding.getByRole('link', { name: `Add Color Variant to ${name}` }).click()
  const colour = adding.getByRole('dialog', { name: 'Add Color Variant' })
  await colour.getByLabel('Color Name').fill('Κρεμ')
  await colour.getByLabel('Color Code').fill('#f4f2ec')
  await colour.locator('input[name=frontImage]').setInputFiles(picture)
  await products.getByLabel('Product Name').fill(fresh)
  const create = products.getByRole('button', { name: 'Create Product' })
  const add = colour.getByRole('button', { name: 'Add Variant' })
  const status = orders.getByLabel('Update Status')
  const removals = [
    ['Delete color Λευκό', 'Error deleting variant'],
    [`Delete Product ${name}`, 'Error deleting product'],
  ] as const
  const logged: string[] = []
  products.on('console', message => logged.push(message.text()))

  await without(own, 'studio', async () => {
    await create.click()
    await expect(products.getByText('Error creating product')).toBeVisible()
    for (const [button, failure] of removals) {
      await products.getByRole('button', { name: button }).click()
      await confirm(products).click()
      await expect(question(products).getByRole('alert')).toHaveText(failure)
      await question(products).getByRole('button', { name: 'Cancel' }).click()
    }
    await add.click()
    await expect(colour.getByText('Error adding color variant')).toBeVisible()
    await status.selectOption('Quoted')
    await expect(orders.getByText('Error updating status')).toBeVisible()
    await expect(status).toHaveValue('Submitted')
    await Promise.all([products, orders].map(page => page.reload()))
    await expect(products.getByText('No products found.')).toBeVisible()
    await expect(orders.getByText('No orders found.')).toBeVisible()
    expect(logged.join()).toContain('Failed to fetch design studio products')
  })

  await add.click()
  await expect(colour).toHaveCount(0)
  await Promise.all([products, orders].map(page => page.reload()))
  await status.selectOption('Quoted')
  await expect(notice(orders, 'Order status updated successfully')).toBeVisible()
  await products.getByLabel('Product Name').fill(fresh)
  await create.click()
  await expect(products.getByRole('article', { name: fresh })).toBeVisible()
  for (const [button] of removals) {
    await products.getByRole('button', { name: button }).click()
    await confirm(products).click()
    await expect(products.getByRole('button', { name: button })).toHaveCount(0)
  }
  await context.close()
}

/** What asks whether a record is to be deleted. */
const deletion = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Delete .*${name}$`) })

/** Who is signed in goes on without identity, and can leave; who signs in is told, and keeps what was typed. */
export async function walkWithoutIdentity(outage: Outage): Promise<void> {
  const { request, own } = outage
  const { email, password = '' } = own.administrator
  const token = await signIn(request, own.administrator)
  // Every instance of the catalog has asked for identity's key before.
  for (let call = 0; call < 4; call += 1) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/faq/admin', { headers })).status()).toBe(200)
  }
  const contexts = await Promise.all([openBrowser(outage, undefined), openBrowser(outage, token)])
  const [visitor, reader] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()])
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
    await reader.getByRole('button', { name: 'Logout' }).click()
    await expect(reader).toHaveURL('/admin/login')
    expect(await reader.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  })

  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await expect(visitor).toHaveURL('/admin')
  await Promise.all(contexts.map(context => context.close()))
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

/** Loaded anew, a screen says why there is nothing to see, and what can be done. */
async function expectFailure(page: Page, text: string): Promise<void> {
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: text }), text).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
}

/** By the sidebar, as somebody would who sees that one screen does not work. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
}

/** A browser of its own, signed in when there is a token. */
function openBrowser({ own, browser }: Outage, token: string | undefined): Promise<BrowserContext> {
  return browser.newContext({ baseURL: own.url, storageState: signedIn(own.url, token) })
}
