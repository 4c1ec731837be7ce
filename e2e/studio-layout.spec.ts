import type { Locator, Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import {
  addText,
  canvas,
  discPng,
  findings,
  layer,
  layers,
  mockups,
  openStudio,
  orderForm,
  placeOf,
  priceButton,
  properties,
  saveMockup,
  tab,
  uploadField,
} from './studio-pages.ts'

/** The sizes of screens, with the least height of a stage that is whole on the first screen. */
const screens = [
  { width: 360, height: 740, stage: 320 },
  { width: 390, height: 844, stage: 350 },
  { width: 768, height: 1024, stage: 640 },
  { width: 1280, height: 800, stage: 520 },
  { width: 1440, height: 900, stage: 620 },
  { width: 1920, height: 1080, stage: 780 },
]

const save = (page: Page) => page.getByRole('button', { name: 'Αποθήκευση μακέτας' })

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not shown: ${target}`)
  return box
}

for (const { device, isSmall } of [
  { device: 'phones and tablets', isSmall: true },
  { device: 'desks', isSmall: false },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ hasTouch: isSmall, isMobile: isSmall })

    test('the stage, the price and the button to save are on the first screen', async ({
      page,
    }) => {
      const own = screens.filter(({ width }) => width < 1024 === isSmall)
      for (const [index, { width, height, stage }] of own.entries()) {
        await page.setViewportSize({ width, height })
        // What is wrong for assistive technology at one size is so at all that share its layout.
        const audit = async () => {
          if (index === 0) expect(await violationsOf(page)).toEqual([])
        }
        await test.step(`${width} × ${height}`, async () => {
          await expectWholeStage(page, stage, audit)
          if (isSmall) await expectSheets(page, audit)
        })
      }
    })
  })
}

async function expectWholeStage(
  page: Page,
  stage: number,
  audit: () => Promise<void>,
): Promise<void> {
  await openStudio(page)
  const square = await boxOf(canvas(page))
  expect(square.width).toBeCloseTo(square.height, 0)
  expect(square.height).toBeGreaterThanOrEqual(stage)
  expect(square.y).toBeLessThan(190)
  await expect(canvas(page)).toBeInViewport({ ratio: 1 })
  await expect(save(page)).toBeInViewport({ ratio: 1 })
  await expect(priceButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('radio', { name: 'Πίσω' })).toBeInViewport({ ratio: 1 })
  expect(await isTooWide(page)).toBe(false)
  await audit()
}

/** On a small screen, product, colour, additions and layers are sheets. */
async function expectSheets(page: Page, audit: () => Promise<void>): Promise<void> {
  const before = await boxOf(canvas(page))
  for (const [name, part] of [
    ['Προϊόν', page.getByRole('radio', { name: /^Μπλουζάκι/ }).first()],
    ['Χρώμα', page.getByRole('group', { name: 'Επιλέξτε χρώμα' })],
    ['Προσθήκη', page.getByPlaceholder('Γράψτε κάτι')],
    ['Επίπεδα', layers(page)],
  ] as const) {
    const button = tab(page, name)
    const { width, height } = await boxOf(button)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expect(part).toBeHidden()
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(part).toBeInViewport()
    // The stage is whole above the sheet, and what is fixed stays.
    await expect(canvas(page)).toBeInViewport({ ratio: 1 })
    const sheet = await boxOf(page.getByRole('group', { name, exact: true }))
    const shown = await boxOf(canvas(page))
    expect(shown.y + shown.height).toBeLessThanOrEqual(sheet.y + 1)
    expect(shown.height).toBeGreaterThan(180)
    await expect(save(page)).toBeInViewport({ ratio: 1 })
    await audit()
    expect(await isTooWide(page)).toBe(false)
    await page.keyboard.press('Escape')
    await expect(part).toBeHidden()
    await expect(button).toBeFocused()
  }
  await expect.poll(async () => (await boxOf(canvas(page))).height).toBe(before.height)
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a sheet is opened, used and closed by keyboard, above the keyboard of the phone', async ({
    page,
  }) => {
    await openStudio(page)
    const add = tab(page, 'Προσθήκη')
    await add.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('group', { name: 'Προσθήκη', exact: true })
    await expect(sheet).toBeFocused()
    const field = page.getByPlaceholder('Γράψτε κάτι')
    while (!(await field.evaluate(element => element === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    // As a phone announces its keyboard.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: 500 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    const { y, height } = await boxOf(field)
    expect(y + height).toBeLessThanOrEqual(500)
    await page.keyboard.type('Ομάδα')
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Επίπεδα')).toBeVisible()
    await page.evaluate(() => {
      Reflect.deleteProperty(visualViewport ?? {}, 'height')
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await sheet.getByRole('button', { name: 'Κλείσιμο' }).focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(add).toBeFocused()
    await tab(page, 'Επίπεδα').tap()
    await expect(layer(page, 'Ομάδα')).toBeVisible()
  })

  test('a sheet opens with the stage above it wherever the page is, and the bar leads to the mockups', async ({
    page,
  }) => {
    await openStudio(page)
    await saveMockup(page, '3')
    const inView = (target: Locator) => expect(target).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: /^Οι μακέτες σας/ }).tap()
    await inView(mockups(page).getByRole('heading'))
    await tab(page, 'Προσθήκη').tap()
    await inView(canvas(page))
    const [stage, list] = await Promise.all([boxOf(canvas(page)), boxOf(mockups(page))])
    expect(stage.y + stage.height).toBeLessThanOrEqual(list.y)
    // The order scrolls over the stage, which stays.
    const isOnTop = await orderForm(page)
      .getByLabel('E-mail')
      .evaluate(field => {
        scrollBy(0, field.getBoundingClientRect().top - 250)
        const { left, top } = field.getBoundingClientRect()
        return document.elementFromPoint(left + 20, top + 10) === field
      })
    expect(isOnTop).toBe(true)
    await page.keyboard.press('Escape')

    // What the bar scrolls away under, it does not cover.
    await page.evaluate(() => scrollTo(0, 800))
    const menu = page.getByRole('button', { name: 'Μενού' })
    await menu.tap()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('the second tap of a double tap on the dialog reaches nothing below it', async ({
    page,
  }) => {
    await page.clock.install()
    await openStudio(page)
    await save(page).tap()
    const confirm = await boxOf(
      page.getByRole('dialog').getByRole('button', { name: 'Αποθήκευση' }),
    )
    const [x, y] = [confirm.x + confirm.width / 2, confirm.y + confirm.height / 2]
    await page.evaluate(
      ([x, y]) => {
        const below = document.createElement('button')
        Object.assign(below.style, { position: 'fixed', left: `${x - 60}px`, top: `${y - 60}px` })
        Object.assign(below.style, { width: '120px', height: '120px', zIndex: '99' })
        below.onclick = () => below.replaceWith('Reached')
        document.body.append(below)
      },
      [x, y] as const,
    )
    // The page's time stands still between the taps, however busy the machine is.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.touchscreen.tap(x, y)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.touchscreen.tap(x, y)
    await expect(mockups(page)).toBeVisible()
    await expect(page.getByText('Reached')).toHaveCount(0)
    // A later tap is one of its own.
    await page.clock.runFor(500)
    await page.touchscreen.tap(x, y)
    await expect(page.getByText('Reached')).toHaveCount(1)
  })
})

test('a sheet is beside the stage, whole between the bars', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openStudio(page)
    await tab(page, 'Προσθήκη').click()
    await expect(page.getByText('Ανεβάστε εικόνα')).toBeInViewport({ ratio: 1 })
    await expect(canvas(page)).toBeInViewport({ ratio: 1 })
    const [stage, sheet, bar] = await Promise.all([
      boxOf(canvas(page)),
      boxOf(page.getByRole('group', { name: 'Προσθήκη', exact: true })),
      boxOf(save(page)),
    ])
    expect(stage.height).toBeGreaterThan(180)
    expect(stage.x + stage.width).toBeLessThanOrEqual(sheet.x)
    expect(stage.y + stage.height).toBeLessThanOrEqual(bar.y)
  }
})

test('a new element covers no earlier one, and its chip has the same size at any zoom', async ({
  page,
}) => {
  await openStudio(page)
  await addText(page, 'Πρώτο')
  const first = await placeOf(page)
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await discPng(page, 600, 400) }
  await uploadField(page).setInputFiles(logo)
  await expect(layer(page, 'logo.png')).toBeVisible()
  // It has the whole width, so that its room is above the text or below it.
  const image = await placeOf(page)
  const height =
    Number((await properties(page).getByLabel('Πλάτος (mm)').inputValue()).replace(',', '.')) *
    (2 / 3)
  expect(Math.abs(image.y - first.y)).toBeGreaterThan(height / 2)
  await expect(findings(page)).not.toContainText('Βγαίνει από την περιοχή')

  const chip = canvas(page).getByText(/dpi/)
  const size = (await boxOf(chip)).height
  await page.getByRole('button', { name: 'Μεγέθυνση' }).click()
  expect((await boxOf(chip)).height).toBe(size)
})

test('the handle at the edge of an image crops it', async ({ page }) => {
  await openStudio(page)
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await discPng(page, 600, 400) }
  await uploadField(page).setInputFiles(logo)
  await layer(page, 'logo.png').click()
  const width = properties(page).getByLabel('Πλάτος (mm)')
  const before = Number((await width.inputValue()).replace(',', '.'))
  const place = await placeOf(page)
  const area = await boxOf(canvas(page).locator('svg rect').first())
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  // The image is in the middle of the print area of 300 mm.
  const perMm = area.width / 300
  const edge = { x: middle.x + (before / 2) * perMm, y: middle.y }
  await page.mouse.move(edge.x, edge.y)
  await page.mouse.down()
  await page.mouse.move(edge.x - (before / 4) * perMm, edge.y, { steps: 8 })
  await page.mouse.up()
  const cropped = properties(page).getByLabel('Από δεξιά')
  await expect
    .poll(async () => Number((await cropped.inputValue()).replace(',', '.')))
    .toBeGreaterThan(22)
  expect(Number((await cropped.inputValue()).replace(',', '.'))).toBeLessThan(28)
  await expect(properties(page).getByLabel('Από αριστερά')).toHaveValue('0')
  expect(Number((await width.inputValue()).replace(',', '.'))).toBeCloseTo(before * 0.75, -0.5)
  expect((await placeOf(page)).x).toBeLessThan(place.x - before / 10)
  await page.getByRole('button', { name: 'Αναίρεση' }).click()
  await expect(cropped).toHaveValue('0')
})
