import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { goTo, hold, notice, open, row, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(
    Date.now() + days * 86_400_000,
  )

/** Makes an order and an offer from it, and sends that to the customer. */
async function sendOffer(request: APIRequestContext, token: string, customerName: string) {
  const headers = { authorization: `Bearer ${token}` }
  const customerEmail = `${customerName.toLowerCase().replaceAll(/\W/g, '')}@jobs.example`
  const form = { email: customerEmail, phone: '2100000190', deadline: dayIn(2), options: '[]' }
  const order = await (await request.post('/api/custom-order', { multipart: form })).json()
  const sku = await request.post('/api/sku', {
    headers,
    data: {
      productDescription: `Κούπα ${customerName}`,
      vendor: customerName,
      priceWithoutVAT: 1.15,
      minimumOrderItems: 36,
    },
  })
  const item = { quantity: 20, printCostPerItem: 1, marginPercentage: 30 }
  const offer = await request.post('/api/offers', {
    headers,
    data: {
      customerName,
      customerEmail,
      offerDate: dayIn(0),
      customOrder: order._id,
      items: [{ ...item, sku: (await sku.json())._id }],
    },
  })
  const sent = await request.post(`/api/offers/${(await offer.json())._id}/send`, { headers })
  const { _id, number, link } = await sent.json()
  return { _id, number, token: link.split('/').at(-1), order: order._id, headers }
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an accepted offer becomes a job that moves over the board, late in words, by drag and keys, and is bought for', async ({
  page,
  api,
}) => {
  const { request } = page
  const name = uniqueName()
  const offer = await sendOffer(request, api.token, name)
  await open(page, `/admin/production?q=${encodeURIComponent(name)}`)
  await expect(page.getByText('No jobs.')).toHaveCount(6)
  await expectWellMade(page, 'an empty board')

  // The customer accepts.
  await request.post(`/api/offer-link/${offer.token}/accept`, { data: { name: 'Άννα' } })
  const { headers } = offer
  const found = await request.get(`/api/jobs?q=${encodeURIComponent(name)}`, { headers })
  const [job] = await found.json()
  expect(job.dueDate).toBe(dayIn(2))
  await request.patch(`/api/jobs/${job._id}`, { headers, data: { dueDate: dayIn(-2) } })
  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: offer.number })
  await expect(column(page, 'To do').getByText(offer.number)).toBeVisible()
  await expect(card).toContainText(`20 × Κούπα ${name}`)
  await expect(card).toContainText('2 days late')
  await expectWellMade(page, 'the board')
  const overdue = page.getByRole('link', { name: /Jobs overdue$/ })
  await goTo(page, '/admin')
  await overdue.click()
  await expect(page.getByLabel('Due', { exact: true })).toHaveValue('overdue')
  await expect(row(page, new RegExp(name))).toContainText('2 days late')
  await goTo(page, `/admin/production?q=${encodeURIComponent(name)}`)

  // By the arrow keys on the handle, which keeps the focus.
  const handle = card.getByRole('button', { name: new RegExp(`^Move ${offer.number}`) })
  await handle.press('ArrowRight')
  await expect(notice(page, `${offer.number} is now in: Artwork`)).toBeVisible()
  await expect(column(page, 'Artwork').getByText(offer.number)).toBeVisible()
  await expect(handle).toBeFocused()

  // By dragging, with the card in its new place before the service has answered.
  const release = await hold(page, '**/api/jobs/*')
  await handle.hover()
  await page.mouse.down()
  await column(page, 'Printing').hover({ position: { x: 40, y: 20 } })
  await page.mouse.up()
  await expect(column(page, 'Printing').getByText(offer.number)).toBeVisible()
  release()
  await expect(notice(page, `${offer.number} is now in: Printing`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(column(page, 'Artwork').getByText(offer.number)).toBeVisible()

  // The form: stage, due date and assignee.
  await card.getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog', { name: `${offer.number} · ${name}` })
  await expect(dialog.getByRole('link', { name: offer.number })).toBeVisible()
  await expect(dialog.locator(`a[href="/admin/custom-orders/${offer.order}"]`)).toBeVisible()
  await expectWellMade(page, 'a job')
  const sheet = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Job sheet (PDF)' }).click()
  expect((await sheet).suggestedFilename()).toBe(`${offer.number}-job.pdf`)
  await dialog.getByLabel('Stage').selectOption('Purchasing')
  await dialog.getByLabel('Due date').fill(dayIn(0))
  const assignee = dialog.getByLabel('Assignee')
  const colleague = (await assignee.getByRole('option').nth(1).textContent()) ?? ''
  await assignee.selectOption(colleague)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Job saved')).toBeVisible()
  await expect(column(page, 'Purchasing')).toContainText('Due today')
  await expect(card).toContainText(colleague)

  // The calendar has it on its day, and its neighbours have not.
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  const today = page.locator('[aria-current=date]')
  await expect(today).toContainText(`${offer.number} · Purchasing`)
  await expectWellMade(page, 'the calendar')
  await page.getByRole('link', { name: 'Month after' }).click()
  await expect(today).toHaveCount(0)
  await page.getByRole('link', { name: 'Month before' }).click()
  await today.getByRole('link', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Calendar link' }).click()
  const subscription = page.getByRole('dialog', { name: 'Calendar link' })
  const readFeed = async () =>
    (await request.get(await subscription.getByLabel('Link').inputValue())).text()
  expect((await readFeed()).replaceAll(/\r\n[ \t]/g, '')).toContain(
    `SUMMARY:${offer.number} · ${name}`,
  )
  await expectWellMade(page, 'the calendar link')
  await subscription.getByRole('button', { name: 'Close' }).last().click()

  // The list has the same filters.
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(row(page, new RegExp(name))).toContainText('Purchasing')
  await page.getByLabel('Due', { exact: true }).selectOption('Due this week')
  await expect(row(page, new RegExp(name))).toBeVisible()
  await page.getByLabel('Assignee').selectOption('Nobody')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByLabel('Stage').selectOption('Purchasing')
  await expect(page.getByRole('table').getByText(offer.number)).toBeVisible()
  await expectWellMade(page, 'the list of jobs')

  // What to buy for the job, up to the minimum of the SKU.
  await row(page, new RegExp(name)).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Purchase list' }).last().click()
  await expect(page).toHaveURL(/\/purchases\?job=/)
  const vendor = page.getByRole('region', { name })
  await expect(vendor.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    ...['20', '36', '36', '16', '€1.15', '€41.40'],
  ])
  await expect(page.getByText('For one job · €41.40 without VAT')).toBeVisible()
  await expectWellMade(page, 'the purchase list')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^CSV/ }).first().click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain(',20,36,36,16,1.15,41.4')

  // The order is in progress, by the customer.
  const timeline = await api.get<{ by: string | null; to: string; note: string }[]>(
    `/api/custom-order/${offer.order}/timeline`,
  )
  expect(timeline[0]).toMatchObject({
    by: null,
    to: 'In Progress',
    note: `Offer ${offer.number} was accepted`,
  })
})
