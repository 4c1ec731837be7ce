import type { Stack } from '@stampa/stack'
import pg from 'pg'
import { notice, open, row, signIn } from '../admin-pages.ts'
import { addStudioProduct, submitDesign } from '../design-order.ts'
import { expectWellMade } from '../screen-quality.ts'
import { expect } from './fixtures.ts'
import { type Outage, openBrowser, tryAgain, without } from './outage.ts'

/** One list contains the mails of orders and designs; without one of the services it shows those of the other. */
export async function checkUndeliveredMails(outage: Outage): Promise<void> {
  const { request, own } = outage
  const headers = { authorization: `Bearer ${await signIn(request, own.administrator)}` }
  const email = 'refused@mails.example'
  const answer = await request.post('/api/custom-order', {
    multipart: { email, phone: '210 000 0172', products: '[]', quantities: '[]' },
  })
  expect(answer.status()).toBe(201)
  await giveUp(own, 'orders', (await answer.json())._id)
  const design = await submitDesign(request, await addStudioProduct(request, headers), email)
  await giveUp(own, 'studio', design.orderId)

  const context = await openBrowser(outage, await signIn(request, own.administrator))
  const page = await context.newPage()
  await without(own, 'studio', async () => {
    await open(page, '/admin/mails')
    await expect(page.getByRole('alert')).toContainText('Not every service answered')
    await expect(page.getByRole('rowheader')).toHaveText(['New order'])
  })
  await tryAgain(page).click()
  await expect(page.getByRole('row')).toContainText([
    /Event/,
    /New design.*EENVELOPE 550/,
    /New order.*EENVELOPE 550/,
  ])
  await expect(page.getByRole('link', { name: 'New design' })).toHaveAttribute(
    'href',
    `/admin/design-studio/orders/${design.orderId}?tab=orders`,
  )
  await expectWellMade(page, 'mails')
  await open(page, '/admin')
  await page.getByRole('link', { name: '2 undelivered mails' }).click()

  // The mail has been retried by another client.
  const retried = await request.post('/api/contact/undelivered/retry', { headers })
  expect(await retried.json()).toEqual({ retried: 1 })
  await row(page, 'New order').getByRole('button', { name: 'Retry' }).click()
  await expect(notice(page, 'Undelivered mail not found')).toBeVisible()
  await page.getByRole('button', { name: 'Retry all' }).click()
  await expect(page.getByText('No undelivered mails')).toBeVisible()
  await context.close()
}

/** Marks the customer's mail about an order as permanently refused by the mail server. */
async function giveUp(own: Stack, service: 'orders' | 'studio', order: string): Promise<void> {
  const url = new URL(own.databaseUrl)
  url.pathname = `/stampa_${service}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const update = () =>
    client.query(
      `update mails set state = 'failed', reason = 'EENVELOPE 550', settled_at = now() from outbox
       where outbox.id = event_id and payload->>'order' = $1 and audience = 'customer' and state = 'sent'`,
      [order],
    )
  await expect.poll(async () => (await update()).rowCount).toBe(1)
  await client.end()
}
