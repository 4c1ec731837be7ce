import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  addText,
  becomeStaff,
  canvas,
  choosePrint,
  discPng,
  layer,
  layers,
  mockups,
  openStudio,
  orderAsItIs,
  orderForm,
  orderNumber,
  placeOf,
  pointOf,
  printedSides,
  properties,
  redPixels,
  saveArtworkAsStaff,
  saveMockup,
  sha256,
  shopOf,
  tab,
  uploadField,
} from './studio-pages.ts'

test('a design is created, saved and ordered by keyboard', async ({ page, request, admin }) => {
  // A hundred keys in sequence.
  await openStudio(page)
  await tabTo(page, page.getByRole('radio', { name: /^Μπλουζάκι/ }).first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Φούτερ/ })).toBeChecked()
  await tabTo(page, page.getByPlaceholder('Γράψτε κάτι'))
  await page.keyboard.type('Ομάδα')
  await page.keyboard.press('Enter')
  await expect(layer(page, 'Ομάδα')).toBeVisible()

  await tabTo(page, canvas(page), 'Shift+Tab')
  const before = await placeOf(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  const { x, y } = await placeOf(page)
  expect(x).toBeCloseTo(before.x + 1)
  expect(y).toBeCloseTo(before.y - 10)
  await page.keyboard.press('Control+d')
  await expect(layers(page).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Control+a')
  await expect(properties(page)).toContainText('2 επιλεγμένα')
  await page.keyboard.press('Delete')
  await expect(layers(page).getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(layers(page).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+z')

  // The list of layers replaces the canvas for screen readers.
  const lowest = layer(page, 'Ομάδα').last()
  await tabTo(page, lowest)
  await page.keyboard.press('Enter')
  await expect(lowest).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, layers(page).getByRole('button', { name: 'Πιο πάνω: Ομάδα' }).last())
  await page.keyboard.press('Space')
  await expect(layer(page, 'Ομάδα').first()).toHaveAttribute('aria-pressed', 'true')
  const rotation = properties(page).getByLabel('Περιστροφή (μοίρες)')
  await tabTo(page, rotation)
  await page.keyboard.press('Shift+ArrowUp')
  await expect(rotation).toHaveValue('10')

  await tabTo(page, page.getByRole('button', { name: 'Αποθήκευση μακέτας' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Ποσότητα')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(mockups(page).getByText('12 τεμάχια')).toBeVisible()

  // The back is another design.
  const print = page.getByLabel('Εκτύπωση', { exact: true })
  await tabTo(page, print)
  await page.keyboard.press('End')
  await expect(print).toHaveValue('own')
  await tabTo(page, page.getByRole('radio', { name: 'Μπροστά' }), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Πίσω' })).toBeChecked()
  await tabTo(page, page.getByPlaceholder('Γράψτε κάτι'))
  await page.keyboard.type('Πλάτη')
  await page.keyboard.press('Enter')
  await expect(layers(page).getByRole('listitem')).toHaveCount(1)
  await tabTo(page, page.getByRole('button', { name: 'Αποθήκευση μακέτας' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Ποσότητα')).toBeFocused()
  await tabTo(page, printedSides(page))
  await page.keyboard.press('ArrowUp')
  await expect(printedSides(page)).toHaveValue('back')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Αποθήκευση' }))
  await page.keyboard.press('Enter')
  await expect(mockups(page).getByRole('img')).toHaveCount(2)

  await tabTo(page, orderForm(page).getByLabel('E-mail'))
  await page.keyboard.type('keys@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('210 000 0000')
  await page.keyboard.press('Enter')
  // The turned copy leaves the print area.
  const asItIs = page.getByRole('dialog').getByRole('button', { name: 'Παραγγελία όπως είναι' })
  await expect(asItIs).toBeVisible()
  await tabTo(page, asItIs)
  await page.keyboard.press('Enter')
  const number = await orderNumber(page)

  await becomeStaff(page, request, admin)
  await saveArtworkAsStaff(page, number, await shopOf(request, admin), async link => {
    await expect(link).toBeVisible()
    await tabTo(page, link)
    await page.keyboard.press('Enter')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a design is created, saved and ordered by touch', async ({
    page,
    context,
    request,
    admin,
  }) => {
    await openStudio(page)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(await fits()).toBe(true)
    const [add, sheet] = [tab(page, 'Προσθήκη'), tab(page, 'Επίπεδα')]
    // The closed sheet tells how many print problems its list has.
    await add.tap()
    await page.getByPlaceholder('Γράψτε κάτι').fill('🏐')
    await page.getByRole('button', { name: 'Προσθήκη κειμένου' }).tap()
    await expect(sheet).toContainText('1 προειδοποίηση')
    await page.getByRole('button', { name: 'Αναίρεση' }).tap()
    await expect(sheet).not.toContainText('προειδοπο')
    await page.getByPlaceholder('Γράψτε κάτι').fill('Αφή')
    await page.getByRole('button', { name: 'Προσθήκη κειμένου' }).tap()
    await expect(layers(page)).toBeHidden()
    await sheet.tap()
    await expect(page.getByPlaceholder('Γράψτε κάτι')).toBeHidden()
    await expect(layer(page, 'Αφή')).toBeVisible()
    const before = await placeOf(page)
    await sheet.tap()
    await expect(layers(page)).toBeHidden()

    const placeOnPhone = async () => {
      await sheet.tap()
      const place = await placeOf(page)
      await sheet.tap()
      return place
    }
    const fingers = await context.newCDPSession(page)
    const middle = await pointOf(page, 300, 300)
    await drag(fingers, [[middle, { x: middle.x + 10, y: middle.y + 40 }]])
    await sheet.tap()
    await expect.poll(async () => (await placeOf(page)).y).toBeGreaterThan(before.y + 20)
    await sheet.tap()

    // A swipe beside the design scrolls the page.
    const scrolled = () => page.evaluate(() => scrollY)
    const place = await placeOnPhone()
    const corner = await pointOf(page, 40, 300)
    const top = await scrolled()
    // A tap while the page still scrolls only stops it.
    const ended = page.evaluate(
      () => new Promise(resolve => addEventListener('scrollend', resolve, { once: true })),
    )
    await drag(fingers, [[corner, { x: corner.x, y: corner.y - 120 }]])
    await ended
    expect(await scrolled()).toBeGreaterThan(top + 60)
    expect(await placeOnPhone()).toEqual(place)

    // A pinch zooms without moving the design.
    const view = canvas(page).locator('svg').last()
    await expect(view).toHaveAttribute('viewBox', '0 0 600 600')
    const [left, right] = [await pointOf(page, 200, 200), await pointOf(page, 400, 400)]
    await drag(fingers, [
      [left, { x: left.x - 50, y: left.y - 50 }],
      [right, { x: right.x + 50, y: right.y + 50 }],
    ])
    await expect(view).not.toHaveAttribute('viewBox', '0 0 600 600')

    await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).tap()
    await expect(printedSides(page)).toHaveValue('front')
    await page.getByRole('dialog').getByLabel('Ποσότητα').fill('20')
    await page.getByRole('dialog').getByRole('button', { name: 'Αποθήκευση' }).tap()
    await expect(mockups(page).getByText('20 τεμάχια')).toBeVisible()
    await choosePrint(page, 'own')
    await page.getByRole('radio', { name: 'Πίσω' }).tap()
    await add.tap()
    await page.getByPlaceholder('Γράψτε κάτι').fill('Πλάτη')
    await page.getByRole('button', { name: 'Προσθήκη κειμένου' }).tap()
    await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).tap()
    await expect(printedSides(page)).toHaveValue('both')
    await printedSides(page).selectOption('back')
    await page.getByRole('dialog').getByRole('button', { name: 'Αποθήκευση' }).tap()
    await expect(mockups(page).getByRole('img')).toHaveCount(2)
    await orderForm(page).getByLabel('E-mail').fill('touch@example.com')
    await orderForm(page).getByLabel('Τηλέφωνο').fill('6900000000')
    await orderForm(page).getByRole('button', { name: 'Υποβολή παραγγελίας' }).tap()
    const number = await orderNumber(page)
    expect(await fits()).toBe(true)

    await becomeStaff(page, request, admin)
    await saveArtworkAsStaff(page, number, await shopOf(request, admin), link => link.tap())
    expect(await fits()).toBe(true)
  })
})

test('after a crash of the tab the design, its images and the order form are restored', async ({
  page,
  context,
  request,
  admin,
}) => {
  await openStudio(page)
  await page.getByRole('radio', { name: /^Πάνινη τσάντα/ }).check()
  await addText(page, 'Δεν χάνεται')
  const centre = await placeOf(page)
  const disc = { name: 'disc.png', mimeType: 'image/png', buffer: await discPng(page) }
  await uploadField(page).setInputFiles(disc)
  await expect(layer(page, 'disc.png')).toBeVisible()
  await saveMockup(page, '7')
  await expect(mockups(page).getByText('7 τεμάχια')).toBeVisible()
  await namesAndNumbers(page).click()
  await mockups(page).getByRole('textbox').fill('ΜΑΡΙΑ, 7\nΝΙΚΟΣ')
  await properties(page).getByLabel('X (mm)').fill('33')
  await properties(page).getByLabel('X (mm)').blur()
  // Includes text that is still being edited.
  await addText(page, 'Ημιτελές')
  for (const [field, value] of Object.entries({ 'X (mm)': centre.x, 'Y (mm)': centre.y })) {
    await properties(page).getByLabel(field).fill(String(value))
    await properties(page).getByLabel(field).blur()
  }
  const middle = await pointOf(page, 300, 300)
  await page.mouse.dblclick(middle.x, middle.y)
  await page.keyboard.press('End')
  await page.keyboard.type(' έργο')
  await expect(layer(page, 'Ημιτελές έργο')).toBeVisible()
  await orderForm(page).getByLabel('E-mail').fill('crash@example.com')
  await orderForm(page).getByLabel('Σημειώσεις').fill('Για τον Μάιο')
  // Guaranteed: every edit older than one second.
  await page.waitForTimeout(1000)
  const again = await context.newPage()
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed

  await openStudio(again)
  await expect(again.getByRole('radio', { name: /^Πάνινη τσάντα/ })).toBeChecked()
  await expect(layer(again, 'Δεν χάνεται')).toBeVisible()
  await expect(layer(again, 'Ημιτελές έργο')).toBeVisible()
  await layer(again, 'disc.png').click()
  await expect(properties(again).getByLabel('X (mm)')).toHaveValue('33')
  await expect.poll(() => redPixels(again)).toBeGreaterThan(100)
  await expect(mockups(again).getByText('7 τεμάχια')).toBeVisible()
  await expect(namesAndNumbers(again)).toHaveText('Ονόματα και αριθμοί (2)')
  await namesAndNumbers(again).click()
  await expect(mockups(again).getByRole('textbox')).toHaveValue('ΜΑΡΙΑ, 7\nΝΙΚΟΣ')

  // The original images are restored too, so the order can be sent.
  await again.getByRole('button', { name: 'Συνεχίστε σε άλλη συσκευή' }).click()
  const address = await again.getByLabel('Σύνδεσμος του σχεδίου').inputValue()
  await expect(orderForm(again).getByLabel('E-mail')).toHaveValue('crash@example.com')
  await expect(orderForm(again).getByLabel('Σημειώσεις')).toHaveValue('Για τον Μάιο')
  await orderForm(again).getByLabel('Τηλέφωνο').fill('6900000000')
  await orderForm(again).getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
  await again.getByRole('button', { name: 'Αποστολή χωρίς αυτό' }).click()
  await orderAsItIs(again)
  const number = await orderNumber(again)
  const shop = await shopOf(request, admin)
  const [mockup] = (await shop(number)).mockups
  expect(mockup.people).toEqual([
    { name: 'ΜΑΡΙΑ', number: '7', size: '' },
    { name: 'ΝΙΚΟΣ', number: '', size: '' },
  ])
  const { assets } = await shop(`${number}/mockups/0/design`)
  expect(assets).toMatchObject([{ hash: sha256(disc.buffer) }])

  // The order has left no work of its own that the link could replace.
  await again.goto(address)
  await expect(layer(again, 'disc.png')).toBeVisible()
  await expect(layer(again, 'Δεν χάνεται')).toBeVisible()
  await expect(again).toHaveURL(/\/test-your-idea$/)
})

test('failures are shown and the design is kept', async ({ page }) => {
  await page.route('**/media/studio/**', route => route.abort())
  await openStudio(page)
  await expect(canvas(page).getByRole('status')).toHaveText(
    'Σφάλμα κατά τη φόρτωση της εικόνας του προϊόντος',
  )
  // The canvas then has a plain background and stays usable.
  await addText(page, 'Παρ’ όλα αυτά')
  const held = Promise.withResolvers<void>()
  await page.unroute('**/media/studio/**')
  await page.route('**/media/studio/**', async route => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('radio', { name: /^Κούπα/ }).check()
  await expect(canvas(page).getByRole('status')).toHaveText('Φόρτωση της εικόνας του προϊόντος…')
  held.resolve()
  await expect(canvas(page).getByRole('status')).toHaveCount(0)

  // Several files at once, dropped on the canvas.
  await canvas(page).evaluate(element => {
    const dataTransfer = new DataTransfer()
    for (const name of ['a.png', 'b.png']) {
      dataTransfer.items.add(new File(['x'.repeat(100)], name, { type: 'image/png' }))
    }
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('alert')).toHaveText('Πάρα πολλά αρχεία. Μία εικόνα τη φορά.')

  await saveMockup(page, '2')
  const form = orderForm(page)
  await form.getByLabel('E-mail').fill('fails@example.com')
  await form.getByLabel('Τηλέφωνο').fill('6900000000')
  const answers = [
    { json: { message: 'Ο κατάλογος άλλαξε' }, status: 409 },
    { json: {}, status: 500 },
    undefined,
  ]
  const address = '**/api/design-studio/orders/submit'
  for (const [index, text] of [
    'Ο κατάλογος άλλαξε',
    'Η υποβολή της παραγγελίας απέτυχε',
    'Παρουσιάστηκε σφάλμα. Δοκιμάστε ξανά. Ελέγξτε τη σύνδεσή σας στο διαδίκτυο. Η παραγγελία μένει εδώ.',
  ].entries()) {
    const answer = answers[index]
    await page.route(address, route => (answer ? route.fulfill(answer) : route.abort()))
    await form.getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
    await expect(form.getByRole('alert')).toHaveText(text)
    await page.unroute(address)
  }
  await expect(mockups(page).getByText('2 τεμάχια')).toBeVisible()
  await expect(form.getByLabel('E-mail')).toHaveValue('fails@example.com')
})

const namesAndNumbers = (page: Page): Locator =>
  mockups(page).locator('summary', { hasText: 'Ονόματα και αριθμοί' })

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 120; press++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Not reached by ${key}: ${target}`)
}

interface Point {
  x: number
  y: number
}

/** Simulates fingers that touch, move along their paths together, and lift. */
async function drag(session: CDPSession, ways: [from: Point, to: Point][]): Promise<void> {
  const touchPoints = (share: number) =>
    ways.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }))
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: touchPoints(0),
  })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: touchPoints(share),
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
