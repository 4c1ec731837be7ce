import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { signIn } from './admin-pages.ts'
import { open } from './storefront-pages.ts'

/** Locators of the studio. */

export const studioPath = '/test-your-idea'

export const canvas = (page: Page) => page.getByRole('group', { name: /^Καμβάς/ })
export const layers = (page: Page) => page.getByRole('region', { name: 'Επίπεδα' })
export const properties = (page: Page) => page.getByRole('region', { name: 'Ιδιότητες' })
export const findings = (page: Page) =>
  page.getByRole('region', { name: 'Έλεγχος πριν από την εκτύπωση' })
export const mockups = (page: Page) => page.getByRole('region', { name: /Οι μακέτες σας$/ })
export const orderForm = (page: Page) =>
  page.getByRole('region', { name: /Στείλτε την παραγγελία$/ })
export const uploadField = (page: Page) => page.getByLabel('Ανεβάστε εικόνα')

/** Returns the button of a layer. */
export const layer = (page: Page, name: string): Locator =>
  layers(page).getByRole('button', { name, exact: true })

/** Opens the studio and waits until its canvas is usable. */
export async function openStudio(page: Page): Promise<void> {
  await open(page, studioPath)
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
}

/** The button of the bar that opens a sheet on a small screen. */
export const tab = (page: Page, name: 'Προϊόν' | 'Χρώμα' | 'Προσθήκη' | 'Επίπεδα'): Locator =>
  page.locator('main').getByRole('button', { name: new RegExp(`^${name}(?! κειμένου)`) })

/** The button with the price of a piece, which opens the whole price. */
export const priceButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^([\d,]+\s€ το τεμάχιο|Τιμή με προσφορά)/ })

/** Chooses what is printed: the shown side, both the same, or each with its own design. */
export async function choosePrint(page: Page, value: 'one' | 'same' | 'own'): Promise<void> {
  await page.getByLabel('Εκτύπωση', { exact: true }).selectOption(value)
}

export async function addText(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Γράψτε κάτι').fill(text)
  await page.getByRole('button', { name: 'Προσθήκη κειμένου' }).click()
  await expect(layer(page, text)).toBeVisible()
}

/** Converts a point in canvas pixels to page coordinates. */
export async function pointOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await canvas(page).evaluate(element => element.scrollIntoView({ block: 'center' }))
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('The canvas is not shown')
  return { x: box.x + (x / 600) * box.width, y: box.y + (y / 600) * box.height }
}

/** Returns the position of an element, mm, from its property fields. */
export async function placeOf(page: Page): Promise<{ x: number; y: number }> {
  const x = await properties(page).getByLabel('X (mm)').inputValue()
  const y = await properties(page).getByLabel('Y (mm)').inputValue()
  return { x: Number(x.replace(',', '.')), y: Number(y.replace(',', '.')) }
}

/** The printed sides, in the dialog that saves a design. */
export const printedSides = (page: Page) => page.getByRole('dialog').getByLabel('Τι τυπώνεται')

/** Saves the side that is offered, or both of the same pieces. */
export async function saveMockup(
  page: Page,
  quantity: string,
  sides: 'one' | 'both' = 'one',
): Promise<void> {
  await page.getByRole('button', { name: 'Αποθήκευση μακέτας' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ποσότητα').fill(quantity)
  if (sides === 'both') await printedSides(page).selectOption('both')
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(dialog).toBeHidden()
}

/** Answers the question about parts that will not print well. */
export async function orderAsItIs(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Κάτι δεν θα τυπωθεί καλά' })
  await expect(question).toContainText('Πολύ χαμηλή ανάλυση')
  await question.getByRole('button', { name: 'Παραγγελία όπως είναι' }).click()
}

/** Returns the share of the drawn canvas in the disc's red. */
export function redPixels(page: Page): Promise<number> {
  return canvas(page)
    .locator('canvas')
    .first()
    .evaluate(element => {
      const context = (element as HTMLCanvasElement).getContext('2d')
      const { width, height } = element as HTMLCanvasElement
      const data = context?.getImageData(0, 0, width, height).data ?? []
      let count = 0
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
        if (red > 200 && green < 60 && blue < 60) count++
      }
      return count
    })
}

/** Returns a PNG of a red disc on white; lengths are pixels. */
export async function discPng(page: Page, width = 400, height = width): Promise<Buffer> {
  const lengths = { width, height }
  const address = await page.evaluate(({ width, height }) => {
    const picture = document.createElement('canvas')
    picture.width = width
    picture.height = height
    const context = picture.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.fillStyle = 'red'
    context.arc(width / 2, height / 2, height / 3, 0, 2 * Math.PI)
    context.fill()
    return picture.toDataURL('image/png')
  }, lengths)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** Returns the order number that the confirmation shows. */
export async function orderNumber(page: Page): Promise<string> {
  const confirmation = orderForm(page).getByRole('status')
  await expect(confirmation).toContainText('✓')
  const [, number] =
    /παραγγελίας: ([\da-f]{6})\. /.exec((await confirmation.textContent()) ?? '') ?? []
  if (!number) throw new Error('The confirmation has no order number')
  return number
}

/** Returns the hash by which designs reference a file. */
export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns a function that reads design orders as an administrator; its path begins with the order's number. */
export async function shopOf(
  request: APIRequestContext,
  admin: { email: string; password: string },
) {
  const headers = { authorization: `Bearer ${await signIn(request, admin)}` }
  const get = async (path: string) => {
    const response = await request.get(`/api/design-studio/orders${path}`, { headers })
    expect(response.status(), path).toBe(200)
    return response.json()
  }
  return async (path: string) => {
    const [number = '', ...rest] = path.split('/')
    const found = (await get(`?q=${number}`)) as { _id: string }[]
    const order = found.find(({ _id }) => _id.endsWith(number))
    return get(['', order?._id, ...rest].join('/'))
  }
}

/** Signs an administrator in on this page. */
export async function becomeStaff(
  page: Page,
  request: APIRequestContext,
  admin: { email: string; password: string },
): Promise<void> {
  const token = await signIn(request, admin)
  await page.evaluate(value => localStorage.setItem('adminToken', value), token)
}

/**
 * Opens an order of two sides as an administrator on the same device and downloads its print files.
 *
 * @param press presses a link or button as that device does
 */
export async function saveArtworkAsStaff(
  page: Page,
  number: string,
  shop: Awaited<ReturnType<typeof shopOf>>,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  await expect
    .poll(async () => statesOf(await shop(number)), { timeout: 90_000, intervals: [1000] })
    .toEqual(['ready'])
  await open(page, '/admin/design-studio?tab=orders')
  await press(page.getByRole('link', { name: `Open order ${number}` }))
  const order = page.getByRole('dialog', { name: `Order #${number}` })
  await expect(order.getByRole('img')).toHaveCount(2)
  const files: [link: Locator, start: string][] = [
    [order.getByRole('link', { name: 'Production sheet (PDF)' }), '%PDF'],
    [order.getByRole('link', { name: 'PNG', exact: true }).first(), '\x89PNG'],
    [order.getByRole('link', { name: 'PNG', exact: true }).last(), '\x89PNG'],
  ]
  for (const [link, start] of files) {
    const [download] = await Promise.all([page.waitForEvent('download'), press(link)])
    const bytes = await readFile(await download.path())
    expect(bytes.toString('latin1').startsWith(start), download.suggestedFilename()).toBe(true)
  }
}

function statesOf({ artwork }: { artwork: { state: string }[] }): string[] {
  return [...new Set(artwork.map(({ state }) => state))]
}
