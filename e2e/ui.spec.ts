import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Showcase, startShowcase } from '@stampa/ui/showcase'

// One build serves every test of this file; building and axe take their time on a busy machine.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let showcase: Showcase

test.beforeAll(async () => {
  showcase = await startShowcase()
})

test.afterAll(() => showcase.close())

interface View {
  frame: 'admin' | 'public'
  scheme: 'light' | 'dark'
  width: number
}

const views: View[] = [360, 768, 1280].flatMap(width => [
  { frame: 'public', scheme: 'light', width },
  { frame: 'admin', scheme: 'light', width },
  { frame: 'admin', scheme: 'dark', width },
])

/** Judged by axe, which takes its time: every frame, scheme and width once. */
const judged = new Set(['public light 360', 'admin light 768', 'admin dark 1280'])

/** Opens the showcase and collects what the browser complains about. */
async function open(page: Page, { frame, scheme, width }: View): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    const isSampleFailure = message.location().url.includes('/missing/')
    if (message.type() === 'error' && !isSampleFailure) complaints.push(message.text())
  })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${showcase.url}?frame=${frame}`)
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeVisible()
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map(image => image.decode()))
    await document.fonts.ready
  })
  return complaints
}

/** Shows the states that otherwise need a pointer or the keyboard. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  for (const [show, states] of [
    ['hover', ['hover']],
    ['focus', ['focus', 'focus-visible']],
  ] as const) {
    const selector = `[data-show="${show}"]`
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    })
    expect(nodeIds.length, selector).toBeGreaterThan(0)
    for (const nodeId of nodeIds) {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })
    }
  }
}

async function violations(page: Page, part = 'html'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Menus and toasts render at the end of the body, outside of every landmark.
    .disableRules('region')
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
}

for (const view of views) {
  const name = `${view.frame} ${view.scheme} ${view.width}`
  test(`every component in every state: ${name}`, async ({ page }, info) => {
    const complaints = await open(page, view)
    await forceStates(page)
    await page.screenshot({
      path: info.outputPath(`${name.replaceAll(' ', '-')}.png`),
      fullPage: true,
    })
    if (judged.has(name)) expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  })
}

for (const view of [
  { frame: 'admin', scheme: 'light', width: 360 },
  { frame: 'admin', scheme: 'dark', width: 1280 },
] as const) {
  test(`what floats: ${view.scheme} ${view.width}`, async ({ page }, info) => {
    const complaints = await open(page, view)
    const check = async (name: string, parts: string[]) => {
      await page.screenshot({ path: info.outputPath(`${name}.png`) })
      for (const part of parts) expect(await violations(page, part), name).toEqual([])
    }

    await page.getByRole('button', { name: 'Open dialog' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit product' })).toBeVisible()
    await check('dialog', ['[role="dialog"]'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard changes' }).click()

    await page.getByRole('button', { name: 'Open drawer' }).click()
    const drawer = page.getByRole('dialog', { name: 'Order 4f1a2b' })
    await expect(drawer.getByLabel('Note')).toBeFocused()
    await check('drawer', ['[role="dialog"]'])
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    await page.getByRole('button', { name: 'Open palette' }).click()
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
    await check('palette', ['[role="dialog"]'])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Failed deletion' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await check('confirmation', ['[role="alertdialog"]'])
    await page.keyboard.press('Escape')

    for (const name of ['Success', 'With undo', 'Error']) {
      await page.getByRole('button', { name, exact: true }).click()
    }
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await check('toasts-and-menu', ['[role="menu"]', '[role="region"]'])
    expect(complaints).toEqual([])
  })
}

const desk: View = { frame: 'admin', scheme: 'light', width: 1280 }

test('a dialog takes the focus to its first field, keeps it and gives it back', async ({
  page,
}) => {
  await open(page, desk)
  const opener = page.getByRole('button', { name: 'Open dialog' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit product' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    // At the end the guard behind the dialog has the focus until it has sent it back to the front.
    await expect
      .poll(() => dialog.evaluate(element => element.contains(document.activeElement)))
      .toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a question over a dialog is answered first', async ({ page }) => {
  await open(page, desk)
  await page.getByRole('button', { name: 'Open dialog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit product' })
  await dialog.getByLabel('Slug').fill('cup')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Slug')).toHaveValue('cup')
  expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toBeHidden()
})

test('a click beside a dialog does not close it', async ({ page }) => {
  await open(page, desk)
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await page.mouse.click(10, 400)
  await expect(page.getByRole('dialog', { name: 'Edit product' })).toBeVisible()
})

test('a menu is used by keyboard alone', async ({ page }) => {
  await open(page, desk)
  const trigger = page.getByRole('button', { name: 'Actions', exact: true })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('d')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
})

test('the palette finds while somebody types, and is used by keyboard alone', async ({ page }) => {
  await open(page, desk)
  const opener = page.getByRole('button', { name: 'Open palette' })
  const input = page.getByRole('combobox', { name: 'Search and commands' })
  const option = (name: string) => page.getByRole('option', { name })
  /** The option that a screen reader is told of. */
  const active = () =>
    input.evaluate(
      element =>
        document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    )
  await opener.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(6)
  await expect.poll(active).toBe('Products')
  await expect(input).toBeFocused()
  await page.keyboard.type('κουπα')
  await expect(page.getByRole('option')).toHaveCount(2)
  await expect.poll(active).toBe('Κούπα κεραμική#1')
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toBe('Κούπα εμαγιέ#2')
  await expect(option('Κούπα εμαγιέ')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(input).toBeHidden()
  await expect(page.getByText('Κούπα εμαγιέ is opened')).toBeVisible()

  await opener.press('Enter')
  await expect(input).toBeFocused()
  await page.keyboard.type('ομπρέλα')
  await expect(page.getByRole('dialog').getByText('Nothing matches “ομπρέλα”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(input).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a table sorts, searches and turns pages', async ({ page }) => {
  await open(page, desk)
  const table = page.getByRole('table', { name: 'Products', exact: true })
  const firstTitle = table.getByRole('rowheader').first()
  const header = table.getByRole('columnheader', { name: 'Title' })
  await expect(firstTitle).toHaveText('Κούπα κεραμική 1')

  await header.getByRole('button').press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(firstTitle).toHaveText('Άγκυρα 6')
  await header.getByRole('button').press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(firstTitle).toHaveText('T-shirt οργανικό 9998')

  const pages = page.getByRole('navigation', { name: 'Pages of Products' })
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(pages.getByRole('button', { name: '2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.getByRole('searchbox', { name: 'Search products' }).last().fill('ΩΡΑ 4997')
  await expect(table.getByRole('rowheader')).toHaveText(['Ώρα τοίχου 4997'])
})

test('the rows of a table are used by keyboard alone', async ({ page }) => {
  await open(page, desk)
  const table = page.getByRole('table', { name: 'Products', exact: true })
  const titles = table.getByRole('rowheader')
  const row = (index: number) => table.locator('tbody tr').nth(index)
  const bar = page.getByRole('region', { name: 'Selected rows' })

  await row(0).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(row(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('T-shirt οργανικό 2 is opened')).toBeVisible()
  await page.keyboard.press('End')
  await expect(row(9)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(titles.first()).toHaveText('T-shirt οργανικό 2')

  await row(0).press('Space')
  await expect(bar).toContainText('1 row selected')
  await titles
    .nth(3)
    .locator('xpath=..')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('4 rows selected')
  await table.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar).toContainText('10 rows selected')
  await bar.getByRole('button', { name: 'Select all 9.999' }).click()
  await expect(bar).toContainText('9999 rows selected')
  // What the search hides is not touched.
  await page.getByRole('searchbox', { name: 'Search products' }).last().fill('αγκυρα 9996')
  await expect(bar).toContainText('1 row selected')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByText('Nothing matches “αγκυρα 9996”')).toBeVisible()
})

test('a table keeps its columns and its named views on this device, and saves its rows', async ({
  page,
}) => {
  await open(page, desk)
  const table = page.getByRole('table', { name: 'Products', exact: true })
  const search = page.getByRole('searchbox', { name: 'Search products' }).last()
  const menu = page.getByRole('button', { name: 'View', exact: true })

  await search.fill('άγκυρα')
  await table.getByRole('button', { name: 'Price' }).click()
  await menu.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Category' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Name').fill('Φθηνές άγκυρες')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.reload()
  await expect(table.getByRole('columnheader', { name: 'Category' })).toHaveCount(0)
  await menu.click()
  await page.getByRole('menuitemradio', { name: 'Φθηνές άγκυρες' }).click()
  await expect(search).toHaveValue('άγκυρα')
  await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )

  await menu.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('products.csv')
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFTitle,Price,Created')
  expect(lines.slice(1, -1).every(line => line.startsWith('Άγκυρα '))).toBe(true)
  expect(lines).toHaveLength(1 + 1_666 + 1)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove “Φθηνές άγκυρες”' }).click()
  await menu.click()
  await expect(page.getByText('None yet')).toBeVisible()
})

test('rows are moved by dragging, by buttons and with the arrow keys', async ({ page }) => {
  await open(page, desk)
  const table = page.getByRole('table', { name: 'Banners' })
  const titles = table.getByRole('rowheader')
  const button = (name: string, index: number) => table.getByRole('button', { name }).nth(index)
  const before = await titles.allTextContents()
  /** The titles in an order, each by the place that it had at first. */
  const inOrder = (...places: number[]) => places.map(place => before[place] ?? '')

  await button('Move down', 0).click()
  await expect(titles).toHaveText(inOrder(1, 0, 2, 3, 4))
  await expect(button('Move down', 1)).toBeFocused()
  await expect(page.getByText('Moved to place 2 of 5')).toBeAttached()
  await button('Move by dragging', 1).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(titles).toHaveText(inOrder(1, 2, 3, 0, 4))

  const handle = button('Move by dragging', 3)
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const to = await button('Move by dragging', 0).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 2, { steps: 5 })
  await expect(table.locator('tr[data-drop="before"]')).toContainText(before[1] ?? '')
  await page.mouse.up()
  await expect(titles).toHaveText(before)

  await table.getByRole('button', { name: 'Title' }).click()
  await expect(table.getByRole('button', { name: 'Move up' })).toHaveCount(0)
})

/** What the form of all fields would send under a name. */
function sent(page: Page, name: string): Promise<string[]> {
  return page
    .locator('form')
    .first()
    .evaluate(
      (form: HTMLFormElement, field) =>
        new FormData(form).getAll(field).map(value => (value instanceof File ? value.name : value)),
      name,
    )
}

test('a number field takes a comma and sends the plain number', async ({ page }) => {
  await open(page, desk)
  const price = page.getByLabel('Price', { exact: true })
  await price.fill('2.500,75')
  await price.blur()
  await expect(price).toHaveValue('2.500,75')
  expect(await sent(page, 'price')).toEqual(['2500.75'])
  await price.press('ArrowUp')
  expect(await sent(page, 'price')).toEqual(['2500.76'])
})

test('options that a filter hides stay chosen', async ({ page }) => {
  await open(page, desk)
  const group = page.getByRole('group', { name: 'Events' }).first()
  await group.getByLabel('Βάπτιση').check()
  await group.getByRole('searchbox').fill('γαμος')
  await expect(group.getByRole('checkbox')).toHaveCount(1)
  await group.getByLabel('Γάμος').check()
  expect((await sent(page, 'events')).toSorted()).toEqual(['Βάπτιση', 'Γάμος'])
})

test('a file is chosen, refused by its rule, pasted and taken back', async ({ page }) => {
  await open(page, desk)
  const input = page.locator('input[name="image"]')
  const field = page.locator('div', { has: input }).last().locator('..')

  await input.setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: pixel })
  expect(await sent(page, 'image')).toEqual(['cup.png'])

  const large = Buffer.alloc(5_242_880)
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
  await expect(field.getByText('File size must be less than 5MB')).toBeVisible()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(await sent(page, 'image')).toEqual([''])

  await input.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer()
      const file = new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' })
      clipboardData.items.add(file)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    [...pixel],
  )
  await expect(field.getByText('pasted.png')).toBeVisible()
  expect(await sent(page, 'image')).toEqual(['pasted.png'])

  await page.getByRole('button', { name: 'Take back pasted.png' }).click()
  expect(await sent(page, 'image')).toEqual([''])
})

test('an image is cropped to its place and told where to look, by keyboard', async ({
  page,
}, info) => {
  await open(page, desk)
  const wide = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 })
    return canvas.toDataURL().split(',')[1] ?? ''
  })
  await page.getByLabel('Photo').setInputFiles({
    name: 'wide.png',
    mimeType: 'image/png',
    buffer: Buffer.from(wide, 'base64'),
  })
  await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Crop image' })
  await expect(dialog.getByLabel('Position down')).toBeDisabled()
  await dialog.getByLabel('Position across').press('End')
  await dialog.getByLabel('Zoom').press('Home')
  expect(await violations(page, '[role="dialog"]')).toEqual([])
  await page.screenshot({ path: info.outputPath('crop.png') })
  await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  const size = () =>
    page.locator('input[name="photo"]').evaluate(async (input: HTMLInputElement) => {
      const [file] = input.files ?? []
      const image = file && (await createImageBitmap(file))
      return image && [image.width, image.height, file.name, file.type]
    })
  await expect.poll(size).toEqual([160, 200, 'wide.png', 'image/png'])

  await page.getByLabel('Alternative text', { exact: true }).first().fill('Πετρόλ')
  await page.getByLabel('Focus across').first().press('Home')
  expect(await sent(page, 'photoAlt')).toEqual(['Πετρόλ'])
  expect(await sent(page, 'photoFocus')).toEqual(['{"x":0,"y":0.5}'])

  expect(await sent(page, 'logoAlt')).toEqual(['Τσάντα'])
  expect(await sent(page, 'logoFocus')).toEqual(['{"x":0.5,"y":0.3}'])
  await page.getByRole('button', { name: 'Remove image', exact: true }).press('Enter')
  expect(await sent(page, 'logoRemoved')).toEqual(['on'])
  expect(await sent(page, 'logoAlt')).toEqual([])
})

test('several images are added, refused, moved and taken out', async ({ page }) => {
  await open(page, desk)
  const group = page.getByRole('group', { name: 'Pictures' })
  const picture = (name: string, bytes = pixel) => ({ name, mimeType: 'image/png', buffer: bytes })
  await group
    .getByLabel('Add images')
    .setInputFiles([picture('a.png'), picture('large.png', Buffer.alloc(5_242_880))])
  await expect(group.getByText('File size must be less than 5MB')).toBeVisible()
  await group.getByLabel('Add images').setInputFiles([picture('b.png'), picture('c.png')])
  expect(await sent(page, 'pictures')).toEqual(['a.png', 'b.png'])
  await expect(group.getByLabel('Add images')).toHaveCount(0)

  await group.getByRole('button', { name: 'Move b.png up' }).press('Enter')
  await expect(group.getByRole('button', { name: 'Move b.png up' })).toBeDisabled()
  await group.getByLabel('Alternative text of b.png').fill('Β')
  await group.getByRole('listitem').nth(1).locator('img').scrollIntoViewIfNeeded()
  const from = await group.getByRole('listitem').nth(1).locator('img').boundingBox()
  await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) - 60, { steps: 4 })
  await page.mouse.up()
  expect(await sent(page, 'pictures')).toEqual(['b.png', 'a.png'])
  expect(await sent(page, 'picturesKept')).toEqual(['teal', 'ivory'])
  expect(await sent(page, 'picturesAlt')).toEqual(['', '', 'Β', ''])

  await group.getByRole('button', { name: 'Remove Image 1' }).click()
  await group.getByRole('button', { name: 'Remove a.png' }).click()
  expect(await sent(page, 'pictures')).toEqual(['b.png'])
  expect(await sent(page, 'picturesKept')).toEqual(['ivory'])
  await expect(group.getByText('2 of 4')).toBeVisible()
})

/** The smallest image that is one. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an error summary leads to the field', async ({ page }) => {
  await open(page, desk)
  await page.getByRole('button', { name: 'Title is required' }).click()
  await expect(page.locator('input[name="title"]').first()).toBeFocused()
})

test('the chosen scheme holds after a reload', async ({ page }) => {
  await open(page, desk)
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByLabel('Dark').check()
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.reload()
  await expect(page.getByLabel('Dark')).toBeChecked()
  expect(await ground()).toBe(dark)
})

test('text keeps its place when the fonts arrive', async ({ page }) => {
  await open(page, { ...desk, frame: 'public' })
  const measured = await page.evaluate(async text => {
    const box = (family: string, weight: number) => {
      const span = document.createElement('span')
      span.textContent = text
      Object.assign(span.style, {
        font: `${weight} 100px ${family}, monospace`,
        whiteSpace: 'nowrap',
        position: 'absolute',
      })
      document.body.append(span)
      const { width, height } = span.getBoundingClientRect()
      span.remove()
      return { width, height }
    }
    const pairs = [
      ['Commissioner', 400],
      ['Commissioner', 650],
      ['Sofia Sans Condensed', 700],
    ] as const
    return Promise.all(
      pairs.map(async ([family, weight]) => {
        await document.fonts.load(`${weight} 100px '${family}'`, text)
        return {
          family,
          weight,
          own: box(`'${family}'`, weight),
          fallback: box(`'${family} Fallback'`, weight),
          missing: box('', weight),
        }
      }),
    )
  }, 'Τυπώνουμε μπλούζες, κούπες και τσάντες με το δικό σας σχέδιο. Custom order')

  for (const { family, weight, own, fallback, missing } of measured) {
    test.skip(fallback.width === missing.width, 'No font with the metrics of Arial is installed')
    expect(fallback.width / own.width, `${family} ${weight}`).toBeGreaterThan(0.97)
    expect(fallback.width / own.width, `${family} ${weight}`).toBeLessThan(1.03)
    expect(Math.abs(fallback.height - own.height), `${family} ${weight}`).toBeLessThanOrEqual(1)
  }
})

test('the digits of a table line up', async ({ page }) => {
  await open(page, desk)
  const loaded = await page.evaluate(() => document.fonts.check("1em 'Commissioner Tabular'", '0'))
  expect(loaded).toBe(true)
  const widths = await page.evaluate(() => {
    const cell = document.createElement('table')
    Object.assign(cell.style, { position: 'absolute', fontSize: '100px' })
    document.body.append(cell)
    return [...'0123456789'].map(digit => {
      cell.textContent = digit.repeat(10)
      return Math.round(cell.getBoundingClientRect().width)
    })
  })
  expect(new Set(widths).size).toBe(1)
})
