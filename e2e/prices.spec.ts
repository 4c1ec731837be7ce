import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from './accessibility.ts'
import {
  test as adminTest,
  field,
  form,
  notice,
  open as openScreen,
  overlay,
  save,
  signIn,
} from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { ordersOf } from './order-form.ts'
import { cards, consoleOf, headline, open } from './storefront-pages.ts'
import {
  addText,
  choosePrint,
  findings,
  layer,
  mockups,
  openStudio,
  orderForm,
  orderNumber,
  priceButton,
  saveMockup,
  shopOf,
  tab,
  uploadField,
} from './studio-pages.ts'

/** A demo product: screen print from 20 pieces at 7.80, 50 at 6.00, 100 at 5.00; set-up 25.00 per colour and side. */
const shirt = '/products/vamvakero-blouzaki-aigina'

const calculator = (page: Page) => page.getByRole('region', { name: 'Υπολογίστε την τιμή' })
const price = (page: Page) => calculator(page).getByRole('status')
const amount = (page: Page, name: string) =>
  calculator(page).locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')

test('a product card and its page state the lowest price, also without JavaScript', async ({
  browser,
  stack,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: stack.url })
  await page.goto('/products')
  // Other tests change which products come first.
  const lowest = cards(page).filter({ hasText: /από \d+,\d\d\s€ στα \d+ \+ ΦΠΑ/ })
  await expect(lowest.first()).toBeVisible()
  await page.goto(shirt)
  await expect(page.getByRole('main').getByText(/από 4,05\s€ στα 500 \+ ΦΠΑ/)).toBeVisible()
  const row = calculator(page).getByRole('row', { name: /^50 / })
  await expect(row.getByRole('cell')).toHaveText([/6,50\s€/, /7,60\s€/])
  await expect(calculator(page).getByLabel('Ποσότητα')).toBeHidden()
  await page.close()
})

test('the calculator prices a choice without a request and passes it to the order', async ({
  page,
  request,
  admin,
}) => {
  const lines = consoleOf(page)
  await open(page, shirt)
  await expect(price(page)).toHaveText(/9,05\s€ το τεμάχιο/)
  await calculator(page).getByLabel('Ποσότητα').fill('49')
  await expect(
    calculator(page).getByRole('button', {
      name: /^Τα 50 κοστίζουν λιγότερο: \d+,\d\d\s€ σύνολο$/,
    }),
  ).toBeVisible()
  await calculator(page).getByLabel('Ποσότητα').fill('25')
  const calls: string[] = []
  page.on('request', request => calls.push(request.url()))
  await calculator(page)
    .getByRole('button', { name: /Στα 50: 6,50\s€/ })
    .click()
  await expect(calculator(page).getByLabel('Ποσότητα')).toHaveValue('50')
  await calculator(page).getByLabel('Πλευρές').selectOption('2')
  await calculator(page).getByLabel('Χρώματα σε κάθε πλευρά').selectOption('3')
  // 6.00 + 1.20 + 2 × 2 × 0.35; 25 × 2 × 3; 24 % of 580.00
  await expect(price(page)).toHaveText(/11,60\s€ το τεμάχιο/)
  await expect(amount(page, 'Προετοιμασία')).toHaveText(/^150,00\s€$/)
  await expect(amount(page, 'ΦΠΑ 24%')).toHaveText(/^139,20\s€$/)
  await expect(amount(page, 'Σύνολο').last()).toHaveText(/^719,20\s€$/)
  await expect(
    calculator(page).getByText(/Παράδοση έως (Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή)/),
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(calls).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'Ζητήστε προσφορά' }).click()
  const order = page
    .locator('form')
    .filter({ has: page.getByRole('group', { name: 'Πού θα τυπωθεί' }) })
  await expect(order.getByRole('textbox', { name: /^Ποσότητα: .*Αίγινα/ })).toHaveValue('50')
  await expect(order.getByRole('status').filter({ hasText: 'το τεμάχιο' })).toHaveText(/11,60\s€/)
  const email = `anna-${Math.random().toString(36).slice(2)}@example.com`
  await order.getByLabel('E-mail').fill(email)
  await order.getByLabel('Τηλέφωνο').fill('6900000000')
  await order.getByRole('button', { name: 'Αποστολή παραγγελίας' }).click()

  await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  // The form's page has a headline that begins alike.
  await page.waitForURL('**/order-status/*')
  await expect(headline(page)).toContainText('Παραγγελία')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(
      /Μεταξοτυπία, 2 πλευρές, 3 χρώματα: εκτίμηση 580,00\s€ \+ ΦΠΑ, σύνολο 719,20\s€/,
      { timeout: 1000 },
    )
  }).toPass()
  const token = await signIn(request, admin)
  const [stored] = await ordersOf<{ products: object[] }>(request, token, email)
  expect(stored?.products).toMatchObject([{ estimate: { net: 580, vat: 139.2, total: 719.2 } }])
  expect(lines).toEqual([])
})

test('the calculator answers every quantity in words', async ({ page }) => {
  await open(page, shirt)
  const quantity = calculator(page).getByLabel('Ποσότητα')
  await quantity.fill('19')
  await expect(price(page)).toHaveText(
    'Κάτω από το ελάχιστο των 20 τεμαχίων: θα σας προτείνουμε τιμή.',
  )
  await calculator(page).getByRole('button', { name: 'Από 20 τεμάχια' }).click()
  await expect(price(page)).toHaveText(/9,05\s€/)
  await quantity.fill('1.000')
  await expect(price(page)).toHaveText(/ το τεμάχιο$/)
  for (const text of ['', '1,5', 'πολλά']) {
    await quantity.fill(text)
    await expect(price(page), text).toHaveText('Γράψτε έναν ακέραιο αριθμό')
  }
  await quantity.fill('2000000')
  await expect(price(page)).toHaveText('Για τόση ποσότητα ζητήστε προσφορά')
})

const panel = (page: Page) => page.getByRole('region', { name: 'Τιμή', exact: true })

/** Orders the saved mockups and returns the stored estimates. */
async function orderDesign(page: Page, authorization: string): Promise<unknown[]> {
  const email = `eleni-${Math.random().toString(36).slice(2)}@example.com`
  const form = orderForm(page)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Τηλέφωνο').fill('6900000000')
  await form.getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  await expect(form).toContainText('Η παραγγελία σας καταχωρίστηκε')
  const answer = await page.request.get(`/api/design-studio/orders?q=${email}`, {
    headers: { authorization },
  })
  const [order] = (await answer.json()) as { mockups: { estimate: unknown }[] }[]
  return order?.mockups.map(({ estimate }) => estimate) ?? []
}

test('the studio prices a design without a request, and its order has the estimate', async ({
  page,
  request,
  admin,
}) => {
  const lines = consoleOf(page)
  await openStudio(page)
  const products = page.getByRole('group', { name: 'Επιλέξτε προϊόν' })
  await expect(
    products.getByRole('radio', { name: /^Μπλουζάκι .*από 4,05\s€ στα 500 \+ ΦΠΑ$/ }).first(),
  ).toBeVisible()
  await products.getByRole('radio', { name: /^Μπλουζάκι .*από 4,05/ }).check()
  const price = panel(page).getByRole('status')
  await addText(page, 'Στάμπα')
  await expect(panel(page)).toContainText('για μία πλευρά')
  await expect(price).toHaveText(/9,05\s€ το τεμάχιο/)

  const calls: string[] = []
  page.on('request', request => calls.push(request.url()))
  await panel(page)
    .getByRole('button', { name: /Στα 50: 6,50\s€/ })
    .click()
  await panel(page).getByLabel('Χρώματα σε κάθε πλευρά').selectOption('3')
  // 6.00 + 2 × 0.35; 25 × 3
  await expect(price).toHaveText(/8,20\s€ το τεμάχιο/)
  await choosePrint(page, 'same')
  // 6.00 + 1.20 + 2 × 2 × 0.35; 25 × 2 × 3
  await expect(price).toHaveText(/11,60\s€ το τεμάχιο/)
  await expect(panel(page)).toContainText(/Παράδοση έως/)
  expect(calls.filter(url => url.includes('/api/'))).toEqual([])

  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  await expect(page.getByRole('dialog').getByLabel('Ποσότητα')).toHaveValue('50')
  await page.keyboard.press('Enter')
  await expect(mockups(page)).toContainText(/11,60\s€ το τεμάχιο, 580,00\s€ \+ ΦΠΑ/)
  await expect(orderForm(page)).toContainText(/Εκτίμηση: 580,00\s€ \+ ΦΠΑ 139,20\s€ = 719,20\s€/)
  expect(await violationsOf(page)).toEqual([])
  const authorization = `Bearer ${await signIn(request, admin)}`
  expect(await orderDesign(page, authorization)).toEqual([
    {
      technique: 'Μεταξοτυπία',
      sides: 2,
      colours: 3,
      options: [],
      pricePerItem: 8.6,
      setupFee: 150,
      net: 580,
      vat: 139.2,
      total: 719.2,
    },
    null,
  ])

  await page.getByRole('link', { name: 'Δείτε την πορεία της παραγγελίας' }).click()
  await expect(page.getByRole('main')).toContainText(
    /Μεταξοτυπία, 2 πλευρές, 3 χρώματα: εκτίμηση 580,00\s€ \+ ΦΠΑ, σύνολο 719,20\s€/,
  )
  await expect(page.getByRole('main')).toContainText('η τελική τιμή είναι στην προσφορά μας')
  expect(lines).toEqual([])
})

test('the studio answers every quantity in words, and says which mockups need an offer', async ({
  page,
  request,
  admin,
}) => {
  const authorization = `Bearer ${await signIn(request, admin)}`
  await page.setViewportSize({ width: 360, height: 740 })
  await openStudio(page)
  await tab(page, 'Προϊόν').click()
  await page
    .getByRole('radio', { name: /^Κούπα/ })
    .first()
    .check()
  await tab(page, 'Προσθήκη').click()
  await page.getByPlaceholder('Γράψτε κάτι').fill('Καλημέρα')
  await page.getByRole('button', { name: 'Προσθήκη κειμένου' }).click()
  await priceButton(page).click()
  await expect(panel(page)).toContainText('για μία πλευρά')
  const price = panel(page).getByRole('status')
  await expect(price).toHaveText(/€ το τεμάχιο/)
  await panel(page).getByLabel('Ποσότητα').fill('11')
  await expect(price).toHaveText('Κάτω από το ελάχιστο των 12 τεμαχίων: θα σας προτείνουμε τιμή.')
  await panel(page).getByLabel('Ποσότητα').fill('1.000')
  await expect(price).toHaveText(/€ το τεμάχιο/)
  await panel(page).getByLabel('Ποσότητα').fill('1,5')
  await expect(price).toHaveText('Γράψτε έναν ακέραιο αριθμό')

  // The dialog offers what was asked for; fewer pieces than the smallest quantity need an offer.
  await saveMockup(page, '1')
  await expect(mockups(page)).toContainText('Τιμή με προσφορά')
  expect(await orderDesign(page, authorization)).toEqual([null])
})

test('a design that no technique of the product prints has no price, and its order says why', async ({
  page,
  request,
  admin,
}) => {
  await openStudio(page)
  await page
    .getByRole('radio', { name: /^Πάνινη τσάντα/ })
    .first()
    .check()
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await photoPng() }
  await uploadField(page).setInputFiles(photo)
  await expect(layer(page, 'photo.png')).toBeVisible()
  await expect(panel(page)).toContainText('Τιμή με προσφορά: το σχέδιο δεν τυπώνεται όπως είναι')
  await expect(panel(page)).not.toContainText('€')
  await expect(priceButton(page)).toHaveText('Τιμή με προσφορά')
  await expect(findings(page)).toContainText('το σχέδιο δεν τυπώνεται όπως είναι')
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  await expect(page.getByRole('dialog')).toContainText('δεν τυπώνεται όπως είναι')
  await page.getByRole('dialog').getByLabel('Ποσότητα').fill('50')
  await page.getByRole('dialog').getByLabel('Ποσότητα').press('Enter')
  await expect(mockups(page)).toContainText('50 τεμάχια')
  await expect(mockups(page)).toContainText('Τιμή με προσφορά: το σχέδιο δεν τυπώνεται όπως είναι')
  const form = orderForm(page)
  await form.getByLabel('E-mail').fill('photo@example.com')
  await form.getByLabel('Τηλέφωνο').fill('6900000000')
  await form.getByLabel(/^Σημειώσεις/).fill('Για δώρο')
  await form.getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  const shop = await shopOf(request, admin)
  const { notes, mockups: ordered } = await shop(await orderNumber(page))
  expect(notes).toMatch(/^Για δώρο\nτο σχέδιο δεν τυπώνεται όπως είναι/)
  expect(ordered).toMatchObject([{ quantity: 50, estimate: null }])

  // A product with another technique is priced by it, and offers it in place of one that does not print the photo.
  await page.getByRole('radio', { name: /^Μπλουζάκι .*από 4,05/ }).check()
  await uploadField(page).setInputFiles(photo)
  await expect(panel(page).getByLabel('Τεχνική')).toHaveValue('DTF')
  await expect(panel(page).getByRole('status')).toHaveText(/€ το τεμάχιο/)
  await panel(page).getByLabel('Τεχνική').selectOption('Μεταξοτυπία')
  await expect(panel(page).getByRole('status')).toHaveText('Τιμή με προσφορά')
  await panel(page).getByRole('button', { name: 'Αλλαγή σε DTF' }).click()
  await expect(panel(page).getByRole('status')).toHaveText(/€ το τεμάχιο/)
})

/** Returns a picture with more shades than a print counts. */
function photoPng(): Promise<Buffer> {
  const size = 1600
  const pixels = Buffer.alloc(size * size * 3)
  for (let pixel = 0; pixel < size * size; pixel++) {
    const [x, y] = [pixel % size, Math.floor(pixel / size)]
    pixels.set([(x / size) * 255, (y / size) * 255, 255 - (x / size) * 255], pixel * 3)
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer()
}

adminTest(
  'staff copy a price table of the catalogue to a product of the studio',
  async ({ page, api, request }) => {
    const headers = { authorization: `Bearer ${api.token}` }
    const answer = await request.post('/api/design-studio/products', {
      headers,
      // Without a colour it is not shown to visitors.
      data: { name: `Τιμές ${Math.random().toString(36).slice(2)}`, displayOrder: 999 },
    })
    const { _id } = (await answer.json()) as { _id: string }
    const address = `/api/design-studio/products/${_id}`
    const techniques = async () => {
      const { priceTable } = await (await request.get(address, { headers })).json()
      return priceTable?.techniques.map(({ name }: { name: string }) => name)
    }
    await openScreen(page, `/admin/design-studio/products/${_id}`)
    await field(page, 'Copy from another product').selectOption({
      label: 'Κεραμική κούπα «Καλημέρα» 330 ml',
    })
    await save(page).click()
    await expect(overlay(page)).toHaveCount(0)
    expect(await techniques()).toEqual(['Εξάχνωση'])
    await openScreen(page, `/admin/design-studio/products/${_id}`)
    await overlay(page).getByRole('button', { name: 'Remove the price table' }).click()
    await save(page).click()
    await expect(overlay(page)).toHaveCount(0)
    expect(await techniques()).toBeUndefined()
    await request.delete(address, { headers })
  },
)

adminTest(
  'staff write a price table by keyboard, copy one and remove it',
  async ({ page, api }) => {
    const { _id, title } = await api.createProduct()
    const stored = () => api.get<{ priceTable: object | null }>(`/api/products/${_id}`)
    await openScreen(page, `/admin/products/edit/${_id}`)
    const prices = overlay(page).getByRole('group', { name: 'Prices' })
    await prices.getByRole('button', { name: 'Add a price table' }).press('Enter')
    await save(page).click()
    await expect(prices.getByText('A name is required')).toBeVisible()

    const technique = prices.getByRole('group', { name: 'Technique 1' })
    await technique.getByRole('textbox', { name: 'Name' }).fill('Κέντημα')
    await technique.getByRole('textbox', { name: 'Set-up, per colour and side' }).fill('12,5')
    const first = technique.getByRole('group', { name: 'Price 1' })
    await first.getByRole('textbox', { name: 'Price of an item' }).fill('4.9')
    await technique.getByRole('button', { name: 'Add a quantity' }).press('Enter')
    await page.keyboard.type('50')
    const second = technique.getByRole('group', { name: 'Price 2' })
    await expect(second.getByRole('textbox', { name: 'From this quantity' })).toHaveValue('50')
    await second.getByRole('textbox', { name: 'Price of an item' }).fill('4,2')
    await expect(prices.getByText('Each quantity must be above the one before')).toBeVisible()
    await second.getByRole('textbox', { name: 'From this quantity' }).fill('100')
    // (4.90 × 50 + 12.50) ÷ 50
    await expect(prices.getByRole('row', { name: /^50 / })).toContainText('€5.15')
    expect(await violationsOf(page)).toEqual([])
    await save(page).click()
    await expect(notice(page, `“${title}” was saved`)).toBeVisible()
    expect(await stored()).toMatchObject({
      priceTable: {
        workingDays: 7,
        techniques: [
          {
            name: 'Κέντημα',
            setupFee: 12.5,
            tiers: [
              { quantity: 50, price: 4.9 },
              { quantity: 100, price: 4.2 },
            ],
          },
        ],
      },
    })

    await openScreen(page, `/admin/products/edit/${_id}`)
    await field(page, 'Copy from another product').selectOption({
      label: 'Κεραμική κούπα «Καλημέρα» 330 ml',
    })
    await expect(prices.getByRole('group', { name: 'Technique 1' }).getByLabel('Name')).toHaveValue(
      'Εξάχνωση',
    )
    await prices.getByRole('button', { name: 'Remove the price table' }).click()
    await save(page).click()
    await expect(form(page)).toHaveCount(0)
    expect(await stored()).toMatchObject({ priceTable: null })
  },
)
