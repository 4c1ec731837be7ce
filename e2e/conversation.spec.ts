import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { notice, open, row, test, uniqueName } from './admin-pages.ts'
import { submitDesign } from './design-order.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'
import { open as openPublic } from './storefront-pages.ts'

/** Writes to the shop on the customer's page, in English. */
async function writeAsCustomer(page: Page, path: string, text: string): Promise<void> {
  await openPublic(page, `${path}?lang=en`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Message is required')).toBeVisible()
  await page.getByLabel('Write to us').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your message')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('You')
  await expectWellMade(page, 'the customer’s page')
}

/** Sends a reply in the open dialog, takes it back into its field and sends another. */
async function replyAsShop(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const send = async (text: string) => {
    await dialog.getByLabel('Reply to the customer').fill(text)
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  }
  await send('Λάθος απάντηση')
  await expect(notice(page, 'The reply leaves in 30 seconds')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Λάθος απάντηση' })).toHaveCount(0)
  await expect(dialog.getByLabel('Reply to the customer')).toHaveValue('Λάθος απάντηση')
  await send('Σωστή απάντηση')
  await expectWellMade(page, 'the conversation')
}

/** Fails if a notice covers the buttons of the open dialog at some width. */
async function expectFooterFree(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const footer = await page.getByRole('dialog').locator('footer').boundingBox()
    const notices = await page.getByRole('region', { name: 'Notifications' }).boundingBox()
    if (!footer || !notices) throw new Error(`no footer or no notice at ${width} px`)
    const isAbove = notices.y + notices.height <= footer.y
    expect(isAbove || notices.y >= footer.y + footer.height, `${width} px`).toBe(true)
  }
  if (size) await page.setViewportSize(size)
}

test('a message is answered in the back office, and the customer answers on its page', async ({
  page,
  api,
}) => {
  const name = uniqueName()
  const email = `${randomUUID().slice(0, 8)}@letters.example`
  const data = { name, email, subject: 'Κούπες', message: 'Πόσο κάνουν;', elapsedMs: 60_000 }
  const { _id } = await (await page.request.post('/api/contact', { data })).json()
  await open(page, `/admin/contact/${_id}`)
  await replyAsShop(page)
  await expectFooterFree(page)
  const sent = await api.get<{ link: string; status: string }>(`/api/contact/${_id}`)
  expect(sent.status).toBe('answered')

  await writeAsCustomer(page, sent.link, 'Ευχαριστώ πολύ')
  await open(page, `/admin/contact?q=${encodeURIComponent(name)}`)
  const line = row(page, new RegExp(name))
  await expect(line.getByText('Unread').first()).toBeVisible()
  await line.getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ευχαριστώ πολύ' })).toContainText(
    'Customer',
  )
  await dialog.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click()
  await expect(notice(page, 'The link was replaced')).toBeVisible()
  await openPublic(page, `${sent.link}?lang=en`)
  await expect(page.getByText('Message not found')).toBeVisible()
})

test('a text of a page with a secret address is kept in its tab, and one of any form for a day', async ({
  page,
}) => {
  const multipart = { email: 'kept@orders.example', phone: '210 000 0150', options: '["Πλάτη"]' }
  const { statusToken } = await (await page.request.post('/api/custom-order', { multipart })).json()
  await openPublic(page, `/order-status/${statusToken}?lang=en`)
  await page.getByLabel('Write to us').fill('Αλλάζει')
  await page.reload()
  await expect(page.getByLabel('Write to us')).toHaveValue('Αλλάζει')
  const kept = () => page.evaluate(() => Object.keys(localStorage).join())
  expect(await kept()).not.toContain(statusToken)
  await page.evaluate(() => {
    const hours = (count: number) => Date.now() - count * 3_600_000
    for (const [key, age] of [
      ['form /old', 25],
      ['form /new', 23],
    ] as const) {
      localStorage.setItem(key, JSON.stringify({ at: hours(age), values: [['email', 'a@b.gr']] }))
    }
  })
  await openPublic(page, '/faq')
  await expect.poll(kept).not.toContain('form /old')
  expect(await kept()).toContain('form /new')
})

test('a customer writes on the page of an order, and the reply is new until it is read', async ({
  page,
  api,
}) => {
  const email = `${randomUUID().slice(0, 8)}@orders.example`
  const multipart = { email, phone: '210 000 0150', options: '["Πλάτη"]' }
  const { _id, statusToken } = await (
    await page.request.post('/api/custom-order', { multipart })
  ).json()
  await writeAsCustomer(page, `/order-status/${statusToken}`, 'Αλλάζει το χρώμα;')
  const list = `/admin/custom-orders?q=${encodeURIComponent(email)}`
  await open(page, list)
  const line = row(page, new RegExp(email))
  await expect(line.getByText('New reply').first()).toBeVisible()
  await line.getByRole('rowheader').getByRole('link', { name: email }).click()
  await expect(page.getByRole('dialog')).toContainText('Αλλάζει το χρώμα;')
  await expect.poll(() => api.get(`/api/custom-order/${_id}`)).toMatchObject({ unread: false })
  await replyAsShop(page)
  await open(page, list)
  await expect(line).toBeVisible()
  await expect(line.getByText('New reply')).toHaveCount(0)
})

test('a customer writes on the page of a design order beside its proof, and the shop answers', async ({
  page,
  api,
}) => {
  const { request } = page
  const headers = { authorization: `Bearer ${api.token}` }
  const email = `${randomUUID().slice(0, 8)}@designs.example`
  const [product] = await (await request.get('/api/design-studio/products')).json()
  const { orderId, proofUrl } = await submitDesign(request, product, email)
  const order = `/api/design-studio/orders/${orderId}`
  const proof = await request.post(`${order}/proofs`, { headers, multipart: { mockup: '0' } })
  expect(proof.status()).toBe(201)
  const { pathname } = new URL(proofUrl, 'http://shop')
  await writeAsCustomer(page, pathname, 'Να γίνει πιο μεγάλο;')
  // The other form of the page still answers the proof.
  await page.getByLabel('What should be different?').fill('Πιο μεγάλο')
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByText('We have your comments')).toBeVisible()

  const list = `/admin/design-studio?tab=orders&unread=true&q=${encodeURIComponent(email)}`
  await open(page, list)
  const card = page.getByRole('article').filter({ hasText: email })
  await expect(card.getByText('New reply')).toBeVisible()
  await card.getByRole('link', { name: /^Open/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Να γίνει πιο μεγάλο;')
  await expect.poll(() => api.get(order)).toMatchObject({ unread: false })
  await replyAsShop(page)
  await open(page, list)
  await expect(card).toHaveCount(0)
})

test('a mail that the customer’s server refused is shown at its order and sent again', async ({
  page,
  api,
}) => {
  const email = `${randomUUID().slice(0, 8)}@orders.example`
  const multipart = { email, phone: '210 000 0150', options: '["Πλάτη"]' }
  const { _id } = await (await page.request.post('/api/custom-order', { multipart })).json()
  let undelivered = [
    {
      _id,
      event: 'order.received',
      about: _id,
      audience: 'customer',
      reason: 'EENVELOPE 550',
      failedAt: new Date().toISOString(),
    },
  ]
  // The mails of the tests go to files, which refuse nothing.
  await page.route('**/api/contact/undelivered?about=*', route =>
    route.fulfill({ json: undelivered }),
  )
  await page.route('**/api/contact/undelivered/*/retry', route => {
    undelivered = []
    return route.fulfill({ status: 204 })
  })
  await open(page, `/admin/custom-orders/${_id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('EENVELOPE 550')
  await expectWellMade(page, 'the undelivered mail')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(notice(page, 'The mail will be sent again')).toBeVisible()
  await expect(dialog.getByText('EENVELOPE 550')).toHaveCount(0)
  expect(await api.get(`/api/contact/undelivered?about=${_id}`)).toEqual([])
})
