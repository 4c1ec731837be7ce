import type { APIRequestContext } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

interface Offer {
  _id: string
  number: string
  link: string | null
}

/** Creates an offer and sends it to a customer, like the shop. */
async function sentOffer(
  request: APIRequestContext,
  admin: Parameters<typeof signIn>[1],
  fields: object = {},
): Promise<{ offer: Offer; path: string; call: (method: string, path: string) => Promise<void> }> {
  const headers = { authorization: `Bearer ${await signIn(request, admin)}` }
  const post = async <T>(path: string, data: object): Promise<T> => {
    const response = await request.post(path, { headers, data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as T
  }
  const sku = await post<{ _id: string }>('/api/sku', {
    productDescription: 'Βαμβακερό μπλουζάκι',
    vendor: 'Υφαντουργία Α.Ε.',
    priceWithoutVAT: 5,
    minimumOrderItems: 1,
  })
  const { _id } = await post<Offer>('/api/offers', {
    customerName: 'Καφενείο Ηώς',
    customerEmail: 'kafeneio@example.com',
    offerDate: '2026-11-20',
    items: [{ sku: sku._id, quantity: 100, printCostPerItem: 2, marginPercentage: 30 }],
    ...fields,
  })
  const offer = await post<Offer>(`/api/offers/${_id}/send`, {})
  if (!offer.link) throw new Error('An offer that was sent has a link')
  const call = async (method: string, path: string) => {
    const response = await request.fetch(path, { method, headers })
    expect(response.ok()).toBe(true)
  }
  return { offer, path: new URL(offer.link, 'http://shop').pathname, call }
}

test('a customer reads an offer by its link, without cost or margin', async ({
  page,
  request,
  admin,
}) => {
  const { offer, path } = await sentOffer(request, admin)
  await open(page, path)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(headline(page)).toHaveText(`Προσφορά ${offer.number}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Για: Καφενείο Ηώς')
    await expect(main.getByRole('row', { name: /Βαμβακερό μπλουζάκι/ })).toContainText('1.128,40')
    await expect(main.getByRole('row', { name: /ΦΠΑ 24%/ })).toContainText('270,82')
    await expect(main.getByRole('row', { name: /Τελικό ποσό/ })).toContainText('1.399,22')
    // 100 × 11,28 is not 1.128,40.
    await expect(main).toContainText('Οι τιμές ανά τεμάχιο είναι στρογγυλεμένες στο λεπτό')
    // Every amount is in view without scrolling sideways.
    const items = main.getByRole('region', { name: 'Είδη' })
    expect(await items.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
    for (const secret of ['868', '531,22', '30%', 'Υφαντουργία']) {
      await expect(main).not.toContainText(secret)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await violationsOf(page)).toEqual([])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const pdf = await page.getByRole('link', { name: 'Άνοιγμα ως PDF' }).getAttribute('href')
  const answer = await request.get(pdf ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('a customer accepts an offer once, after a question that names the total', async ({
  page,
  request,
  admin,
}) => {
  const { path } = await sentOffer(request, admin)
  await open(page, path)
  await page.getByLabel('Ονοματεπώνυμο').fill('Ηώς Καρρά')
  const accept = page.getByRole('button', { name: 'Αποδοχή προσφοράς' })
  await accept.click()
  const question = page.getByRole('dialog', { name: /^Να γίνει δεκτή η προσφορά των 1.399,22.€;$/ })
  await expect(question.getByRole('button', { name: 'Όχι ακόμη' })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(accept).toBeFocused()
  // An answer right after the question was closed asks again.
  await accept.click()
  await question.getByRole('button', { name: 'Όχι ακόμη' }).evaluate((cancel: HTMLElement) => {
    const accept = document.querySelector<HTMLElement>('main form button')
    // Before the dialog's own event, which is the next task.
    cancel.click()
    queueMicrotask(() => accept?.click())
  })
  await question.getByRole('button', { name: 'Όχι ακόμη' }).click()
  // Enter in a field answers by the first button.
  await page.getByLabel('Ονοματεπώνυμο').press('Enter')
  await question.getByRole('button', { name: 'Αποδοχή προσφοράς' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Αποδεχτήκατε' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Απόρριψη' })).toHaveCount(0)
  await open(page, path)
  await expect(page.getByText('Αποδεχτήκατε την προσφορά.')).toBeVisible()
})

test('a customer accepts the terms of an offer by name, or declines with a reason', async ({
  page,
  request,
  admin,
}) => {
  const { path } = await sentOffer(request, admin, { terms: 'Προκαταβολή 50%.' })
  await open(page, path)
  await expect(page.getByRole('region', { name: 'Όροι' })).toContainText('Προκαταβολή 50%.')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await violationsOf(page)).toEqual([])
  const accept = page.getByRole('button', { name: 'Αποδοχή προσφοράς' })
  const question = page.getByRole('dialog', { name: /^Να γίνει δεκτή η προσφορά/ })
  await accept.click()
  await expect(page.getByLabel('Ονοματεπώνυμο')).toBeFocused()
  await page.getByLabel('Ονοματεπώνυμο').fill('Ηώς Καρρά')
  await accept.click()
  const tick = page.getByRole('checkbox', { name: 'Αποδέχομαι τους όρους της προσφοράς' })
  await expect(tick).toBeFocused()
  await page.keyboard.press('Space')
  await accept.click()
  await question.getByRole('button', { name: 'Αποδοχή προσφοράς' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Αποδεχτήκατε' })).toBeVisible()

  const declined = await sentOffer(request, admin, { terms: 'Προκαταβολή 50%.' })
  await open(page, `${declined.path}?lang=en`)
  await page.getByLabel('If you decline, why?').selectOption('I found another supplier')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('You declined the offer.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer declines an offer', async ({ page, request, admin }) => {
    const { path } = await sentOffer(request, admin)
    await page.goto(path)
    await page.getByLabel('Σχόλιο').fill('Βρήκαμε άλλη')
    await page.getByRole('button', { name: 'Απόρριψη' }).click()
    await expect(page.getByText('Απορρίψατε την προσφορά.')).toBeVisible()
  })

  test('an answer to an offer that the shop has withdrawn meanwhile is responded to with 404', async ({
    page,
    request,
    admin,
  }) => {
    const { offer, path, call } = await sentOffer(request, admin)
    await page.goto(path)
    await call('DELETE', `/api/offers/${offer._id}`)
    const answered = page.waitForResponse(response => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Απόρριψη' }).click()
    expect((await answered).status()).toBe(404)
    await expect(page.getByText('Η προσφορά δεν βρέθηκε')).toBeVisible()
  })
})

test('an offer that the shop withdraws cannot be accepted or declined', async ({
  page,
  request,
  admin,
}) => {
  const { offer, path, call } = await sentOffer(request, admin)
  await open(page, path)
  await call('DELETE', `/api/offers/${offer._id}`)
  await page.getByRole('button', { name: 'Απόρριψη' }).click()
  const question = page.getByRole('dialog', { name: /^Να απορριφθεί η προσφορά/ })
  await question.getByRole('button', { name: 'Απόρριψη' }).click()
  await expect(page.getByText('Η προσφορά δεν βρέθηκε')).toBeVisible()
})

test('an unknown offer link responds with 404', async ({ page }) => {
  await open(page, '/offer/nothing')
  await expect(page.getByText('Η προσφορά δεν βρέθηκε')).toBeVisible()
})
