import { test as adminTest, open, row, uniqueName } from './admin-pages.ts'
import { submitDesign } from './design-order.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'
import { open as openPublic, someProduct } from './storefront-pages.ts'

adminTest(
  'a completed order is reviewed, and the published review is on the page of its product',
  async ({ page, api, request }) => {
    const product = await someProduct(request)
    const name = uniqueName()
    api.cleanUp('reviews', name)
    const multipart = {
      email: 'review@example.gr',
      phone: '6900000000',
      products: JSON.stringify([product._id]),
      quantities: '[5]',
    }
    const order = await (await request.post('/api/custom-order', { multipart })).json()
    const status = `/order-status/${order.statusToken}?lang=en`
    await openPublic(page, status)
    const section = page.getByRole('region', { name: 'Your review' })
    await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible()
    await expect(section).toHaveCount(0)

    const headers = { authorization: `Bearer ${api.token}` }
    const data = { orderStatus: 'Completed' }
    await request.put(`/api/custom-order/${order._id}`, { headers, data })
    await openPublic(page, status)
    await section.getByRole('button', { name: 'Send the review' }).click()
    await expect(section.getByText('Please choose 1 to 5 stars')).toBeVisible()
    await section.getByRole('radio', { name: '4 out of 5' }).check()
    await section.getByLabel('Name to show').fill(name)
    await section.getByRole('textbox', { name: /^Review/ }).fill('See www.example.gr')
    await section.getByRole('button', { name: 'Send the review' }).click()
    await expect(section.getByText('Please leave out links and addresses')).toBeVisible()
    await section.getByRole('textbox', { name: /^Review/ }).fill('Soft, and the colours are right.')
    await expectWellMade(page, 'the form of a review')
    await section.getByRole('button', { name: 'Send the review' }).click()
    await expect(section.getByText('Thank you for your review')).toBeVisible()
    await expect(section.getByText('Soft, and the colours are right.')).toBeVisible()

    await expect(async () => {
      await open(page, `/admin/reviews?q=${name}`)
      await expect(row(page, new RegExp(name))).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('link', { name: /Add review/ })).toHaveCount(0)
    await row(page, new RegExp(name))
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    // Not the toast, which is a dialog too.
    const dialog = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Save' }) })
    await expect(dialog.getByText('Soft, and the colours are right.')).toBeVisible()
    await dialog.getByLabel('Answer of the shop').fill('Ευχαριστούμε πολύ!')
    await dialog.getByRole('switch', { name: 'Active' }).check()
    await expectWellMade(page, 'the form of the answer')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)

    await expect(async () => {
      await openPublic(page, `/products/${product.slug}`)
      await expect(page.getByText(name)).toBeVisible({ timeout: 1000 })
    }).toPass()
    const reviews = page.getByRole('region', { name: 'Customer reviews' })
    const published = reviews.getByRole('listitem').filter({ hasText: name })
    await expect(published.getByRole('img', { name: '4 out of 5' })).toBeVisible()
    await expect(published).toContainText('Ευχαριστούμε πολύ!')
    const structured = page.locator('script[type="application/ld+json"]')
    expect(await structured.evaluate(script => script.textContent)).toContain('"AggregateRating"')
    await expectWellMade(page, 'a product with reviews')
  },
)

adminTest.describe('without JavaScript', () => {
  adminTest.use({ javaScriptEnabled: false })

  adminTest('a design order is reviewed without JavaScript', async ({ page, api, request }) => {
    const headers = { authorization: `Bearer ${api.token}` }
    const [product] = await (await request.get('/api/design-studio/products')).json()
    const { orderId, proofUrl } = await submitDesign(request, product, 'design@example.gr')
    const data = { status: 'Completed' }
    await request.patch(`/api/design-studio/orders/${orderId}/status`, { headers, data })
    const name = uniqueName()
    api.cleanUp('reviews', name)
    await page.goto(new URL(proofUrl, 'http://shop').pathname)
    const section = page.getByRole('region', { name: 'Η κριτική σας' })
    await section.getByRole('radio', { name: '5 από 5' }).check()
    await section.getByLabel('Όνομα που θα φαίνεται').fill(name)
    await section.getByRole('button', { name: 'Αποστολή κριτικής' }).click()
    await expect(section.getByText('Γράψτε την κριτική σας')).toBeVisible()
    await expect(section.getByRole('radio', { name: '5 από 5' })).toBeChecked()
    await section.getByRole('textbox', { name: /^Κριτική/ }).fill('Όπως στη μακέτα.')
    await section.getByRole('button', { name: 'Αποστολή κριτικής' }).click()
    await expect(section.getByText('Ευχαριστούμε για την κριτική σας')).toBeVisible()
    await expect(section.getByText('Όπως στη μακέτα.')).toBeVisible()
  })
})
