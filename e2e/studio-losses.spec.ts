import { expect, test } from './fixtures.ts'
import {
  addText,
  canvas,
  choosePrint,
  discPng,
  layer,
  layers,
  mockups,
  openStudio,
  orderForm,
  orderNumber,
  printedSides,
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
  await layer(page, 'Μπροστινό').click()
  await page.getByRole('button', { name: 'Διαγραφή επιλεγμένου' }).click()
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

test('the pieces of a mockup are changed by its quantity only, and faults are said', async ({
  page,
}) => {
  await openStudio(page)
  await addText(page, 'Ομάδα')
  await saveMockup(page, '50')
  const item = mockups(page).getByRole('listitem').first()
  await item.getByText('Ποσότητα και μεγέθη').click()
  const small = item.getByLabel('S', { exact: true })
  await small.fill('2')
  await expect(item).toContainText('50 τεμάχια')
  await expect(item).toContainText('Τα μεγέθη είναι για 2 από τα 50 τεμάχια.')
  const form = orderForm(page)
  await form.getByLabel('E-mail').fill('sizes@example.com')
  await form.getByLabel('Τηλέφωνο').fill('6900000000')
  const submit = form.getByRole('button', { name: 'Υποβολή παραγγελίας' })
  await submit.click()
  await expect(form.getByRole('alert')).toContainText('Διορθώστε πρώτα')
  await item.getByRole('button', { name: 'Ποσότητα: 2' }).click()
  await expect(item).toContainText('2 τεμάχια')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await small.fill('')
  await item.getByLabel('Ποσότητα', { exact: true }).fill('3')
  await expect(item).toContainText('3 τεμάχια')

  await item.getByText('Ονόματα και αριθμοί').first().click()
  const people = item.getByRole('textbox', { name: 'Ονόματα και αριθμοί' })
  await people.fill('ΑΝΝΑ, 7, s\nΕΛΕΝΗ, 8, XXXXL\nΜΑΡΙΑ\nΝΙΚΗ')
  await expect(item).toContainText('Τα ονόματα είναι 4 για 3 τεμάχια.')
  await expect(item).toContainText('Δεν υπάρχει μέγεθος XXXXL.')
  await people.fill('ΑΝΝΑ, 7, s\nΕΛΕΝΗ, 8, M')
  await expect(item).not.toContainText('Τα ονόματα είναι')
  await expect(item).not.toContainText('Δεν υπάρχει μέγεθος')

  // A removed mockup comes back as it was.
  await item.getByRole('button', { name: /^Αφαίρεση: / }).click()
  await expect(mockups(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Επαναφορά', exact: true }).click()
  await expect(item).toContainText('3 τεμάχια')
  await expect(page.getByRole('button', { name: 'Επαναφορά', exact: true })).toHaveCount(0)
})
