import type { Page } from '@playwright/test'
import { open, row, signIn, uniqueName } from '../admin-pages.ts'
import { expectWellMade } from '../screen-quality.ts'
import { expect } from './fixtures.ts'
import {
  confirm,
  expectFailure,
  type Outage,
  openBrowser,
  question,
  tryAgain,
  without,
} from './outage.ts'

export async function checkWithoutOrders(outage: Outage): Promise<void> {
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
  const [dashboard, orders, board, messages, offers, skus, mails] = await Promise.all([
    tabAt(''),
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
  await expectWellMade(orders, 'no orders')
  await expect(board.getByText('No orders.')).toHaveCount(4)
  await expect(messages.getByText('No contact messages yet')).toBeVisible()
  await expect(offers.getByText(noOffers)).toBeVisible()
  await expect(skus.getByText(noSkus)).toBeVisible()
  await expect(mails.getByText('No undelivered mails')).toBeVisible()

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
    await expectFailure(dashboard, 'Failed to fetch data')
    const numbers = dashboard.getByRole('main').getByRole('list').first().getByRole('link')
    await expect(numbers).toHaveCount(9)
    await expect(numbers.filter({ hasText: '–' }), 'none but its own').toHaveText('–Custom orders')
    await dashboard.keyboard.press('Control+k')
    const palette = dashboard.getByRole('combobox', { name: 'Search and commands' })
    await expect(palette).toBeFocused()
    await dashboard.keyboard.type('zzzz')
    await expect(dashboard.getByText('Some records could not be searched.')).toBeVisible()
    await dashboard.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
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
  await tryAgain(dashboard).click()
  await expect(dashboard.getByRole('alert')).toHaveCount(0)
  await tryAgain(board).click()
  await expect(board.getByRole('link', { name: email })).toBeVisible()
  await tryAgain(skus).click()
  await expect(skus.getByText(product)).toBeVisible()
  await tryAgain(mails).click()
  await expect(mails.getByText('No undelivered mails')).toBeVisible()
  await context.close()
}

/** The button that deletes a record. */
const deletion = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Delete .*${name}$`) })
