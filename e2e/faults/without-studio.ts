import { notice, open, picture, signIn, uniqueName } from '../admin-pages.ts'
import { submitDesign } from '../design-order.ts'
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

/** The studio's screens log load failures, as specified, and show no empty state. */
export async function checkWithoutStudio(outage: Outage): Promise<void> {
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
  const update = orders.getByRole('button', { name: 'Update', exact: true })
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
    await update.click()
    await expect(orders.getByText('Error updating status')).toBeVisible()
    await expectFailure(products, 'Failed to fetch products')
    await expectFailure(orders, 'Failed to fetch orders')
    await expect(products.getByText('No products found.')).toHaveCount(0)
    await expect(orders.getByText('No orders found.')).toHaveCount(0)
    expect(logged.join()).toContain('Failed to fetch design studio products')
    await expectWellMade(products, 'no products for want of the service')
  })

  await add.click()
  await expect(colour).toHaveCount(0)
  await Promise.all([products, orders].map(page => tryAgain(page).click()))
  await update.click()
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
