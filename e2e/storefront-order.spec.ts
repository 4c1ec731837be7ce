import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { heic } from '@stampa/service-kit/testing/heic'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { violationsOf } from './accessibility.ts'
import { hold, signedIn, signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { drawingPdf, illustratorSvg } from './image-files.ts'
import {
  fillContact,
  form,
  openSizes,
  orderAgain,
  ordersOf,
  products,
  someAddress,
  submit,
  success,
} from './order-form.ts'
import { answerOf, comeNear, consoleOf, headline, open } from './storefront-pages.ts'

/** One white pixel. */
const image = {
  name: 'σχέδιο.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('on a phone the page scrolls, not the list of products, and all sizes are visible', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const all = await answerOf<{ _id: string; title: string }[]>(request, '/api/products')
  const shirt = all.find(({ title }) => title.includes('Αίγινα'))
  await open(page, `/custom-order?product=${shirt?._id}`)
  await expect(products(page).getByRole('textbox', { name: /^Ποσότητα/ })).toHaveValue('20')
  await openSizes(page)
  const sizes = products(page).getByRole('table')
  await expect(sizes).toBeVisible()
  for (const part of [sizes.locator('..'), products(page).getByRole('list')]) {
    const beyond = await part.evaluate(box => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ])
    expect(beyond).toEqual([0, 0])
  }
})

for (const path of ['/custom-order', '/']) {
  test(`an order is sent from ${path} and its status page opens`, async ({
    page,
    request,
    admin,
  }) => {
    const lines = consoleOf(page)
    const email = someAddress()
    await open(page, path)
    if (path === '/') await comeNear(form(page))
    await products(page).getByRole('checkbox').nth(1).check()
    await products(page)
      .getByRole('textbox', { name: /^Ποσότητα/ })
      .fill('25')
    await form(page).getByRole('checkbox', { name: 'Πλάτη', exact: true }).check()
    await form(page).getByLabel('Το σχέδιό σας').setInputFiles(image)
    await expect(form(page).getByText('σχέδιο.png')).toBeVisible()
    await fillContact(page, email)
    await submit(page).click()
    const sent = page.getByRole('status').filter({ hasText: success })
    await expect(sent).toBeFocused()
    await expect(sent).toContainText(/Αριθμός παραγγελίας: [\da-f]{6}/)
    await expect(sent).toContainText(email)
    await expect(page.getByRole('button', { name: 'Αποστολή παραγγελίας' })).toHaveCount(0)
    const said = (await sent.textContent()) ?? ''
    if (path === '/custom-order') {
      await page.reload()
      await expect(sent).toHaveText(said)
    }

    const token = await signIn(request, admin)
    const [order] = await ordersOf<{ image: string }>(request, token, email)
    expect(order).toMatchObject({ quantities: [25], options: ['Πλάτη'] })
    expect(order?.image).toBeTruthy()

    await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
    await expect(headline(page)).toContainText('Παραγγελία')
    const design = page.getByRole('img', { name: 'Το σχέδιό σας' })
    await expect(design).toHaveJSProperty('complete', true)
    await expect(design).not.toHaveJSProperty('naturalWidth', 0)
    await expect(page.getByRole('main')).toContainText('25 τεμ.')
    await expect(page.getByRole('main')).toContainText('Πού θα τυπωθεί: Πλάτη')
    await expect(page.getByRole('main')).toContainText('Το επόμενο βήμα είναι η προσφορά μας')
    const answer = await request.get(page.url())
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Stampa' })).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    const title = (await headline(page).textContent()) ?? ''
    await page.getByRole('link', { name: 'Ρωτήστε μας για την παραγγελία' }).click()
    await expect(page.getByLabel('Θέμα')).toHaveValue(title)
    expect(lines).toEqual([])
  })
}

/** Makes an offer of an order, accepts it, and returns the text of the job sheet. */
async function sheetOfOrder(
  request: APIRequestContext,
  headers: Record<string, string>,
  customOrder: string,
): Promise<string> {
  const call = async (method: 'post' | 'get' | 'put', path: string, data?: object) =>
    (await request[method](path, { headers, ...(data && { data }) })).json()
  const customerName = `Ομάδα ${customOrder.slice(-6)}`
  const sku = await call('post', '/api/sku', {
    productDescription: customerName,
    vendor: customerName,
    priceWithoutVAT: 1,
    minimumOrderItems: 1,
  })
  const item = { sku: sku._id, quantity: 12, printCostPerItem: 1, marginPercentage: 30 }
  const offer = await call('post', '/api/offers', {
    customerName,
    customerEmail: someAddress(),
    offerDate: '2026-11-28',
    customOrder,
    items: [item],
  })
  await call('post', `/api/offers/${offer._id}/send`)
  await call('put', `/api/offers/${offer._id}/status`, { status: 'Accepted' })
  const [job] = await call('get', `/api/jobs?q=${encodeURIComponent(customerName)}`)
  const sheet = await request.get(`/api/jobs/${job._id}/sheet`, { headers })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await sheet.body())))
  return text.join(' ').replaceAll(/\s+/g, ' ')
}

/** Returns a product of the running shop with colours and sizes. */
interface VariedProduct {
  _id: string
  title: string
  colours: string[]
  sizes: string[]
  priceTable: object | null
}

async function variedProduct(request: APIRequestContext) {
  const all = await answerOf<VariedProduct[]>(request, '/api/products')
  const product = all.find(
    ({ colours, sizes, priceTable }) => colours.length > 1 && sizes.length > 1 && priceTable,
  )
  const [colour = '', other = ''] = product?.colours ?? []
  const [size = '', larger = ''] = product?.sizes ?? []
  if (!product) throw new Error('no product has colours and sizes')
  return { ...product, colour, other, size, larger }
}

test('sizes and colours make up the quantity, survive a reload and reach staff and status page', async ({
  page,
  request,
  admin,
}) => {
  const { _id, title, colour, other, size, larger } = await variedProduct(request)
  const email = someAddress()
  await open(page, '/custom-order')
  await products(page).getByRole('checkbox', { name: title }).check()
  const matrix = form(page).getByRole('table', { name: 'Πόσα από κάθε χρώμα και μέγεθος' })
  const cell = (name: string) => matrix.getByRole('textbox', { name, exact: true })
  const quantity = products(page).getByRole('textbox', { name: `Ποσότητα: ${title}` })
  await openSizes(page)
  await cell(`${colour}, ${size}`).fill('12')
  await cell(`${colour}, ${larger}`).fill('8')
  await cell(`${other}, ${size}`).fill('5')
  await expect(quantity).toHaveValue('25')
  await expect(quantity).not.toBeEditable()
  // The sum is no quantity to be replaced by that of a cheaper step.
  await expect(products(page).getByText(/^(Στα|Τα) \d+/)).toBeVisible()
  await expect(products(page).getByRole('button', { name: /^(Στα|Τα) \d+/ })).toHaveCount(0)
  await expect(matrix.getByRole('row').nth(1)).toContainText('20')
  await expect(matrix.getByRole('row').last()).toHaveText(/^Σύνολο178.*25$/)
  expect(await violationsOf(page)).toEqual([])

  await page.reload()
  await form(page).getByText('Πόσα από κάθε χρώμα και μέγεθος: 25').click()
  await expect(cell(`${colour}, ${larger}`)).toHaveValue('8')
  await expect(quantity).toHaveValue('25')
  await expect(matrix.getByRole('row').last()).toHaveText(/25$/)
  await cell(`${other}, ${size}`).fill('1,5')
  await form(page).getByLabel('Το θέλω μέχρι').fill('2030-12-24')
  await form(page).getByLabel('Ονοματεπώνυμο').fill('Μαρία Παππά')
  await form(page).getByText('Σημειώσεις').first().click()
  await form(page).getByRole('textbox', { name: 'Σημειώσεις' }).fill('Ανά δέκα')
  await form(page).getByLabel('Εταιρεία').fill('Άλφα ΑΕ')
  await form(page).getByLabel('ΑΦΜ').fill('094014201')
  await fillContact(page, email)
  await submit(page).click()
  await expect(form(page).getByText('Γράψτε ακέραιους αριθμούς')).toBeVisible()
  await cell(`${other}, ${size}`).fill('5')
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()

  const list = await ordersOf(request, await signIn(request, admin), email)
  const pieces = [
    { colour, size, count: 12 },
    { colour, size: larger, count: 8 },
    { colour: other, size, count: 5 },
  ]
  expect(list).toMatchObject([
    {
      quantities: [25],
      products: [{ _id, pieces }],
      deadline: '2030-12-24',
      company: 'Άλφα ΑΕ',
      vatNumber: '094014201',
      name: 'Μαρία Παππά',
      notes: 'Ανά δέκα',
    },
  ])
  await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  const text = `${colour}: 12 × ${size}, 8 × ${larger} · ${other}: 5 × ${size}`
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('Επιθυμητή ημερομηνία: 24 Δεκεμβρίου 2030')).toBeVisible()
  await expect(page.getByText('Άλφα ΑΕ')).toHaveCount(0)
})

test('print positions are the sides of the price, survive a reload and reach the status page', async ({
  page,
}) => {
  await open(page, '/custom-order')
  await products(page)
    .getByRole('checkbox', { name: /Αίγινα/ })
    .check()
  await products(page)
    .getByRole('textbox', { name: /^Ποσότητα/ })
    .fill('50')
  const price = form(page)
    .getByRole('status')
    .filter({ hasText: / το τεμάχιο|Τιμή με προσφορά/ })
  const positions = form(page).getByRole('group', { name: 'Θέσεις εκτύπωσης' })
  await expect(positions).toBeHidden()
  await form(page).getByText('Θέσεις εκτύπωσης').click()
  await positions.getByRole('checkbox', { name: 'Μπροστά' }).check()
  await expect(price).toHaveText(/6,50\s€ το τεμάχιο/)
  await positions.getByRole('checkbox', { name: 'Αριστερό μανίκι' }).check()
  // 6.00 + 1.20, and twice 25.00 of set-up for 50 pieces.
  await expect(price).toHaveText(/8,20\s€ το τεμάχιο/)
  await expect(form(page).getByLabel('Πλευρές')).toHaveCount(0)
  await positions.getByRole('checkbox', { name: 'Αυχένας' }).check()
  await expect(price).toHaveText('Τιμή με προσφορά')
  expect(await violationsOf(page)).toEqual([])

  await page.reload()
  await expect(
    form(page).getByText('Θέσεις εκτύπωσης: Μπροστά, Αριστερό μανίκι, Αυχένας'),
  ).toBeVisible()
  await form(page).getByText('Θέσεις εκτύπωσης').click()
  await positions.getByRole('checkbox', { name: 'Αυχένας' }).uncheck()
  await expect(price).toHaveText(/8,20\s€ το τεμάχιο/)
  await fillContact(page, someAddress())
  await submit(page).click()
  await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  await expect(page.getByRole('main')).toContainText('Μπροστά, Αριστερό μανίκι')
})

test('twelve shirts with names, positions and files go from the form to staff, offer and job sheet', async ({
  page,
  request,
  admin,
  stack,
  browser,
}) => {
  const { title, colour, other, size, larger } = await variedProduct(request)
  const email = someAddress()
  await open(page, '/custom-order')
  await products(page).getByRole('checkbox', { name: title }).check()
  const roster = form(page).getByRole('textbox', { name: 'Ονόματα και νούμερα' })
  await expect(roster).toBeHidden()
  await form(page).getByText('Ονόματα και νούμερα', { exact: true }).first().click()
  const people = Array.from({ length: 12 }, (_, index) => [
    `Παίκτης ${index + 1}`,
    `0${index}`,
    index < 7 ? size.toLowerCase() : larger,
    index < 4 ? colour.toUpperCase() : other,
  ])
  const sheet = [['Όνομα', 'Νούμερο', 'Μέγεθος', 'Χρώμα'], ...people]
  await roster.fill(
    [...sheet, ['Παίκτης 13', '13', '7XL', colour]].map(row => row.join('\t')).join('\n'),
  )
  await expect(
    form(page).getByText(/^Γραμμή 14: δεν υπάρχει μέγεθος «7XL», υπάρχουν: /),
  ).toBeVisible()
  const matrix = form(page).getByRole('table', { name: 'Πόσα από κάθε χρώμα και μέγεθος' })
  const cell = (name: string) => matrix.getByRole('textbox', { name, exact: true })
  await openSizes(page)
  await expect(cell(`${colour}, ${size}`)).toHaveValue('4')
  await expect(cell(`${other}, ${size}`)).toHaveValue('3')
  await expect(cell(`${other}, ${larger}`)).not.toBeEditable()
  await fillContact(page, email)
  await submit(page).click()
  await expect(form(page).getByText('Διορθώστε τις γραμμές που δεν διαβάζονται')).toBeVisible()
  await expect(roster).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await roster.fill(sheet.map(row => row.join('\t')).join('\n'))
  await expect(form(page).getByText('Διορθώστε τις γραμμές')).toHaveCount(0)
  await expect(form(page).getByText('Ονόματα και νούμερα: 12 γραμμές')).toBeVisible()

  await page.reload()
  await expect(form(page).getByText('Ονόματα και νούμερα: 12 γραμμές')).toBeVisible()
  await openSizes(page)
  await expect(cell(`${other}, ${larger}`)).toHaveValue('5')
  const quantity = products(page).getByRole('textbox', { name: `Ποσότητα: ${title}` })
  await expect(quantity).toHaveValue('12')
  await expect(quantity).not.toBeEditable()
  await form(page).getByText('Θέσεις εκτύπωσης').click()
  const positions = form(page).getByRole('group', { name: 'Θέσεις εκτύπωσης' })
  await positions.getByRole('checkbox', { name: 'Αριστερό στήθος' }).check()
  await positions.getByRole('checkbox', { name: 'Πίσω' }).check()
  await form(page).getByLabel('Το σχέδιό σας').setInputFiles(image)
  await form(page).getByText('Κι άλλα αρχεία').first().click()
  const files = form(page).getByLabel('Κι άλλα αρχεία')
  await files.setInputFiles({ ...image, name: 'πίσω.png' })
  await files.setInputFiles([
    { name: 'λογότυπο.ai', mimeType: '', buffer: drawingPdf },
    { ...image, name: 'λάθος.png' },
  ])
  await form(page).getByRole('button', { name: 'Αφαίρεση: λάθος.png' }).click()
  await files.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
  await expect(form(page).getByText('Επιλέξτε εικόνες ή αρχεία PDF')).toBeVisible()
  await expect(form(page).getByText('λογότυπο.ai')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await submit(page).click()
  await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
  await expect(page.getByText('12 ονόματα και νούμερα')).toBeVisible()
  await expect(page.getByText('Παίκτης')).toHaveCount(0)
  await expect(page.getByText('Έφτασαν μαζί 3 αρχεία σας.')).toBeVisible()

  const token = await signIn(request, admin)
  const headers = { authorization: `Bearer ${token}` }
  const [order] = await ordersOf<{ _id: string }>(request, token, email)
  const _id = order?._id ?? ''
  const storageState = signedIn(stack.url, token)
  const staff = await browser.newPage({ baseURL: stack.url, storageState })
  await open(staff, `/admin/custom-orders/${_id}`)
  const dialog = staff.getByRole('dialog')
  await dialog.locator('summary', { hasText: '12 names and numbers' }).click()
  const names = dialog.getByRole('table', { name: '12 names and numbers' })
  await expect(names.getByRole('row')).toHaveCount(13)
  await expect(names.getByRole('row').nth(5)).toHaveText(new RegExp(`${size}${other}Παίκτης 504$`))
  await expect(dialog.getByText('Back, Left chest')).toBeVisible()
  for (const name of ['πίσω.png', 'λογότυπο.ai']) {
    await expect(dialog.getByRole('link', { name })).toBeVisible()
  }
  await expect(dialog.getByText('λάθος.png')).toHaveCount(0)
  expect(await violationsOf(staff)).toEqual([])
  const download = staff.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  await staff.getByRole('menuitem', { name: /CSV/ }).first().click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`${other},Παίκτης 5,04\r\n`)
  await staff.close()

  const draft = await request.get(`/api/offers/draft?customOrder=${_id}`, { headers })
  expect(await draft.json()).toMatchObject({
    notes: expect.stringContaining('12 ονόματα και νούμερα'),
    items: expect.arrayContaining([
      expect.objectContaining({ printPositions: ['Πίσω', 'Αριστερό στήθος'] }),
    ]),
  })
  const sheetText = await sheetOfOrder(request, headers, _id)
  for (const person of ['Παίκτης 1 00', 'Παίκτης 12 011']) expect(sheetText).toContain(person)
})

test('a double click sends one order', async ({ page }) => {
  await open(page, '/custom-order')
  await products(page).getByRole('checkbox').nth(1).check()
  await fillContact(page, someAddress())
  const keys = new Set<string | undefined>()
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/custom-order')) {
      keys.add(request.headers()['idempotency-key'])
    }
  })
  await submit(page).dblclick()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  expect(keys.size).toBe(1)
})

test('the order form checks what is entered', async ({ page }) => {
  await open(page, '/custom-order')
  await test.step('missing and invalid fields show their messages', async () => {
    await submit(page).click()
    const errors = form(page).locator('[id$=-error]')
    await expect(errors).toHaveText(['Συμπληρώστε το e-mail σας', 'Συμπληρώστε το τηλέφωνό σας'])
    await expect(form(page).getByLabel('E-mail')).toBeFocused()

    await products(page).getByRole('checkbox').first().check()
    await products(page)
      .getByRole('textbox', { name: /^Ποσότητα/ })
      .fill('0')
    await fillContact(page, 'anna', '123')
    await submit(page).click()
    await expect(errors).toHaveText([
      'Τουλάχιστον 1 τεμάχιο',
      'Γράψτε ένα έγκυρο e-mail',
      'Τουλάχιστον 6 χαρακτήρες: ψηφία, κενά, παύλες, + και παρενθέσεις',
    ])
  })

  await test.step('a message vanishes once its field is correct, and a pasted phone number is read', async () => {
    await products(page).getByRole('checkbox').first().uncheck()
    await fillContact(page, '', '')
    const errors = form(page).locator('[id$=-error]')
    await submit(page).click()
    await expect(errors).toHaveCount(2)
    await form(page).getByLabel('E-mail').fill('anna@')
    await expect(errors).toHaveCount(2)
    await form(page).getByLabel('E-mail').fill(someAddress())
    await expect(errors).toHaveText(['Συμπληρώστε το τηλέφωνό σας'])
    await form(page).getByLabel('Τηλέφωνο').fill('\u202a+30\u00a0694\u00a0444\u20114444\u202c')
    await expect(errors).toHaveCount(0)
    const sent = page.waitForRequest(
      request => request.url().endsWith('/api/custom-order') && request.method() === 'POST',
    )
    await submit(page).click()
    expect((await sent).postData()).toContain('+30 694 444-4444')
    await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
    await orderAgain(page)
    await expect(form(page).getByLabel('E-mail')).toHaveValue('')
    await expect(products(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  await test.step('the filter finds products and keeps the selection', async () => {
    await products(page).getByRole('checkbox').first().check()
    await products(page)
      .getByRole('button', { name: /^Κι άλλα προϊόντα \(\d+\)$/ })
      .click()
    await products(page).getByRole('searchbox').fill('κουπα')
    await expect(products(page).getByRole('checkbox', { name: /κούπα/i }).first()).toBeVisible()
    await expect(products(page).getByRole('checkbox', { name: /Λαϊκή/ })).toHaveCount(0)
    await products(page).getByRole('searchbox').fill('ξψξψ')
    await expect(products(page).getByText('Κανένα προϊόν για «ξψξψ».')).toBeVisible()
    await products(page).getByRole('searchbox').fill('')
    await expect(products(page).getByRole('checkbox').first()).toBeChecked()
    await products(page).getByRole('checkbox').first().uncheck()
  })

  await test.step('a failed order stays in the form', async () => {
    await page.route('**/api/custom-order', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await fillContact(page, someAddress())
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText(
      'There was an error submitting your order. Ελέγξτε',
    )
    await expect(form(page).getByLabel('Τηλέφωνο')).toHaveValue('6900000000')
    await page.unroute('**/api/custom-order')
  })

  await test.step('an SVG with the document type of a drawing program is sent', async () => {
    await form(page).getByLabel('Το σχέδιό σας').setInputFiles({
      name: 'σήμα.svg',
      mimeType: 'image/svg+xml',
      buffer: illustratorSvg,
    })
    await fillContact(page, someAddress())
    await submit(page).click()
    const sent = page.getByRole('status').filter({ hasText: success })
    await expect(sent).toBeVisible()

    await orderAgain(page)
    await expect(sent).toHaveCount(0)
    await expect(form(page).getByText('σήμα.svg')).toHaveCount(0)
    await form(page).getByLabel('E-mail').fill('anna')
    await submit(page).click()
    await expect(form(page).getByText('Γράψτε ένα έγκυρο e-mail')).toBeVisible()
  })

  await test.step('only images are accepted', async () => {
    await form(page)
      .getByLabel('Το σχέδιό σας')
      .setInputFiles({
        name: 'a.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      })
    await expect(
      form(page).getByText(/Επιλέξτε ένα αρχείο εικόνας.*«Αρχείο για εκτύπωση»/),
    ).toBeVisible()
    await form(page)
      .getByLabel('Το σχέδιό σας')
      .setInputFiles({
        name: 'λίστα.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('20 μπλουζάκια'),
      })
    await expect(form(page).getByText('Δεν διαβάζουμε αυτή την εικόνα')).toBeVisible()
    const document = form(page).getByLabel('Αρχείο για εκτύπωση')
    for (const [name, size, text] of [
      ['a.eps', 64, 'Αποθηκεύστε το σχέδιο ως PDF'],
      ['a.png', 64, 'Επιλέξτε ένα αρχείο PDF, ή AI που περιέχει PDF'],
      ['a.pdf', 0, 'Το αρχείο δεν ανοίγει'],
      ['a.ai', 25 * 1024 * 1024, 'Το αρχείο πρέπει να είναι κάτω από 25 MB'],
    ] as const) {
      await document.setInputFiles({ name, mimeType: '', buffer: Buffer.alloc(size) })
      await expect(form(page).getByText(text)).toBeVisible()
    }
  })

  await test.step('an image that the shop does not read is refused with the formats that it does', async () => {
    const file = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg' }
    const heic = Buffer.from('\0\0\0\x20ftypheic'.padEnd(64, '\0'), 'latin1')
    await form(page)
      .getByLabel('Το σχέδιό σας')
      .setInputFiles({ ...file, buffer: heic })
    await fillContact(page, someAddress())
    await submit(page).click()
    await expect(form(page).getByText('Στείλτε την ως JPEG, PNG')).toBeVisible()
    await form(page).getByRole('button', { name: 'Αφαίρεση' }).click()
    await form(page)
      .getByLabel('Το σχέδιό σας')
      .setInputFiles({ ...file, buffer: Buffer.alloc(0) })
    await expect(form(page).getByText('Στείλτε την ως JPEG, PNG')).toBeVisible()
  })
})

test('an unknown order responds with 404', async ({ page }) => {
  await open(page, '/order-status/nothing')
  await expect(page.getByText('Η παραγγελία δεν βρέθηκε')).toBeVisible()
  await page.getByRole('link', { name: 'Στείλτε μου ξανά τον σύνδεσμο' }).click()
  await expect(headline(page)).toHaveText('Πού είναι η παραγγελία μου')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sizes and colours of the chosen product are a table of inputs', async ({
    page,
    request,
  }) => {
    const { _id, colour, other, size, larger } = await variedProduct(request)
    await page.goto(`/custom-order?product=${_id}`)
    const matrix = form(page).getByRole('table', { name: 'Πόσα από κάθε χρώμα και μέγεθος' })
    await openSizes(page)
    await matrix.getByRole('textbox', { name: `${colour}, ${size}`, exact: true }).fill('3')
    await matrix.getByRole('textbox', { name: `${other}, ${larger}`, exact: true }).fill('4')
    await form(page).getByRole('checkbox', { name: 'Στήθος' }).check()
    await fillContact(page, 'anna')
    await submit(page).click()
    // Errors are shown, and what was chosen is kept.
    await expect(page.getByText('Γράψτε ένα έγκυρο e-mail')).toBeVisible()
    await expect(form(page)).toBeInViewport()
    await expect(products(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(form(page).getByRole('checkbox', { name: 'Στήθος' })).toBeChecked()
    await expect(
      matrix.getByRole('textbox', { name: `${other}, ${larger}`, exact: true }),
    ).toHaveValue('4')
    await fillContact(page, someAddress())
    await submit(page).click()
    await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
    await expect(page.getByText(`${colour}: 3 × ${size} · ${other}: 4 × ${larger}`)).toBeVisible()
  })

  test('an order with a photo is sent by a plain form, and the page opens at the answer', async ({
    page,
  }) => {
    await page.goto('/custom-order')
    await products(page).getByRole('checkbox').first().check()
    await products(page)
      .getByRole('textbox', { name: /^Ποσότητα/ })
      .fill('12')
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const photo = sharp({
      create: { width: 900, height: 900, channels: 3, background: '#fff', noise },
    })
    await form(page)
      .getByLabel('Το σχέδιό σας')
      .setInputFiles({ ...image, name: 'photo.jpg', buffer: await photo.jpeg().toBuffer() })
    await fillContact(page, someAddress())
    await submit(page).click()
    await expect(page.getByText(success)).toBeInViewport()
    await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
    await expect(page.getByRole('main')).toContainText('12 τεμ.')
  })

  test('several files are sent by a plain form', async ({ page }) => {
    await page.goto('/custom-order')
    await form(page).getByText('Κι άλλα αρχεία').first().click()
    await form(page)
      .getByLabel('Κι άλλα αρχεία')
      .setInputFiles([
        { ...image, name: 'α.png' },
        { ...image, name: 'β.png' },
      ])
    await fillContact(page, someAddress())
    await submit(page).click()
    await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()
    await expect(page.getByText('Έφτασαν μαζί 2 αρχεία σας.')).toBeVisible()
  })
})

test('what is typed survives another page, another language, a reload and a crash, until it is sent', async ({
  page: first,
  context,
}) => {
  let page = first
  await open(page, '/custom-order')
  await products(page).getByRole('checkbox').nth(1).check()
  await products(page)
    .getByRole('textbox', { name: /^Ποσότητα/ })
    .fill('25')
  const email = someAddress()
  await fillContact(page, email)
  const expectKept = async () => {
    await expect(products(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(products(page).getByRole('textbox', { name: /^Ποσότητα/ })).toHaveValue('25')
    await expect(form(page).getByLabel('E-mail')).toHaveValue(email)
  }
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(headline(page)).toHaveText('Πολιτική απορρήτου')
  await page.goBack()
  await expectKept()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ελληνικά' }).click()
  await expectKept()
  await page.reload()
  await expectKept()
  page = await context.newPage()
  const crashed = first.waitForEvent('crash')
  await first.goto('chrome://crash').catch(() => undefined)
  await crashed
  await open(page, '/custom-order')
  await expectKept()
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  await page.getByRole('link', { name: 'Νέα παραγγελία' }).click()
  await expect(form(page).getByLabel('E-mail')).toHaveValue('')
})

test('two tabs keep an order each', async ({ page, context }) => {
  const other = await context.newPage()
  const names = new Map([
    [page, 'Άννα Πράσινη'],
    [other, 'Νίκος Λευκός'],
  ])
  const field = (tab: Page) => form(tab).getByLabel('Ονοματεπώνυμο')
  for (const tab of names.keys()) await open(tab, '/custom-order')
  for (const [tab, text] of names) await field(tab).fill(text)
  for (const [tab, text] of names) {
    await tab.reload()
    await expect(field(tab)).toHaveValue(text)
  }
})

test('what was typed is forgotten after a day, and is not kept when it is very long', async ({
  page,
}) => {
  const email = form(page).getByLabel('E-mail')
  await page.clock.install()
  await open(page, '/custom-order')
  await email.fill('anna@example.com')
  await page.clock.fastForward('23:59:00')
  await page.reload()
  await expect(email).toHaveValue('anna@example.com')
  await page.clock.fastForward('00:02:00')
  await page.reload()
  await page.waitForSelector('html[data-ready]')
  await expect(email).toHaveValue('')
  await email.fill('a'.repeat(60_000))
  await page.reload()
  await page.waitForSelector('html[data-ready]')
  await expect(email).toHaveValue('')
})

test('leaving while the order is sent asks', async ({ page }) => {
  await open(page, '/custom-order')
  await fillContact(page, someAddress())
  const release = await hold(page, '**/api/custom-order')
  await submit(page).click()
  const sending = form(page).getByRole('button', { name: 'Submitting...' })
  await expect(sending).toHaveJSProperty('disabled', true)
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(`${dialog.type()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect
    .poll(() => asked)
    .toEqual(['confirm Η αποστολή δεν έχει τελειώσει. Θέλετε να φύγετε από τη σελίδα;'])
  await expect(page).toHaveURL('/custom-order')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toMatch(/^beforeunload/)
  release()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(headline(page)).toHaveText('Πολιτική απορρήτου')
  expect(asked).toHaveLength(2)
})

test('a large photo is sent smaller, the way up that its camera noted', async ({
  page,
  request,
  admin,
}) => {
  const email = someAddress()
  const photo = await sharp({
    create: {
      width: 2700,
      height: 1800,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024)
  await open(page, '/custom-order')
  const field = form(page).getByLabel('Το σχέδιό σας')
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: photo })
  await expect(form(page).getByText('Η εικόνα πρέπει να είναι κάτω από 5 MB')).toBeVisible()
  await field.setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo })
  await fillContact(page, email)
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()

  const token = await signIn(request, admin)
  const [order] = await ordersOf<{ imageOriginal: string }>(request, token, email)
  const stored = await (await request.get(order?.imageOriginal ?? '')).body()
  const { width, height, orientation = 1 } = await sharp(stored).metadata()
  expect(stored.length).toBeLessThan(5 * 1024 * 1024)
  expect([orientation, Math.round((height / width) * 100)]).toEqual([1, 150])
})

test('a HEIC photo and a drawing are sent, and staff see both', async ({
  page,
  request,
  admin,
}) => {
  const email = someAddress()
  await open(page, '/custom-order')
  await form(page)
    .getByLabel('Το σχέδιό σας')
    .setInputFiles({ name: 'IMG_2041.HEIC', mimeType: '', buffer: heic() })
  await form(page)
    .getByLabel('Αρχείο για εκτύπωση')
    .setInputFiles({ name: 'λογότυπο.ai', mimeType: '', buffer: drawingPdf })
  await fillContact(page, email)
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()

  const token = await signIn(request, admin)
  const headers = { authorization: `Bearer ${token}` }
  const [order] = await ordersOf<{ _id: string; imageOriginal: string }>(request, token, email)
  const stored = await request.get(order?.imageOriginal ?? '')
  expect(stored.headers()['content-type']).toBe('image/jpeg')
  const files = await request.get(`/api/custom-order/${order?._id}/attachments`, { headers })
  const [drawing] = (await files.json()) as { name: string; preview: string }[]
  expect(drawing?.name).toBe('λογότυπο.ai')
  expect((await request.get(drawing?.preview ?? '')).headers()['content-type']).toBe('image/webp')
})
