import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { type AdminApi, hold, notice, open, picture, test, uniqueName } from './admin-pages.ts'
import { submitDesign } from './design-order.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

const path = '/admin/design-studio'
const ordersPath = `${path}?tab=orders`

interface Product {
  _id: string
  name: string
  printAreas: object
}

interface Order {
  _id: string
  orderStatus: string
  artwork: { state: string; kind: string }[]
}

const card = (page: Page, name: string | RegExp): Locator => page.getByRole('article', { name })

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

/** Deletes the test's records. */
async function remove(request: APIRequestContext, api: AdminApi, kind: string, id: string) {
  const headers = { authorization: `Bearer ${api.token}` }
  await request.delete(`/api/design-studio/${kind}/${id}`, { headers })
}

test('a studio product is created with a colour, changed, deleted and restored', async ({
  page,
  api,
  request,
}) => {
  const name = uniqueName()
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Studio Management')
  const heading = page.getByRole('heading', { name: 'Add New Product' })
  const form = page.locator('form').filter({ has: heading })
  await expect(form.getByLabel('Category')).toHaveValue('tshirt')
  await expect(form.getByLabel('Display Order', { exact: true })).toHaveValue('0')
  await expect(form.getByLabel('Active')).toBeChecked()

  await form.getByRole('button', { name: 'Create Product' }).click()
  await expect(form.getByText('Product name is required')).toBeVisible()
  await form.getByLabel('Product Name').fill(name)
  await expect(form.getByLabel('Category').getByRole('option')).toHaveText([
    'T-shirt',
    'Hoodie',
    'Mug',
    'Phone case',
    'Tote bag',
    'Cap',
    'Other',
  ])
  await form.getByLabel('Category').selectOption('mug')
  // Last in the order: other tests use the first product.
  await form.getByRole('textbox', { name: 'Display Order' }).fill('99')
  await form.getByRole('button', { name: 'Create Product' }).click()
  await expect(notice(page, 'Product created successfully!')).toBeVisible()

  const product = card(page, name)
  await expect(product).toContainText('Active')
  await expect(product).toContainText('Mug')
  await product.getByRole('link', { name: `Add Color Variant to ${name}` }).click()
  const variant = dialog(page, 'Add Color Variant')
  await variant.getByRole('button', { name: 'Add Variant' }).click()
  for (const message of [
    'Color name is required',
    'Color code must be a hex color such as #1a2b3c',
    'Front image is required',
  ]) {
    await expect(variant.getByText(message)).toBeVisible()
  }
  await variant.getByLabel('Color Name').fill('Λευκό')
  await variant.getByLabel('Color Code').fill('#F4F2EC')
  await variant.locator('input[name=frontImage]').setInputFiles(picture)
  expect(await violationsOf(page)).toEqual([])
  await variant.getByRole('button', { name: 'Add Variant' }).click()
  await expect(notice(page, 'Color variant added successfully!')).toBeVisible()
  await expect(product.getByRole('list', { name: 'Color variants' })).toContainText('Λευκό')
  await expect(product.getByRole('list', { name: 'Color variants' })).toContainText('front only')
  await expect(product.getByRole('list', { name: 'Color variants' }).locator('img')).toHaveCount(1)

  await product.getByRole('link', { name: `Edit ${name}` }).click()
  const edit = dialog(page, `Edit ${name}`)
  await edit.getByLabel('Active').uncheck()
  await edit.getByLabel('Sizes').fill('250 ml, 330 ml')
  const front = edit.getByRole('group', { name: 'Print area, front' })
  await front.getByRole('textbox', { name: 'From the left (%)' }).fill('90')
  await front.getByRole('textbox', { name: 'Width (mm)' }).fill('90')
  await edit.getByLabel('The back can be printed').uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText('The print area must lie on the canvas')).toBeVisible()
  await front.getByRole('textbox', { name: 'From the left (%)' }).fill('32,5')
  expect(await violationsOf(page)).toEqual([])
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(product).toContainText('Inactive')
  await expect(product).toContainText('front: up to 90 × 85 mm · 250 ml')
  const stored = await api.get<Product[]>('/api/design-studio/products')
  expect(stored.find(one => one.name === name)?.printAreas).toEqual({
    front: { x: 0.325, y: 0.3, width: 0.34, widthMm: 90, heightMm: 85 },
    back: null,
  })
  const visible = await api.get<Product[]>('/api/design-studio/products?activeOnly=true')
  expect(visible.map(one => one.name)).not.toContain(name)

  await product.getByRole('link', { name: 'Edit color Λευκό' }).click()
  const recolour = dialog(page, 'Edit Color Variant')
  await expect(recolour.getByLabel('Color Code')).toHaveValue('#f4f2ec')
  await recolour.getByLabel('Color Name').fill('')
  await recolour.getByRole('button', { name: 'Save' }).click()
  await expect(recolour.getByText('Color name is required')).toBeVisible()
  await recolour.getByLabel('Color Name').fill('Κρεμ')
  await recolour.locator('input[name=backImage]').setInputFiles(picture)
  await recolour.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Color variant saved successfully')).toBeVisible()
  await expect(product.getByRole('list', { name: 'Color variants' })).toContainText('Κρεμ')
  await expect(product.getByText('front only')).toHaveCount(0)

  await product.getByRole('button', { name: 'Delete color Κρεμ' }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText('Delete this color variant?')
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, 'Color variant deleted successfully')).toBeVisible()
  await expect(product).toContainText('No color variants yet.')

  await product.getByRole('button', { name: `Delete Product ${name}` }).click()
  await expect(confirm).toContainText('Delete this product?')
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, 'Product deleted successfully')).toBeVisible()
  await expect(product).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(product).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const all = await api.get<Product[]>('/api/design-studio/products')
  const made = all.find(one => one.name === name)
  if (made) await remove(request, api, 'products', made._id)
})

test('a design order is read, moved to another status, printed, proofed and approved', async ({
  page,
  api,
  request,
}) => {
  const [product] = await api.get<Product[]>('/api/design-studio/products?activeOnly=true')
  if (!product) throw new Error('the demo has no studio products')
  const email = `maria.${crypto.randomUUID().slice(0, 8)}@example.gr`
  const { orderId, proofUrl } = await submitDesign(request, product, email)
  const number = orderId.slice(-6)

  await open(page, ordersPath)
  const order = card(page, `Order #${number}`)
  const search = page.getByRole('searchbox', { name: 'Search orders' })
  await search.fill('nobody@example.gr')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  // A filter chosen while the search still loads must keep it.
  const answer = await hold(page, '**/api/design-studio/orders?*')
  await search.fill(email)
  await page.getByLabel('Status', { exact: true }).selectOption('Cancelled')
  answer()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('Submitted')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(search).toHaveValue(email)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Status', { exact: true }).selectOption('All statuses')
  for (const text of [email, '69 4444 4444', 'Submitted', product.name, 'Λευκό', 'front']) {
    await expect(order).toContainText(text)
  }
  await expect(order).toContainText('Notes: Μέχρι την Παρασκευή')
  await expect(order).toContainText('Quantity: 12')
  await expect(order.getByRole('img')).toHaveCount(1)

  const status = order.getByLabel('Update Status')
  await expect(status.getByRole('option')).toHaveText([
    'Submitted',
    'In Review',
    'Quoted',
    'Approved',
    'In Production',
    'Completed',
    'Cancelled',
  ])
  // A key that changes the select stores nothing: the customer would get a mail.
  const update = order.getByRole('button', { name: 'Update', exact: true })
  await expect(update).toBeDisabled()
  await status.press('ArrowDown')
  await expect(status).toHaveValue('In Review')
  await expect(update).toBeEnabled()
  await expect(order.locator('header')).toContainText('Submitted')
  const stored = await api.get<Order>(`/api/design-studio/orders/${orderId}`)
  expect(stored.orderStatus).toBe('Submitted')
  await update.click()
  await expect(notice(page, 'Order status updated successfully')).toBeVisible()
  await expect(status).toHaveValue('In Review')
  await expectWellMade(page, 'orders')

  await expect
    .poll(
      async () => {
        const { artwork } = await api.get<Order>(`/api/design-studio/orders/${orderId}`)
        return artwork.map(({ state }) => state)
      },
      { timeout: 60_000 },
    )
    .toEqual(['ready', 'ready', 'ready', 'ready'])
  await order.getByRole('link', { name: `Open order ${number}` }).click()
  const opened = dialog(page, `Order #${number}`)
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    opened.getByRole('link', { name: 'Production sheet (PDF)' }).click(),
  ])
  expect(sheet.suggestedFilename()).toMatch(/\.pdf$/)
  for (const kind of ['PDF', 'PNG', 'SVG']) {
    await expect(opened.getByRole('link', { name: kind, exact: true })).toBeVisible()
  }
  await expect(opened.getByRole('link', { name: 'Copy in the studio: design 1' })).toHaveAttribute(
    'href',
    `/test-your-idea?order=${orderId}&mockup=0`,
  )
  await expect(opened.getByRole('link', { name: 'View in the studio: design 1' })).toHaveAttribute(
    'href',
    `/test-your-idea?order=${orderId}&mockup=0&view`,
  )
  await opened.getByLabel('Message to the customer (optional)').fill('Έτοιμο για έγκριση')
  await opened.getByRole('button', { name: 'Send proof' }).click()
  await expect(notice(page, 'The proof was sent')).toBeVisible()
  await expect(opened.getByText('Not answered yet')).toBeVisible()
  await expectWellMade(page, 'order')

  // The customer opens the link of the mail.
  const customer = await page.context().newPage()
  await customer.goto(proofUrl)
  await customer.waitForSelector('html[data-ready]')
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(`Σχέδιο ${number}`)
  await expect(customer.getByText('Έτοιμο για έγκριση')).toBeVisible()
  await customer.getByRole('button', { name: 'Ζητώ αλλαγές' }).click()
  await expect(customer.getByRole('alert')).toHaveText(
    'Γράψτε τι να αλλάξει, ή εγκρίνετε το δοκίμιο.',
  )
  expect(await violationsOf(customer)).toEqual([])
  const comment = customer.getByLabel('Τι να αλλάξει;')
  await comment.fill('Πιο μεγάλο')
  await customer.getByRole('button', { name: 'Ζητώ αλλαγές' }).click()
  await expect(customer.getByText('Λάβαμε τα σχόλιά σας.')).toBeVisible()
  await expect(comment).toHaveValue('')
  await customer.getByRole('button', { name: 'Το εγκρίνω' }).click()
  const question = customer.getByRole('dialog', { name: 'Να εγκριθεί το Δοκίμιο 1;' })
  await question.getByRole('button', { name: 'Όχι ακόμη' }).click()
  await expect(customer.getByRole('button', { name: 'Το εγκρίνω' })).toBeFocused()
  await customer.getByRole('button', { name: 'Το εγκρίνω' }).click()
  await question.getByRole('button', { name: 'Το εγκρίνω' }).click()
  await expect(customer.getByText('Εγκρίνατε το Δοκίμιο 1. Ευχαριστούμε, προχωράμε.')).toBeVisible()
  await customer.close()

  await page.reload()
  const seen = dialog(page, `Order #${number}`)
  await expect(seen.getByRole('listitem').filter({ hasText: 'Proof 1' })).toContainText('Approved')
  await expect(seen.getByText('Proof answered')).toHaveCount(2)
  await seen.getByRole('link', { name: 'Create offer' }).click()
  const offer = dialog(page, 'Create Offer')
  await expect(offer.getByLabel('Item 1: Quantity')).toHaveValue('12')

  await remove(request, api, 'orders', orderId)
  const afterwards = await page.context().newPage()
  await open(afterwards, ordersPath)
  await expect(card(afterwards, `Order #${number}`)).toHaveCount(0)
})
