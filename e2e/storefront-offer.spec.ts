import type { APIRequestContext } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')

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
    // The totals end where the lines end.
    const ends = await items
      .locator('tbody td:last-child, tfoot td:last-child')
      .evaluateAll(cells =>
        cells.map(cell => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          return Math.round(text.getBoundingClientRect().right)
        }),
      )
    expect(new Set(ends).size).toBe(1)
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
  const { path } = await sentOffer(request, admin, { deposit: 30, depositKind: 'percent' })
  await open(page, path)
  const accept = page.getByRole('button', { name: 'Αποδοχή προσφοράς' })
  await accept.click()
  await expect(page.getByLabel('Ονοματεπώνυμο')).toBeFocused()
  await page.getByLabel('Ονοματεπώνυμο').fill('Ηώς Καρρά')
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
  await expect(page.getByText('Απόρριψη', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/^Προκαταβολή 419,77\s€: θα σας γράψουμε/)).toBeVisible()
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
  await expect(page.getByLabel('Why?')).toBeHidden()
  await page.getByText('Decline', { exact: true }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Why?').selectOption('I found another supplier')
  await page.getByRole('button', { name: 'Decline the offer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline the offer' }).click()
  await expect(page.getByText('You declined the offer.')).toBeVisible()
})

test('a customer asks about an offer without deciding, and reads the question afterwards', async ({
  page,
  request,
  admin,
}) => {
  const { path } = await sentOffer(request, admin)
  await open(page, path)
  const questions = page.getByRole('region', { name: 'Έχετε ερώτηση;' })
  await questions.getByLabel('Γράψτε μας').fill('Γίνεται και με κέντημα;')
  await questions.getByRole('button', { name: 'Αποστολή' }).click()
  await expect(questions.getByText('Λάβαμε το μήνυμά σας.')).toBeVisible()
  await expect(questions.getByRole('listitem')).toContainText('Γίνεται και με κέντημα;')
  await expect(page.getByRole('button', { name: 'Αποδοχή προσφοράς' })).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await violationsOf(page)).toEqual([])
})

test('an order with an accepted offer shows that, and is ordered again', async ({
  page,
  request,
  admin,
}) => {
  const [product] = (await (await request.get('/api/products')).json()) as { _id: string }[]
  const email = `${crypto.randomUUID()}@example.com`
  const placed = await request.post('/api/custom-order', {
    multipart: {
      email,
      phone: '2101234567',
      options: '["Πλάτη"]',
      products: JSON.stringify([product?._id]),
      quantities: '[37]',
      image: { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo },
    },
  })
  const { _id, statusToken } = (await placed.json()) as { _id: string; statusToken: string }
  const { offer, path } = await sentOffer(request, admin, {
    customOrder: _id,
    customerEmail: email,
  })
  await open(page, `/order-status/${statusToken}`)
  await expect(
    page.getByText(`Η προσφορά ${offer.number} περιμένει την απάντησή σας`),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Παραγγείλτε ξανά' })).toHaveCount(0)

  await open(page, path)
  await page.getByLabel('Ονοματεπώνυμο').fill('Ηώς Καρρά')
  await page.getByRole('button', { name: 'Αποδοχή προσφοράς' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Αποδοχή προσφοράς' }).click()
  await page.getByRole('link', { name: 'Πορεία της παραγγελίας' }).click()
  await expect(page.getByText(`Αποδεχτήκατε την προσφορά ${offer.number} στις`)).toBeVisible()
  await expect(page.getByText('Οι τιμές είναι εκτίμηση')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Παραγγείλτε ξανά' }).click()
  await expect(headline(page)).toHaveText(`Ξανά όπως η παραγγελία ${_id.slice(-6)}`)
  const form = page.locator('main form')
  await expect(form.getByRole('checkbox', { checked: true, name: 'Πλάτη' })).toBeVisible()
  await expect(form.locator('[name=products]').first()).toBeChecked()
  await expect(form.locator(`[name="quantity-${product?._id}"]`)).toHaveValue('37')
  await expect(form.getByRole('checkbox', { name: 'Αρχείο 1 (SVG)' })).toBeChecked()
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Τηλέφωνο').fill('2101234567')
  await form.getByRole('button', { name: 'Αποστολή παραγγελίας' }).click()
  await expect(form.getByText('Λάβαμε την παραγγελία σας!')).toBeVisible()
  await form.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  await expect(page.getByRole('img', { name: 'Το σχέδιό σας' })).toBeVisible()
})

test('the links of an address are asked for with one answer for all', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('link', { name: 'Χάσατε τον σύνδεσμο της παραγγελίας σας;' }).click()
  await expect(headline(page)).toHaveText('Πού είναι η παραγγελία μου')
  const send = page.getByRole('button', { name: 'Στείλτε μου τους συνδέσμους' })
  await send.click()
  await expect(page.getByText('Συμπληρώστε το e-mail σας')).toBeVisible()
  await page.getByRole('main').getByLabel('E-mail').fill('nobody@example.com')
  await send.click()
  await expect(page.getByText('Αν υπάρχουν παραγγελίες με αυτό το e-mail')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer asks about an offer and for lost links', async ({ page, request, admin }) => {
    const { path } = await sentOffer(request, admin)
    await page.goto(path)
    await page.getByLabel('Γράψτε μας').fill('Πότε θα είναι έτοιμη;')
    await page.getByRole('button', { name: 'Αποστολή', exact: true }).click()
    await expect(page.getByText('Λάβαμε το μήνυμά σας.')).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Πότε θα είναι έτοιμη;' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Αποδοχή προσφοράς' })).toBeVisible()
    await page.goto('/where-is-my-order')
    await page.getByRole('main').getByLabel('E-mail').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Στείλτε μου τους συνδέσμους' }).click()
    await expect(page.getByText('Αν υπάρχουν παραγγελίες με αυτό το e-mail')).toBeVisible()
  })

  test('a customer declines an offer', async ({ page, request, admin }) => {
    const { path } = await sentOffer(request, admin)
    await page.goto(path)
    await page.getByText('Απόρριψη', { exact: true }).click()
    await page.getByLabel('Σχόλιο').fill('Βρήκαμε άλλη')
    await page.getByRole('button', { name: 'Απορρίπτω την προσφορά' }).click()
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
    await page.getByText('Απόρριψη', { exact: true }).click()
    const answered = page.waitForResponse(response => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Απορρίπτω την προσφορά' }).click()
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
  await page.getByText('Απόρριψη', { exact: true }).click()
  const decline = { name: 'Απορρίπτω την προσφορά' }
  await page.getByRole('button', decline).click()
  const question = page.getByRole('dialog', { name: /^Να απορριφθεί η προσφορά/ })
  await question.getByRole('button', decline).click()
  await expect(page.getByText('Η προσφορά δεν βρέθηκε')).toBeVisible()
})

test('an unknown offer link responds with 404', async ({ page }) => {
  await open(page, '/offer/nothing')
  await expect(page.getByText('Η προσφορά δεν βρέθηκε')).toBeVisible()
})
