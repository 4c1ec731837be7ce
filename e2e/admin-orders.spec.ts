import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { readWorkbook } from '@stampa/service-kit/testing/workbook'
import { clickTwice, notice, open, picture, row, test } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

interface Order {
  _id: string
  version: number
  orderStatus: string
  products: { title: string; favicon: string | null }[]
}

const newEmail = () => `${randomUUID().slice(0, 8)}@orders.example`

/** Sends an order as a visitor does. */
async function send(request: APIRequestContext, email: string): Promise<Order> {
  const [first, second] = await (await request.get('/api/products')).json()
  const response = await request.post('/api/custom-order', {
    multipart: {
      email,
      phone: '210 000 0150',
      products: JSON.stringify([first._id, second._id]),
      quantities: '[12,30]',
      options: '["Στήθος","Πλάτη"]',
      image: picture,
    },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

const list = (email: string) => `/admin/custom-orders?q=${encodeURIComponent(email)}`

const statusOf = (page: Page, email: string) =>
  page.getByRole('combobox', { name: `Status of the order from ${email}` })

test('an order is read, moved to another status, annotated, deleted and restored', async ({
  page,
  api,
}) => {
  const { request } = page
  const headers = { authorization: `Bearer ${api.token}` }
  const email = newEmail()
  const sent = await send(request, email)
  const products = async () => (await api.get<Order>(`/api/custom-order/${sent._id}`)).products
  // The product names are read from the catalogue after the order is stored.
  await expect.poll(async () => (await products()).every(({ title }) => title)).toBe(true)
  await open(page, list(email))
  const line = row(page, new RegExp(email))
  const [first, second] = await products()
  await expect(line).toContainText(`12 ×${first?.title}`)
  await expect(line.locator(`img[src="${first?.favicon}"]`).first()).toBeVisible()
  await expect(line).toContainText('210 000 0150')
  await expect(line).toContainText('+1 more')
  await expect(line).toContainText('Chest, Back')
  await expect(line.getByRole('presentation').first()).toHaveJSProperty('naturalWidth', 64)

  // Update is enabled only when the status differs.
  const update = line.getByRole('button', { name: 'Update' }).last()
  const status = statusOf(page, email)
  await expect(line.getByLabel('E-mail the customer')).toHaveCount(0)
  await expect(status.getByRole('option')).toHaveText([
    'Submitted',
    'In Progress',
    'Completed',
    'Rejected',
  ])
  await expect(update).toBeDisabled()
  await status.selectOption('In Progress')
  await expect(update).toBeEnabled()
  await status.selectOption('Submitted')
  await expect(update).toBeDisabled()
  await status.selectOption('In Progress')
  await line.getByRole('button', { name: 'Preview' }).last().click()
  const mail = page.getByRole('dialog', { name: /Order \w{6}: In progress/ })
  await expect(mail).toContainText(`To ${email}`)
  await expect(mail).toContainText('Follow the order')
  await expectWellMade(page, 'status-mail')
  await mail.getByRole('button', { name: 'Close' }).last().click()
  await update.click()
  await expect(notice(page, `The order from ${email} is now In Progress`)).toBeVisible()
  await expect(update).toBeDisabled()
  await expectWellMade(page, 'orders')

  // A concurrent change wins: its status is shown and not overwritten.
  const theirs = await request.put(`/api/custom-order/${sent._id}`, {
    headers,
    data: { orderStatus: 'Completed' },
  })
  expect(theirs.status()).toBe(200)
  await status.selectOption('Rejected')
  await update.click()
  await expect(line.getByRole('alert')).toContainText('Someone else changed this meanwhile')
  await expect(status).toHaveValue('Completed')

  // The order's dialog over the list.
  await line.getByRole('link', { name: email, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Order ${sent._id.slice(-6)}` })
  await expect(dialog).toContainText('In Progress → Completed')
  await expect(dialog).toContainText(`30 ×${second?.title}`)
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByText('Note is required')).toBeVisible()
  await dialog.getByLabel('Note for the shop').fill('Θέλει δείγμα πρώτα.')
  await clickTwice(dialog.getByRole('button', { name: 'Add note' }))
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'Θέλει δείγμα πρώτα.' }),
  ).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({ ...picture, name: 'σχέδιο.png' })
  await expect(dialog.getByRole('link', { name: 'σχέδιο.png' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(email)}\\?subject=`),
  )
  await expectWellMade(page, 'order')
  await dialog.getByRole('button', { name: 'Remove σχέδιο.png' }).click()
  await expect(dialog.getByRole('link', { name: 'σχέδιο.png' })).toHaveCount(0)
  const link = dialog.getByRole('link', { name: 'The order as the customer sees it' })
  const earlier = (await link.getAttribute('href')) ?? ''
  expect(earlier).toMatch(/^\/order-status\//)
  await dialog.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click()
  await expect(link).not.toHaveAttribute('href', earlier)
  expect((await request.get(`/api${earlier}`)).status()).toBe(404)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(list(email))

  // Deletion and undo.
  await page.getByRole('button', { name: `Delete the order from ${email}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this custom order?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(line).toBeVisible()

  // Restoration from the trash.
  await page.getByRole('button', { name: `Delete the order from ${email}` }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await open(page, '/admin/custom-orders/trash')
  await page.getByRole('button', { name: `Restore ${email}` }).click()
  await expect(notice(page, 'The order was restored')).toBeVisible()
  const stored = await api.get<Order>(`/api/custom-order/${sent._id}`)
  expect(stored.orderStatus).toBe('Completed')
  await request.delete(`/api/custom-order/${sent._id}`, { headers })
})

test('a changed status is set back, and whether it is mailed is remembered', async ({ page }) => {
  const email = newEmail()
  await send(page.request, email)
  await open(page, list(email))
  const line = row(page, new RegExp(email))
  const status = statusOf(page, email)
  const update = line.getByRole('button', { name: 'Update' }).last()
  const notifies = line.getByLabel('E-mail the customer').last()
  await status.selectOption('Rejected')
  await notifies.uncheck()
  const [sent] = await Promise.all([
    page.waitForRequest(request => request.method() === 'PUT'),
    update.click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ orderStatus: 'Rejected', notify: false })
  const [undone] = await Promise.all([
    page.waitForRequest(request => request.method() === 'PUT'),
    page.getByRole('button', { name: 'Undo' }).first().click(),
  ])
  expect(undone.postDataJSON()).toMatchObject({ orderStatus: 'Submitted', notify: false })
  await expect(status).toHaveValue('Submitted')
  await status.selectOption('Completed')
  await expect(notifies).toBeChecked()
  await status.selectOption('Rejected')
  await expect(notifies).not.toBeChecked()
})

test('orders move on the board and in bulk, and are exported', async ({ page, api }) => {
  const { request } = page
  const headers = { authorization: `Bearer ${api.token}` }
  const emails = [newEmail(), newEmail()]
  const sent: Order[] = []
  for (const email of emails) sent.push(await send(request, email))
  await open(page, '/admin/custom-orders')
  for (const email of emails) await expect(row(page, new RegExp(email))).toBeVisible()

  for (const email of emails) {
    await row(page, new RegExp(email)).getByRole('checkbox').check()
  }
  const bulk = page.getByRole('region', { name: 'Selected rows' })
  await expect(bulk.getByRole('button', { name: 'Update' })).toBeDisabled()
  await bulk.getByLabel('New status').focus()
  // Passes the other statuses.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown')
  await bulk.getByRole('button', { name: 'Update' }).click()
  const question = page.getByRole('alertdialog', { name: 'Change 2 orders to “Rejected”?' })
  await expect(question.getByLabel('E-mail 2 customers')).toBeChecked()
  await expectWellMade(page, 'bulk-status')
  await question.getByRole('button', { name: 'Update' }).click()
  await expect(notice(page, '2 orders were updated')).toBeVisible()
  for (const { _id } of sent) {
    expect(await api.get(`/api/custom-order/${_id}`)).toMatchObject({ orderStatus: 'Rejected' })
  }
  // A colleague works on one of them: Undo leaves it, and says so.
  const [mine = '', theirs = ''] = sent.map(({ _id }) => _id)
  const put = (id: string, orderStatus: string) =>
    request.put(`/api/custom-order/${id}`, { headers, data: { orderStatus, notify: false } })
  for (const status of ['Completed', 'Rejected']) await put(theirs, status)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, '1 order was changed meanwhile and stays as it is')).toBeVisible()
  expect(await api.get(`/api/custom-order/${mine}`)).toMatchObject({ orderStatus: 'Submitted' })
  expect(await api.get(`/api/custom-order/${theirs}`)).toMatchObject({ orderStatus: 'Rejected' })
  await put(mine, 'Rejected')

  await open(page, '/admin/custom-orders/board')
  const [first = ''] = emails
  const rejected = page.getByRole('region', { name: 'Rejected' })
  const card = rejected.getByRole('listitem').filter({ hasText: first })
  await card.getByLabel(`Status of the order from ${first}`).selectOption('Completed')
  await card.getByRole('button', { name: 'Update' }).click()
  const completed = page.getByRole('region', { name: 'Completed' })
  await expect(completed.getByRole('listitem').filter({ hasText: first })).toBeVisible()
  await expectWellMade(page, 'board')

  await page.getByRole('link', { name: 'List' }).click()
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Completed')
  await expect(page).toHaveURL('/admin/custom-orders?orderStatus=Completed')
  await expect(row(page, new RegExp(first))).toBeVisible()
  await expect(row(page, new RegExp(emails[1] ?? ''))).toHaveCount(0)
  const view = page.getByRole('button', { name: 'View', exact: true })
  await view.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const viewName = `Done ${randomUUID()}`
  await page.getByRole('dialog').getByLabel('Name').fill(viewName)
  await page.keyboard.press('Enter')
  await open(page, '/admin/custom-orders')
  await view.click()
  await page.getByRole('menuitemradio', { name: viewName }).click()
  await expect(page).toHaveURL('/admin/custom-orders?orderStatus=Completed')
  await expect(row(page, new RegExp(first))).toBeVisible()
  await view.click()
  await page.getByRole('menuitem', { name: `Remove “${viewName}”` }).click()
  await view.click()
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe('orders.xlsx')
  const cells = (await readWorkbook(await readFile(await sheet.path()))).flat()
  expect(cells).toContain(first)
  expect(cells).not.toContain(emails[1])

  const ids = sent.map(({ _id }) => _id)
  await request.post('/api/custom-order/bulk', { headers, data: { action: 'delete', ids } })
})

test('a search without orders and a missing order show a message', async ({ page }) => {
  await open(page, '/admin/custom-orders')
  await page.getByRole('searchbox').fill('zzzz-nobody')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await open(page, '/admin/custom-orders/01990000-0000-7000-8000-000000000000')
  await expect(page.getByRole('dialog', { name: 'This order does not exist' })).toBeVisible()
})

test('a long list has pages with URLs that can be revisited', async ({ page, api }) => {
  const { request } = page
  const group = randomUUID().slice(0, 8)
  const sent = await Promise.all(
    Array.from({ length: 27 }, async (_, index) => {
      const email = `${index}@${group}.example`
      const multipart = { email, phone: '210 000 0151', products: '[]', quantities: '[]' }
      return (await request.post('/api/custom-order', { multipart })).json()
    }),
  )
  await open(page, `/admin/custom-orders?q=${group}`)
  const emails = page.getByRole('rowheader').getByRole('link')
  await expect(emails).toHaveCount(25)
  const first = await emails.allTextContents()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/after=.+&page=2/)
  await expect(emails).toHaveCount(2)
  const second = await emails.allTextContents()
  expect(new Set([...first, ...second]).size).toBe(27)
  await expect(page.getByText('26–27')).toBeVisible()
  await page.reload()
  await expect(emails).toHaveText(second)
  await page.getByRole('link', { name: 'Prev' }).click()
  await expect(emails).toHaveText(first)

  await page.getByRole('button', { name: 'Customer' }).click()
  await expect(page).toHaveURL(/sort=email/)
  await expect(emails.first()).toHaveText(`0@${group}.example`)
  await request.post('/api/custom-order/bulk', {
    headers: { authorization: `Bearer ${api.token}` },
    data: { action: 'delete', ids: sent.map(({ _id }) => _id) },
  })
})
