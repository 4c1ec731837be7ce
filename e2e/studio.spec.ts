import type { Page } from '@playwright/test'
import { heic } from '@stampa/service-kit/testing/heic'
import sharp from 'sharp'
import { violationsOf } from './accessibility.ts'
import { signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { drawingPdf, illustratorSvg } from './image-files.ts'
import { consoleOf, headline, open } from './storefront-pages.ts'
import {
  addText,
  becomeStaff,
  canvas,
  choosePrint,
  discPng,
  findings,
  layer,
  layers,
  mockups,
  openStudio,
  orderAsItIs,
  orderForm,
  orderNumber,
  placeOf,
  pointOf,
  properties,
  saveArtworkAsStaff,
  saveMockup,
  sha256,
  shopOf,
  studioPath,
  uploadField,
} from './studio-pages.ts'

test('the server renders the title, text and steps before the canvas', async ({ request }) => {
  const html = await (await request.get(studioPath)).text()
  expect(html).toContain('<title>Δοκιμάστε την ιδέα σας | Stampa</title>')
  for (const text of [
    'Διαλέξτε προϊόν, βάλτε πάνω την εικόνα',
    'Επιλέξτε προϊόν',
    'Επιλέξτε χρώμα',
    'Επιλέξτε όψη',
    'Σχεδιάστε',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).toMatch(/<a[^>]*href="\/test-your-idea"/)
})

test('a design is created, saved and ordered with the mouse', async ({ page, request, admin }) => {
  const lines = consoleOf(page)
  await openStudio(page)
  await expect(headline(page)).toHaveText('Δοκιμάστε την ιδέα σας')

  // The first product in its first colour, from the front.
  const products = page.getByRole('group', { name: 'Επιλέξτε προϊόν' }).getByRole('radio')
  const colors = page.getByRole('group', { name: 'Επιλέξτε χρώμα' }).getByRole('radio')
  await expect(products.first()).toBeChecked()
  await expect(colors.first()).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Μπροστά' })).toBeChecked()

  // Text is added unless blank, as specified, at the centre of the canvas.
  const add = page.getByRole('button', { name: 'Προσθήκη κειμένου' })
  await page.getByPlaceholder('Γράψτε κάτι').fill('   ')
  await expect(add).toBeDisabled()
  await addText(page, 'Στάμπα')
  const fonts = properties(page).getByLabel('Γραμματοσειρά')
  await expect(fonts).toHaveValue('Arial')
  await expect(fonts.locator('option')).toHaveText([
    'Arial',
    'Helvetica',
    'Times New Roman',
    'Courier New',
    'Verdana',
    'Georgia',
    'Palatino',
    'Garamond',
    'Comic Sans MS',
    'Impact',
  ])
  const size = properties(page).getByLabel('Μέγεθος γραμμάτων')
  await expect(size).toHaveValue('32')
  await size.fill('500')
  await size.blur()
  await expect(size).toHaveValue('120')
  await size.fill('3')
  await size.blur()
  await expect(size).toHaveValue('12')

  // A drag is one step of the undo history.
  const before = await placeOf(page)
  const middle = await pointOf(page, 300, 300)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 20, middle.y - 60, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await placeOf(page)).y).toBeLessThan(before.y - 50)
  const moved = await placeOf(page)
  await page.getByRole('button', { name: 'Αναίρεση' }).click()
  expect(await placeOf(page)).toEqual(before)
  await page.getByRole('button', { name: 'Επανάληψη' }).click()
  expect(await placeOf(page)).toEqual(moved)

  // An unselected text is dragged, too. A double click edits it in place.
  await size.fill('60')
  await size.blur()
  await canvas(page).focus()
  await page.keyboard.press('Escape')
  await expect(properties(page).getByLabel('X (mm)')).toHaveCount(0)
  const there = { x: middle.x + 20, y: middle.y - 60 }
  await page.mouse.move(there.x, there.y)
  await page.mouse.down()
  await page.mouse.move(there.x - 10, there.y + 30, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await placeOf(page)).y).toBeGreaterThan(moved.y + 20)
  await page.mouse.dblclick(there.x - 10, there.y + 30)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Τύπωμα')
  await page.keyboard.press('Escape')
  await expect(layer(page, 'Τύπωμα')).toBeVisible()

  // Files that are not images, and several files, are refused.
  const refusal = page.getByRole('alert')
  await uploadField(page).setInputFiles({
    name: 'a.eps',
    mimeType: 'application/postscript',
    buffer: Buffer.alloc(500),
  })
  await expect(refusal).toHaveText(/Αυτός ο τύπος αρχείου δεν γίνεται δεκτός.*ως PDF, ή ως SVG/)
  await uploadField(page).setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not the bytes of a picture at all, only its name'),
  })
  await expect(refusal).toHaveText('Σφάλμα κατά την ανάγνωση του αρχείου')
  await uploadField(page).setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(1),
  })
  await expect(refusal).toHaveText(/πολύ μικρό/)
  const disc = { name: 'disc.png', mimeType: 'image/png', buffer: await discPng(page) }
  await uploadField(page).setInputFiles(disc)
  await expect(layer(page, 'disc.png')).toBeVisible()
  await expect(refusal).toHaveCount(0)
  await expect(canvas(page).getByText(/dpi/)).toBeVisible()

  // A white background is a finding on a dark garment until it is removed.
  await colors.nth(1).check()
  await expect(findings(page)).toContainText('Το λευκό φόντο θα τυπωθεί σαν κουτί')
  await findings(page).getByRole('button', { name: 'Αφαίρεση λευκού' }).click()
  await expect(findings(page)).not.toContainText('Το λευκό φόντο')

  // Changing the product keeps the visitor's objects.
  await page.getByRole('radio', { name: 'Πίσω' }).check()
  await expect(layer(page, 'Τύπωμα')).toBeVisible()
  for (const index of [1, 4, 0]) {
    await products.nth(index).check()
    await expect(colors.first()).toBeChecked()
    await expect(layer(page, 'Τύπωμα')).toBeVisible()
    await expect(layer(page, 'disc.png')).toBeVisible()
  }
  await products.nth(5).check()
  await expect(page.getByRole('radio', { name: 'Πίσω (N/A)' })).toBeDisabled()
  await products.first().check()

  // A mockup is saved with a quantity only.
  for (const none of ['', '0', '-3']) {
    await saveMockup(page, none)
    await expect(mockups(page)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  await expect(orderForm(page)).toContainText('Please save at least one mockup before submitting!')
  await saveMockup(page, '25')
  await expect(orderForm(page)).not.toContainText('Please save at least one mockup')
  const saved = page.getByText('Mockup saved! (1 total)')
  await expect(saved).toBeVisible()
  await expect(mockups(page).getByText('25 τεμάχια')).toBeVisible()
  await expect(saved).toBeHidden()
  await page.getByRole('radio', { name: 'Πίσω' }).check()
  await saveMockup(page, '1')
  await expect(page.getByText('Mockup saved! (2 total)')).toBeVisible()
  await expect(mockups(page).getByRole('img')).toHaveCount(2)

  expect(await violationsOf(page)).toEqual([])

  // Deletes the selection, then all objects after a confirmation; the product stays.
  await layer(page, 'disc.png').click()
  await page.getByRole('button', { name: 'Διαγραφή επιλεγμένου' }).click()
  await expect(layer(page, 'disc.png')).toHaveCount(0)
  await page.getByRole('button', { name: 'Καθαρισμός' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Άκυρο' }).click()
  await expect(layer(page, 'Τύπωμα')).toBeVisible()
  await page.getByRole('button', { name: 'Καθαρισμός' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Καθαρισμός' }).click()
  await expect(layers(page)).toContainText('Ο καμβάς είναι άδειος.')
  await page.getByRole('button', { name: 'Αναίρεση' }).click()
  await expect(layer(page, 'Τύπωμα')).toBeVisible()

  // The order is refused until it is complete.
  const form = orderForm(page)
  const submit = form.getByRole('button', { name: 'Υποβολή παραγγελίας' })
  await submit.click()
  await expect(form).toContainText('Συμπληρώστε το e-mail σας')
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await form.getByLabel('E-mail').fill('eleni@example.com')
  await form.getByLabel('Τηλέφωνο').fill('12ab')
  await submit.click()
  await expect(form).toContainText('Τουλάχιστον 6 χαρακτήρες')
  await form.getByLabel('Τηλέφωνο').fill('69 0000 0000')
  await form.getByLabel('Σημειώσεις').fill('Μέχρι την Παρασκευή')
  await submit.click()
  // The canvas is not as it was saved.
  await page.getByRole('button', { name: 'Αποστολή χωρίς αυτό' }).click()
  await orderAsItIs(page)
  await expect(form.getByRole('status')).toHaveText(
    /^✓ Η παραγγελία σας καταχωρίστηκε! Αριθμός παραγγελίας: \S+\. .*eleni@example\.com/,
  )
  const number = await orderNumber(page)
  await expect(form.getByRole('img')).toHaveCount(2)
  await expect(form.getByRole('link', { name: 'Δείτε την πορεία της παραγγελίας' })).toBeVisible()
  await expect(mockups(page)).toHaveCount(0)
  await expect(form.getByLabel('E-mail')).toHaveValue('')
  await expect(layers(page)).toContainText('Ο καμβάς είναι άδειος.')

  await expect(submit).toBeHidden()
  await expect(form.locator('[id$=-error]')).toHaveCount(0)
  await expect(form.getByRole('alert')).toHaveCount(0)
  expect(await orderNumber(page)).toBe(number)

  // Administrators open it and download the print files.
  const shop = await shopOf(request, admin)
  const staff = await page.context().newPage()
  await open(staff, studioPath)
  await becomeStaff(staff, request, admin)
  await saveArtworkAsStaff(staff, number, shop, link => link.click())
  await staff.evaluate(() => localStorage.removeItem('adminToken'))
  await staff.close()

  // The shop has both mockups and the originals; the design does not contain their bytes.
  const order = await shop(number)
  expect(order).toMatchObject({
    customerEmail: 'eleni@example.com',
    customerPhone: '69 0000 0000',
    notes: 'Μέχρι την Παρασκευή',
    mockups: [
      { view: 'front', quantity: 25 },
      { view: 'back', quantity: 1 },
    ],
  })
  const { designData, assets } = await shop(`${number}/mockups/0/design`)
  expect(assets).toMatchObject([{ hash: sha256(disc.buffer) }])
  expect(designData).not.toContain('data:')
  const design = JSON.parse(designData)
  expect(design.objects.map(({ stampaRole }: { stampaRole: string }) => stampaRole)).toEqual([
    'background',
    'user-text',
    'user-image',
  ])
  expect(design.objects[2].assetHash).toBe(sha256(disc.buffer))
  expect(design.stampa.sides.front).toHaveLength(2)

  // The browser's only error is about the file that is not an image.
  expect(lines.filter(line => !/could not be decoded|was not read/.test(line))).toEqual([])

  // Only administrators can edit a copy of the order's design.
  const copy = `${studioPath}?order=${order._id}&mockup=0`
  await page.goto(copy)
  await expect(page.getByRole('alert')).toHaveText(/Αυτό το σχέδιο δεν υπάρχει πια/)
  await becomeStaff(page, request, admin)
  await page.goto(copy)
  await expect(layer(page, 'disc.png')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Μπροστά' })).toBeChecked()
})

test('an SVG with the document type of a drawing program is ordered, with contact details typed before a reload', async ({
  page,
}) => {
  await openStudio(page)
  await orderForm(page).getByLabel('E-mail').fill('svg@example.com')
  await orderForm(page).getByLabel('Τηλέφωνο').fill('6900000000')
  await openStudio(page)
  await expect(orderForm(page).getByLabel('E-mail')).toHaveValue('svg@example.com')
  await uploadField(page).setInputFiles({
    name: 'σήμα.svg',
    mimeType: 'image/svg+xml',
    buffer: illustratorSvg,
  })
  await expect(layer(page, 'σήμα.svg')).toBeVisible()
  await saveMockup(page, '25')
  await orderForm(page).getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  await orderNumber(page)
})

test('both sides of a design are one item with one quantity, from the studio to the shop', async ({
  page,
  request,
  admin,
}) => {
  await openStudio(page)
  await addText(page, 'Ομάδα')
  await saveMockup(page, '20', 'both')
  await expect(page.getByText('Mockup saved! (1 total)')).toBeVisible()
  const items = mockups(page).getByRole('listitem')
  await expect(items.first()).toContainText('μπροστά + πίσω')

  // A back of its own, whose front is not shown while it is saved.
  await choosePrint(page, 'own')
  await page.getByRole('radio', { name: 'Πίσω' }).check()
  await addText(page, 'Πλάτη')
  await saveMockup(page, '3', 'both')
  await expect(items).toHaveCount(2)
  await expect(items.last().getByRole('img')).toHaveCount(2)
  await items.last().getByLabel('M', { exact: true }).fill('5')
  await expect(items.last()).toContainText('5 τεμάχια')
  await items.last().getByText('Ονόματα και αριθμοί').first().click()
  await items.last().getByRole('textbox', { name: 'Ονόματα και αριθμοί' }).fill('M, ΜΑΡΙΑ, 7')

  // A reload keeps the items.
  await expect
    .poll(async () => JSON.stringify(await storedDraft(page, 'mockups')))
    .toContain('ΜΑΡΙΑ')
  await openStudio(page)
  await expect(items).toHaveCount(2)
  await orderForm(page).getByLabel('E-mail').fill('both@example.com')
  await orderForm(page).getByLabel('Τηλέφωνο').fill('6900000000')
  await orderForm(page).getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  const number = await orderNumber(page)
  const people = [{ name: 'ΜΑΡΙΑ', number: '7', size: 'M' }]
  const sized = { quantity: 5, sizes: { M: 5 }, item: 2 }
  expect(await (await shopOf(request, admin))(number)).toMatchObject({
    totalQuantity: 25,
    mockups: [
      { view: 'front', quantity: 20, item: 0 },
      { view: 'back', quantity: 20, item: 0 },
      { view: 'front', ...sized, people },
      { view: 'back', ...sized, people: [] },
    ],
  })

  // The customer's page shows each item once.
  await orderForm(page).getByRole('link', { name: 'Δείτε την πορεία της παραγγελίας' }).click()
  const ordered = page.getByRole('region', { name: 'Τι παραγγείλατε' }).getByRole('listitem')
  await expect(ordered).toHaveCount(2)
  await expect(ordered.first()).toContainText('μπροστά + πίσω20 τεμ.')
  await expect(ordered.last().getByRole('img')).toHaveCount(2)

  // Once it is completed, the studio opens with the same mockups.
  const { _id } = await (await shopOf(request, admin))(number)
  const headers = { authorization: `Bearer ${await signIn(request, admin)}` }
  const done = await request.patch(`/api/design-studio/orders/${_id}/status`, {
    headers,
    data: { status: 'Completed' },
  })
  expect(done.status()).toBe(200)
  await page.reload()
  await page.getByRole('link', { name: 'Παραγγείλτε ξανά' }).click()
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('20 τεμάχια')
  await expect(items.last()).toContainText('5 τεμάχια')
})

/** Returns what the browser has stored of the design. */
function storedDraft(page: Page, key: 'draft' | 'mockups'): Promise<unknown> {
  return page.evaluate(
    key =>
      new Promise(resolve => {
        indexedDB.open('stampa-studio').onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest
          const read = database.transaction('drafts').objectStore('drafts').get(key)
          read.onsuccess = () => resolve(read.result)
        }
      }),
    key,
  )
}

async function expectStored(page: Page, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await storedDraft(page, 'draft'))).toContain(text)
}

test('a design is stored while it is made', async ({ page }) => {
  await openStudio(page)
  await test.step('a mockup is stored when the page says that it is saved', async () => {
    await addText(page, 'Στάμπα')
    const saved = page.evaluate(
      () =>
        new Promise<void>(resolve => {
          const watch = () => document.body.textContent.includes('Mockup saved!') && resolve()
          new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
        }),
    )
    const stored = saved.then(() => storedDraft(page, 'mockups'))
    await saveMockup(page, '25')
    expect(await stored).toHaveLength(1)
    await page.reload()
    await expect(mockups(page).getByText('25 τεμάχια')).toBeVisible()
    await expect(layer(page, 'Στάμπα')).toBeVisible()
  })

  await test.step('a change is stored when the page is left at once', async () => {
    await addText(page, 'Πρώτο')
    await expectStored(page, 'Πρώτο')
    await properties(page).getByRole('textbox', { name: 'Κείμενο' }).fill('Τελευταίο')
    await page.reload()
    await expect(layer(page, 'Τελευταίο')).toBeVisible()
  })

  await test.step('a link to continue elsewhere says when the design has changed since', async () => {
    await page.getByRole('button', { name: 'Συνεχίστε σε άλλη συσκευή' }).click()
    await expect(page.getByText('Ισχύει για 30 ημέρες.')).toBeVisible()
    await addText(page, 'Δεύτερο')
    await expect(page.getByText('Ανοίγει το σχέδιο όπως ήταν')).toBeVisible()
  })
})

test('a browser that cannot store the design is reported', async ({ page, stack }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: stack.url, quotaSize: 1 })
  await openStudio(page)
  await addText(page, 'Στάμπα')
  await expect(page.getByText('Ο φυλλομετρητής δεν κρατά το σχέδιό σας')).toBeVisible()
})

test('a second tab of the studio only looks, until it takes the design over', async ({ page }) => {
  const note = 'Το στούντιο είναι ανοιχτό και σε άλλη καρτέλα.'
  await openStudio(page)
  await addText(page, 'Πρώτο')
  await expect(page.getByText(note)).toHaveCount(0)

  const second = await page.context().newPage()
  await openStudio(second)
  await expect(second.getByText(note)).toBeVisible()
  await addText(second, 'Δοκιμή')
  await addText(page, 'Δεύτερο')
  await expect(page.getByText(note)).toHaveCount(0)
  await expectStored(page, 'Δεύτερο')
  await page.reload()
  await expect(layer(page, 'Δεύτερο')).toBeVisible()
  await expect(layer(page, 'Δοκιμή')).toHaveCount(0)

  await second.getByRole('button', { name: 'Συνέχεια εδώ' }).click()
  await expect(layer(second, 'Δεύτερο')).toBeVisible()
  await expect(second.getByText(note)).toHaveCount(0)
  await expect(page.getByText(note)).toBeVisible()
  await addText(second, 'Τρίτο')
  await expectStored(second, 'Τρίτο')
  await second.reload()
  await expect(layer(second, 'Τρίτο')).toBeVisible()
})

test('what is added lands inside the print area of every product and side', async ({ page }) => {
  // Ten sides of products, each with a text and an image.
  test.slow()
  await openStudio(page)
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await discPng(page, 600, 400) }
  const products = page.getByRole('group', { name: 'Επιλέξτε προϊόν' }).getByRole('radio')
  await expect(products).toHaveCount(6)
  for (const product of await products.all()) {
    await product.check()
    for (const side of ['Μπροστά', /^Πίσω/]) {
      const view = page.getByRole('radio', { name: side })
      if (await view.isDisabled()) continue
      await view.check()
      await addText(page, 'Καλοκαίρι στη θάλασσα με όλη την παρέα')
      await uploadField(page).setInputFiles(logo)
      await expect(layer(page, 'logo.png')).toBeVisible()
      await expect(findings(page)).toBeVisible()
      await expect(findings(page)).not.toContainText('Βγαίνει από την περιοχή')
      await page.getByRole('button', { name: 'Καθαρισμός' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Καθαρισμός' }).click()
      await expect(layers(page)).toContainText('Ο καμβάς είναι άδειος.')
    }
  }
})

test('a design keeps its size in mm on other products, fits on smaller ones and comes back the same', async ({
  page,
}) => {
  await openStudio(page)
  const product = (name: RegExp) => page.getByRole('radio', { name }).check()
  await addText(page, 'Στάμπα')
  await properties(page).getByLabel('Y (mm)').fill('-60')
  await properties(page).getByLabel('Y (mm)').blur()
  const made = await placeOf(page)
  const size = properties(page).getByText('54 mm στο προϊόν')
  await expect(size).toBeVisible()
  await product(/^Πάνινη τσάντα/)
  await expect(size).toBeVisible()
  await product(/^Κούπα/)
  await expect(size).toHaveCount(0)
  await expect(findings(page)).not.toContainText('Βγαίνει από την περιοχή')
  await properties(page).getByRole('textbox', { name: 'Κείμενο' }).fill('Τύπωμα')
  await product(/^Μπλουζάκι/)
  await expect(size).toBeVisible()
  await expect(layer(page, 'Τύπωμα')).toBeVisible()
  expect(await placeOf(page)).toEqual(made)

  // A reload on the smaller product shows it as it was left.
  await product(/^Κούπα/)
  const onMug = await placeOf(page)
  await expectStored(page, 'Τύπωμα')
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Κούπα/ })).toBeChecked()
  await layer(page, 'Τύπωμα').click()
  expect(await placeOf(page)).toEqual(onMug)
})

test('a quantity is answered in words and never becomes 1', async ({ page }) => {
  await openStudio(page)
  await addText(page, 'Στάμπα')
  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Ποσότητα')
  await field.fill('')
  await expect(dialog).toContainText('Χωρίς ποσότητα, η μακέτα δεν αποθηκεύεται.')
  for (const [typed, words] of [
    ['1,5', 'Γράψτε έναν ολόκληρο αριθμό'],
    ['2000000', 'Έως 100.000 τεμάχια'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(new RegExp(words))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(mockups(page)).toHaveCount(0)
  }
  expect(await violationsOf(page)).toEqual([])
  for (const typed of ['1.000', '1 000']) {
    await field.fill(typed)
    await expect(field).toHaveAccessibleDescription('1000 τεμάχια')
  }
  await field.press('Enter')
  await expect(mockups(page).getByText('1000 τεμάχια')).toBeVisible()

  const small = mockups(page).getByLabel('S', { exact: true })
  await small.fill('2.000')
  await expect(mockups(page).getByText('2000 τεμάχια', { exact: true })).toBeVisible()
  for (const typed of ['1,5', '2000000']) {
    await small.fill(typed)
    await expect(small).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(mockups(page).getByText('2000 τεμάχια', { exact: true })).toBeVisible()
})

test('an order with a part that is cut off stops with a picture of it and is mended or sent', async ({
  page,
  request,
  admin,
}) => {
  await openStudio(page)
  await addText(page, 'Στάμπα')
  await properties(page).getByLabel('X (mm)').fill('150')
  await properties(page).getByLabel('X (mm)').blur()
  await expect(findings(page)).toContainText('Βγαίνει από την περιοχή εκτύπωσης')
  await expect(canvas(page).getByText('⚠')).toBeVisible()
  await saveMockup(page, '25')
  await orderForm(page).getByLabel('E-mail').fill('mend@example.com')
  await orderForm(page).getByLabel('Τηλέφωνο').fill('6900000000')
  const submit = orderForm(page).getByRole('button', { name: 'Υποβολή παραγγελίας' })
  await submit.click()
  const question = page.getByRole('dialog', { name: 'Κάτι δεν θα τυπωθεί καλά' })
  await expect(
    question.getByRole('img', { name: /^Τα σημεία με πρόβλημα: Μπλουζάκι/ }),
  ).toBeVisible()
  await expect(question).toContainText('Βγαίνει από την περιοχή εκτύπωσης')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(mockups(page).getByText('25 τεμάχια')).toBeVisible()
  await submit.click()
  await question.getByRole('button', { name: 'Διορθώστε το για μένα' }).click()
  const number = await orderNumber(page)
  const shop = await shopOf(request, admin)
  const { designData } = await shop(`${number}/mockups/0/design`)
  const [text] = JSON.parse(designData).stampa.sides.front
  expect(text.text).toBe('Στάμπα')
  expect(text.x).toBeGreaterThan(0)
  expect(text.x).toBeLessThan(100)
  expect((await shop(number)).mockups).toMatchObject([{ mended: true }])
  await orderForm(page).getByRole('link', { name: 'Δείτε την πορεία της παραγγελίας' }).click()
  await expect(page.getByText('Το διορθώσαμε για την εκτύπωση, όπως ζητήσατε.')).toBeVisible()
})

test('a shared link carries mockups and never destroys own work', async ({
  page,
  browser,
  baseURL,
}) => {
  const device = async () => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'el-GR' })
    return context.newPage()
  }
  await openStudio(page)
  await addText(page, 'Δικό της')
  await saveMockup(page, '40')
  await page.getByRole('button', { name: 'Συνεχίστε σε άλλη συσκευή' }).click()
  const address = await page.getByLabel('Σύνδεσμος του σχεδίου').inputValue()

  // Without own work it opens at once.
  const elsewhere = await device()
  await elsewhere.goto(address)
  await expect(mockups(elsewhere).getByText('40 τεμάχια')).toBeVisible()
  await expect(mockups(elsewhere).getByRole('img')).toHaveCount(1)
  await expect(layer(elsewhere, 'Δικό της')).toBeVisible()
  await elsewhere.context().close()

  const other = await device()
  await openStudio(other)
  await addText(other, 'Δικό μου')
  await expectStored(other, 'Δικό μου')
  const question = other.getByRole('dialog', { name: 'Έχετε ήδη δικό σας σχέδιο' })
  const answer = async (name: string) => {
    await other.goto(address)
    await question.getByRole('button', { name }).click()
    await expect(question).toBeHidden()
  }

  await other.goto(address)
  await expect(question).toBeVisible()
  expect(await violationsOf(other)).toEqual([])
  await other.keyboard.press('Escape')
  await expect(layer(other, 'Δικό μου')).toBeVisible()
  await expect(other).toHaveURL(/\/test-your-idea$/)

  // After a look it can still be taken over, beside the own one.
  await answer('Να το δω')
  await other.getByRole('button', { name: 'Αντίγραφο δίπλα στο δικό μου' }).click()
  await expect(layer(other, 'Δικό της')).toBeVisible()
  await expect(layer(other, 'Δικό μου')).toBeVisible()
  await layer(other, 'Δικό της').click()
  await other.getByRole('button', { name: 'Διαγραφή επιλεγμένου' }).click()
  await mockups(other)
    .getByRole('button', { name: /^Αφαίρεση: / })
    .click()
  await expect
    .poll(async () => JSON.stringify(await storedDraft(other, 'draft')))
    .not.toContain('Δικό της')

  await answer('Να το δω')
  await expect(layer(other, 'Δικό της')).toBeVisible()
  await expect(mockups(other).getByText('40 τεμάχια')).toBeVisible()
  await other.getByRole('button', { name: 'Πίσω στο δικό μου' }).click()
  await expect(layer(other, 'Δικό μου')).toBeVisible()
  await expect(mockups(other)).toHaveCount(0)

  await answer('Στη θέση του δικού μου')
  await expect(layer(other, 'Δικό της')).toBeVisible()
  await expect(layer(other, 'Δικό μου')).toHaveCount(0)
  await expectStored(other, 'Δικό της')
  await other.reload()
  await expect(layer(other, 'Δικό της')).toBeVisible()
  await other.getByRole('button', { name: 'Επαναφορά του σχεδίου' }).click()
  await expect(layer(other, 'Δικό μου')).toBeVisible()
  await expect(layer(other, 'Δικό της')).toHaveCount(0)
  await expectStored(other, 'Δικό μου')

  await answer('Αντίγραφο δίπλα στο δικό μου')
  await expect(layer(other, 'Δικό μου')).toBeVisible()
  await expect(layer(other, 'Δικό της')).toBeVisible()
  await expect(mockups(other).getByText('40 τεμάχια')).toBeVisible()
  await other.context().close()
})

test('files of other formats are converted', async ({ page }) => {
  await openStudio(page)
  await test.step('a HEIC photo and a drawing become images of a design', async () => {
    await uploadField(page).setInputFiles({ name: 'IMG_42.HEIC', mimeType: '', buffer: heic() })
    await expect(layer(page, 'IMG_42.HEIC')).toBeVisible()
    await uploadField(page).setInputFiles({ name: 'logo.ai', mimeType: '', buffer: drawingPdf })
    await expect(layer(page, 'logo.ai')).toBeVisible()
    // A vector is sharp in any size of a print; the photo of the test has 64 pixels.
    await expect(findings(page).getByText('logo.ai')).toHaveCount(0)

    const refusal = page.getByRole('alert')
    const pdf = { name: 'a.pdf', mimeType: 'application/pdf' }
    await uploadField(page).setInputFiles({ ...pdf, buffer: drawingPdf.subarray(0, 120) })
    await expect(refusal).toHaveText(/^Το αρχείο δεν ανοίγει/)
    await uploadField(page).setInputFiles({ ...pdf, buffer: Buffer.alloc(0) })
    await expect(refusal).toHaveText(/πολύ μικρό/)
    await expect(layers(page).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a photo that the browser draws anew has no black where it is transparent', async () => {
    const colors = page.getByRole('group', { name: 'Επιλέξτε χρώμα' }).getByRole('radio')
    await colors.nth(1).check()
    const clear = { r: 255, g: 0, b: 0, alpha: 0 }
    const photo = sharp({ create: { width: 400, height: 400, channels: 4, background: clear } })
    const buffer = await photo.png().toBuffer()
    await uploadField(page).setInputFiles({ name: 'clear.heic', mimeType: 'image/heic', buffer })
    await expect(layer(page, 'clear.heic')).toBeVisible()
    // On a dark product, where black would be no box.
    await expect(findings(page)).toContainText('Το λευκό φόντο θα τυπωθεί σαν κουτί')
    await page.getByRole('button', { name: 'Διαγραφή επιλεγμένου' }).click()
    await colors.first().check()
  })

  await test.step('the conversion of a file is cancelled, and tried again after a lost connection', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/design-studio/images', async route => {
      await held
      await route.abort()
    })
    const file = { name: 'logo.pdf', mimeType: 'application/pdf', buffer: drawingPdf }
    await uploadField(page).setInputFiles(file)
    await expect(page.getByRole('progressbar', { name: 'Ετοιμάζεται: logo.pdf' })).toBeVisible()
    await page.getByRole('button', { name: 'Άκυρο' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await uploadField(page).setInputFiles(file)
    release()
    await expect(page.getByRole('alert')).toHaveText('Το αρχείο δεν στάλθηκε. Δοκιμάστε ξανά.')
    await page.unroute('**/api/design-studio/images')
    await uploadField(page).setInputFiles(file)
    await expect(layer(page, 'logo.pdf')).toBeVisible()
    await expect(layers(page).getByRole('listitem')).toHaveCount(3)
  })
})

test('the header and the dialogs of the studio follow its dark scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStudio(page)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL(/contact/)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})
