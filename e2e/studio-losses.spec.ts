import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import {
  addText,
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
  printedSides,
  properties,
  saveMockup,
  shopOf,
  studioPath,
  uploadField,
} from './studio-pages.ts'

/** Nothing of a visitor's design is lost, left out or changed without a word. */

test('an order asks about a canvas that is not saved, and gives it back afterwards', async ({
  page,
  request,
  admin,
}) => {
  await openStudio(page)
  await addText(page, 'Πρώτο')
  await saveMockup(page, '5')
  // A reload changes nothing of that.
  await page.reload()
  await expect(mockups(page).getByText('5 τεμάχια')).toBeVisible()
  await addText(page, 'Δεύτερο')
  const form = orderForm(page)
  await form.getByLabel('E-mail').fill('unsaved@example.com')
  await form.getByLabel('Τηλέφωνο').fill('6900000000')
  const submit = form.getByRole('button', { name: 'Υποβολή παραγγελίας' })
  await submit.click()
  const question = page.getByRole('dialog', { name: /σχέδιο που δεν έχετε αποθηκεύσει/ })
  await question.getByRole('button', { name: 'Αποθήκευση και αυτού' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Άκυρο' }).click()
  await submit.click()
  await question.getByRole('button', { name: 'Αποστολή χωρίς αυτό' }).click()
  const number = await orderNumber(page)
  const shop = await shopOf(request, admin)
  expect((await shop(number)).mockups).toHaveLength(1)

  // The specification empties the canvas; the design can be brought back.
  await expect(layers(page)).toContainText('Ο καμβάς είναι άδειος.')
  await page.getByRole('button', { name: /^Επαναφορά του σχεδίου/ }).click()
  await expect(layer(page, 'Δεύτερο')).toBeVisible()
  await expect(mockups(page)).toHaveCount(0)

  // Saved in whole, it is sent without a question.
  await saveMockup(page, '7')
  await form.getByLabel('E-mail').fill('unsaved@example.com')
  await form.getByLabel('Τηλέφωνο').fill('6900000000')
  await submit.click()
  await expect(form.getByRole('status')).toContainText('✓')
  await expect(layers(page)).toContainText('Ο καμβάς είναι άδειος.')
})

test('a changed mockup is saved as another one or in its place, also by an order, which is then sent', async ({
  page,
  request,
  admin,
}) => {
  await openStudio(page)
  await addText(page, 'Πρώτο')
  await saveMockup(page, '25')
  const items = mockups(page).locator('> ul > li')
  await mockups(page).getByLabel('M', { exact: true }).fill('30')
  await addText(page, 'Δεύτερο')
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Αποθήκευση', exact: true }).click()
  const replace = dialog.getByRole('checkbox', { name: 'Στη θέση της προηγούμενης μακέτας' })
  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  await dialog.getByLabel('Ποσότητα').fill('30')
  await replace.check()
  await save()
  await expect(page.getByText('Mockup saved! (1 total)')).toBeVisible()
  await expect(items).toHaveCount(1)
  await expect(mockups(page).getByLabel('M', { exact: true })).toHaveValue('30')

  await addText(page, 'Τρίτο')
  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  await expect(replace).not.toBeChecked()
  await save()
  await expect(page.getByText('Mockup saved! (2 total)')).toBeVisible()

  await layer(page, 'Τρίτο').click()
  await page.getByRole('button', { name: 'Διαγραφή επιλεγμένου' }).click()
  await addText(page, 'Τέταρτο')
  await orderForm(page).getByLabel('E-mail').fill('again@example.com')
  await orderForm(page).getByLabel('Τηλέφωνο').fill('6900000000')
  await orderForm(page).getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  await dialog.getByRole('button', { name: 'Αποθήκευση και αυτού' }).click()
  await replace.check()
  await save()
  const number = await orderNumber(page)
  const shop = await shopOf(request, admin)
  expect((await shop(number)).mockups).toHaveLength(2)
  const { designData } = await shop(`${number}/mockups/1/design`)
  expect(designData).toContain('Τέταρτο')
  expect(designData).not.toContain('Τρίτο')
  await expect(layers(page)).toContainText('Ο καμβάς είναι άδειος.')
})

test('a design that was looked at from the back is saved for the side that is chosen', async ({
  page,
}) => {
  await openStudio(page)
  await addText(page, 'Μπροστινό')
  await page.getByRole('radio', { name: 'Πίσω' }).check()
  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  await expect(printedSides(page)).toHaveValue('back')
  await printedSides(page).selectOption({ label: 'Μπροστά' })
  await page.getByRole('dialog').getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(mockups(page)).toContainText('μπροστά')
  await expect(mockups(page)).not.toContainText('πίσω')
  // Beside the buttons of the side it is said that it is the same design.
  await choosePrint(page, 'own')
  await expect(layer(page, 'Μπροστινό')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Τιμή' })).toContainText('για μία πλευρά')
  await page.getByRole('radio', { name: 'Μπροστά' }).check()
  await expect(layer(page, 'Μπροστινό')).toBeVisible()
})

test('a mockup without its product picture or font is not saved, and both are loaded again', async ({
  page,
}) => {
  await openStudio(page)
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await discPng(page) }
  await uploadField(page).setInputFiles(logo)
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: /^Κούπα/ }).check()
  const notice = canvas(page).getByRole('status')
  await expect(notice).toHaveText('Σφάλμα κατά τη φόρτωση της εικόνας του προϊόντος')
  await page.getByPlaceholder('Γράψτε κάτι').fill('Χωρίς δίκτυο')
  await page.getByRole('button', { name: 'Προσθήκη κειμένου' }).click()
  await saveMockup(page, '3')
  await expect(page.getByText(/^Η μακέτα δεν αποθηκεύτηκε/)).toBeVisible()
  await expect(mockups(page)).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Stampa Arial"', 'Ελ')))
    .toBe(true)
  await saveMockup(page, '3')
  await expect(mockups(page).getByText('3 τεμάχια')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the studio leads to the order form', async ({ page }) => {
    await page.goto(studioPath)
    await expect(page.getByText('Το στούντιο ανοίγει…')).toBeHidden()
    const form = page.getByRole('main').getByRole('link', { name: 'φόρμα παραγγελίας' })
    await expect(form).toHaveAttribute('href', '/custom-order')
    await expect(form).toBeVisible()
  })
})

test('the pieces of a mockup are those of its sizes or its quantity, and faults are said', async ({
  page,
}) => {
  await openStudio(page)
  await addText(page, 'Ομάδα')
  await saveMockup(page, '50')
  const item = mockups(page).getByRole('listitem').first()
  const form = orderForm(page)
  const hint = form.getByText('Δεν έχετε γράψει μεγέθη')
  await expect(hint).toBeVisible()
  // The sizes make up the quantity, as in the order form.
  const small = item.getByLabel('S', { exact: true })
  await small.fill('2')
  await expect(item).toContainText('2 τεμάχια')
  await expect(hint).toHaveCount(0)
  await expect(item.getByLabel('Ποσότητα', { exact: true })).toHaveCount(0)
  await small.fill('')
  await item.getByLabel('Ποσότητα', { exact: true }).fill('3')
  await expect(item).toContainText('3 τεμάχια')

  await item.getByText('Ονόματα και αριθμοί').first().click()
  const people = item.getByRole('textbox', { name: 'Ονόματα και αριθμοί' })
  await people.fill('s, ΑΝΝΑ, 7\nXXXXL, ΕΛΕΝΗ, 8\n, ΜΑΡΙΑ\n, ΝΙΚΗ')
  // Names without sizes set the quantity.
  await expect(item).toContainText('4 τεμάχια')
  await expect(item).toContainText('Δεν υπάρχει μέγεθος XXXXL.')
  await form.getByLabel('E-mail').fill('sizes@example.com')
  await form.getByLabel('Τηλέφωνο').fill('6900000000')
  await form.getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  await expect(form.getByRole('alert')).toContainText('Διορθώστε πρώτα')
  await people.fill('s, ΑΝΝΑ, 7\nM, ΕΛΕΝΗ, 8')
  await expect(item).not.toContainText('Τα ονόματα είναι')
  await expect(item).not.toContainText('Δεν υπάρχει μέγεθος')

  // A removed mockup comes back as it was.
  await item.getByRole('button', { name: /^Αφαίρεση: / }).click()
  await expect(mockups(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Επαναφορά', exact: true }).click()
  await expect(item).toContainText('4 τεμάχια')
  await expect(page.getByRole('button', { name: 'Επαναφορά', exact: true })).toHaveCount(0)
})

test('a design that turns to the other side asks what is printed, and each side keeps its own', async ({
  page,
}) => {
  await openStudio(page)
  const question = page.getByRole('group', { name: /^Το σχέδιό σας φαίνεται και σε αυτή την όψη/ })
  const turn = (side: string) => page.getByRole('radio', { name: side }).check()
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await discPng(page) }
  await uploadField(page).setInputFiles(logo)
  await expect(layer(page, 'logo.png')).toBeVisible()
  await expect(question).toHaveCount(0)
  await turn('Πίσω')
  // The specification keeps it on the canvas.
  await expect(layer(page, 'logo.png')).toBeVisible()
  await expect(question).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await turn('Μπροστά')
  await expect(question).toHaveCount(0)
  await turn('Πίσω')
  await question.getByRole('button', { name: 'Άλλο εδώ: η όψη ξεκινά κενή' }).click()
  await expect(question).toHaveCount(0)
  await expect(layer(page, 'logo.png')).toHaveCount(0)
  await addText(page, 'Πλάτη')
  await turn('Μπροστά')
  await expect(layer(page, 'logo.png')).toBeVisible()
  await expect(layer(page, 'Πλάτη')).toHaveCount(0)

  // Two inks of the logo and one of the text, 20 pieces as the panel prices them: 7.80 + 1.20 + 0.35 and 25 × 3.
  const price = page.getByRole('region', { name: 'Τιμή' })
  await expect(price).toContainText('Προετοιμασία, μία φορά: 2 + 1 χρώματα')
  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByLabel('Ποσότητα')
  await expect(quantity).toHaveValue('1')
  await expect(quantity).toHaveAccessibleDescription(
    '1 τεμάχιο. Κάτω από το ελάχιστο των 20 τεμαχίων: θα σας προτείνουμε τιμή.',
  )
  await dialog.getByRole('button', { name: '20 τεμάχια, όπως στην τιμή' }).click()
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(mockups(page)).toContainText(
    /Μεταξοτυπία, 2 πλευρές, 2 \+ 1 χρώματα: 13,10\s€ το τεμάχιο, 262,00\s€ \+ ΦΠΑ/,
  )
})

test('mockups that one tab has ordered are not ordered again by another one', async ({ page }) => {
  await openStudio(page)
  await addText(page, 'Μία φορά')
  await saveMockup(page, '5')
  const second = await page.context().newPage()
  await openStudio(second)
  await expect(mockups(second).getByText('5 τεμάχια')).toBeVisible()
  await orderForm(second).getByLabel('E-mail').fill('tabs@example.com')
  await orderForm(second).getByLabel('Τηλέφωνο').fill('6900000000')
  await orderForm(second).getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  await orderNumber(second)
  await expect(mockups(page)).toHaveCount(0)
  await page.reload()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
  await expect(mockups(page)).toHaveCount(0)
})

test('text is readable on a dark product, and an order stops before it hides text', async ({
  page,
}) => {
  await openStudio(page)
  await addText(page, 'Στάμπα')
  await page.getByRole('group', { name: 'Επιλέξτε χρώμα' }).getByRole('radio').nth(1).check()
  await expect(findings(page)).toContainText('Το χρώμα μοιάζει πολύ με του προϊόντος')
  await saveMockup(page, '5')
  await orderForm(page).getByLabel('E-mail').fill('dark@example.com')
  await orderForm(page).getByLabel('Τηλέφωνο').fill('6900000000')
  await orderForm(page).getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  const question = page.getByRole('dialog', { name: 'Κάτι δεν θα τυπωθεί καλά' })
  await expect(question).toContainText('σχεδόν δεν θα φαίνεται')
  await page.keyboard.press('Escape')
  await layer(page, 'Στάμπα').click()
  await page.getByRole('button', { name: 'Διαγραφή επιλεγμένου' }).click()
  await addText(page, 'Φανερό')
  await expect(findings(page)).toContainText('Όλα καλά για εκτύπωση.')
})

test('a text that is added after a logo covers it at no size', async ({ page }) => {
  await openStudio(page)
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await discPng(page, 800) }
  await uploadField(page).setInputFiles(logo)
  await expect(layer(page, 'logo.png')).toBeVisible()
  const image = await placeOf(page)
  const side = properties(page).getByLabel('Πλάτος (mm)')
  const width = Number((await side.inputValue()).replace(',', '.'))
  await addText(page, 'Στάμπα')
  const text = await placeOf(page)
  expect(Math.abs(text.y - image.y)).toBeGreaterThan(width / 2)
  await expect(findings(page)).not.toContainText('Βγαίνει από την περιοχή')
})

test('the stored design opens before anything can be added', async ({ page }) => {
  await openStudio(page)
  await addText(page, 'Πρώτο')
  await saveMockup(page, '5')
  const late = Promise.withResolvers<void>()
  await page.route('**/api/design-studio/drafts/*', async route => {
    await late.promise
    await route.continue()
  })
  await page.goto(`${studioPath}?draft=${'0'.repeat(32)}`)
  await expect(canvas(page).getByRole('status')).toHaveText('Το στούντιο ανοίγει…')
  const adding = addText(page, 'Δεύτερο')
  late.resolve()
  await adding
  await expect(layer(page, 'Πρώτο')).toBeVisible()
})

test('undo works beside the canvas, deletion in the list of layers, and a fault is said when saving', async ({
  page,
}) => {
  await openStudio(page)
  await addText(page, 'Στάμπα')
  await layer(page, 'Στάμπα').click()
  await page.keyboard.press('Delete')
  await expect(layer(page, 'Στάμπα')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(layer(page, 'Στάμπα')).toBeVisible()
  // A field has an undo of its own.
  await page.getByPlaceholder('Γράψτε κάτι').fill('Ημιτελές')
  await page.keyboard.press('Control+z')
  await expect(layer(page, 'Στάμπα')).toBeVisible()

  const coarse = { name: 'coarse.png', mimeType: 'image/png', buffer: await discPng(page, 24) }
  await uploadField(page).setInputFiles(coarse)
  await expect(layer(page, 'coarse.png')).toBeVisible()
  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  await expect(page.getByRole('dialog')).toContainText('⚠ Πολύ χαμηλή ανάλυση')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await orderForm(page).getByLabel('E-mail').fill('coarse@example.com')
  await orderForm(page).getByLabel('Τηλέφωνο').fill('6900000000')
  await orderForm(page).getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  await orderAsItIs(page)
  await orderNumber(page)
})

test('a lost link is said until the visitor works on, and a shared one has the language of the page', async ({
  page,
}) => {
  await page.goto(`${studioPath}?draft=${'0'.repeat(32)}&lang=en`)
  const lost = page.getByText('This design is no longer there')
  await expect(lost).toBeVisible()
  await page.getByPlaceholder('Write something').fill('Print')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(lost).toHaveCount(0)
  await page.getByRole('button', { name: 'Share it or continue' }).click()
  await expect(page.getByLabel('Link of the design')).toHaveValue(/\?draft=[^&]+&lang=en$/)
})
