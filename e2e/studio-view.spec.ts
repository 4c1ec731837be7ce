import type { APIRequestContext, Page } from '@playwright/test'
import { plainImage, plainText } from '@stampa/design'
import { violationsOf } from './accessibility.ts'
import { signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import {
  addText,
  becomeStaff,
  canvas,
  layer,
  layers,
  openStudio,
  orderForm,
  placeOf,
  pointOf,
  properties,
  sha256,
  studioPath,
  uploadField,
} from './studio-pages.ts'

/** A host that never answers and whose requests are recorded. */
const canary = 'http://canary.invalid'

/** Script that sets a mark in its window and requests the canary. */
const script = `top.canaryRan = 1; fetch('${canary}/script')`

const hostileDrawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" onload="${script}">
   <script>${script}</script><image href="${canary}/image.png" width="9" height="9"/>
   <style>@import url(${canary}/style.css); rect { fill: url(${canary}/fill) }</style>
   <foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${canary}/frame"/></foreignObject>
   <rect width="80" height="80" fill="#0b7a4b"/></svg>`,
)

/** A design whose canvas is hostile in every field, with a document that can be drawn. */
function hostileDesign(): string {
  const drawing = {
    ...plainImage,
    id: 'drawing',
    name: '<img src=x onerror="top.canaryRan = 1">',
    asset: sha256(hostileDrawing),
    pixels: { width: 80, height: 80 },
    width: 60,
    height: 60,
  }
  const text = {
    ...plainText,
    id: 'text',
    text: `<script>${script}</script>`,
    size: 10,
    fill: '#d6004c',
    width: 120,
  }
  const objects: object[] = [
    { type: 'Image', src: `${canary}/object.png`, clipPath: { type: 'Image', src: canary } },
    { type: 'Textbox', text: script, toString: script, fill: { source: `${canary}/pattern` } },
  ]
  const stampa = { version: 1, shared: true, sides: { front: [drawing, text], back: [] } }
  return JSON.stringify({ objects, backgroundImage: { src: `${canary}/background` }, stampa })
}

async function orderHostile(request: APIRequestContext): Promise<string> {
  const [product] = await (await request.get('/api/design-studio/products')).json()
  const mockup = {
    productId: product._id,
    productName: product.name,
    view: 'front',
    quantity: 1,
    colorName: product.colorVariants[0].colorName,
    designData: hostileDesign(),
  }
  const answer = await request.post('/api/design-studio/orders/submit', {
    multipart: {
      mockupImages: { name: 'mockup.png', mimeType: 'image/png', buffer: onePixel },
      mockupsData: JSON.stringify([mockup]),
      customerEmail: 'canary@example.com',
      customerPhone: '69 4444 4444',
      [sha256(hostileDrawing)]: {
        name: 'drawing.svg',
        mimeType: 'image/svg+xml',
        buffer: hostileDrawing,
      },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).orderId
}

/** Records requests to the canary, also those the policy blocks, and scripts of the design that ran. */
function listen(page: Page) {
  const asked: string[] = []
  const note = (text: string) => text.includes(canary) && asked.push(text)
  page.on('request', request => note(request.url()))
  page.on('console', line => note(line.text()))
  const ran = () => page.evaluate(() => 'canaryRan' in window)
  return { asked, ran }
}

test('administrators view an ordered design read-only, even a hostile one', async ({
  page,
  request,
  admin,
}) => {
  const { asked, ran } = listen(page)
  const orderId = await orderHostile(request)

  // The administrator's own stored design is untouched; the same SVG on the canvas is an image only.
  await openStudio(page)
  await addText(page, 'Δικό μου')
  const name = 'drawing.svg'
  await uploadField(page).setInputFiles({
    name,
    mimeType: 'image/svg+xml',
    buffer: hostileDrawing,
  })
  await expect(layer(page, name)).toBeVisible()

  const address = `${studioPath}?order=${orderId}&mockup=0&view`
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('δεν έχετε συνδεθεί στη διαχείριση')
  await becomeStaff(page, request, admin)
  await page.goto(address)
  await expect(page.getByText('Μόνο για προβολή')).toBeVisible()
  await expect(page.getByRole('heading', { name: `${orderId.slice(-6)}, σχέδιο 1` })).toBeVisible()
  await expect(layers(page).getByRole('listitem')).toHaveCount(2)
  await layers(page)
    .getByRole('button', { name: /^<script>/ })
    .click()
  await expect(properties(page).getByRole('textbox', { name: 'Κείμενο' })).toBeDisabled()
  const enabled = page.getByRole('complementary').locator(':is(input, select, textarea):enabled')
  await expect(enabled).toHaveCount(0)
  await expect(orderForm(page)).toHaveCount(0)
  await expect(uploadField(page)).toHaveCount(0)

  // Neither mouse nor keys move anything.
  const before = await placeOf(page)
  const middle = await pointOf(page, 300, 300)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 80, middle.y + 80, { steps: 4 })
  await page.mouse.up()
  await canvas(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(layers(page).getByRole('listitem')).toHaveCount(2)
  await layers(page)
    .getByRole('button', { name: /^<script>/ })
    .click()
  expect(await placeOf(page)).toEqual(before)
  expect(await violationsOf(page)).toEqual([])

  expect(await ran()).toBe(false)
  const own = await page.context().newPage()
  await openStudio(own)
  await expect(layer(own, 'Δικό μου')).toBeVisible()
  await own.close()
  await page.getByRole('link', { name: 'Αντίγραφο για επεξεργασία' }).click()
  await expect(page).toHaveURL(studioPath)
  await expect(layers(page).getByRole('listitem')).toHaveCount(2)
  expect(await ran()).toBe(false)
  expect(asked).toEqual([])
  // The listener would have recorded it.
  await page.evaluate(url => fetch(url).catch(() => undefined), `${canary}/control`)
  await expect.poll(() => asked.join()).toContain(`${canary}/control`)

  const headers = { authorization: `Bearer ${await signIn(request, admin)}` }
  await request.delete(`/api/design-studio/orders/${orderId}`, { headers })
})

test('the copy of an ordered design is not stored in the browser', async ({
  page,
  request,
  admin,
}) => {
  const orderId = await orderHostile(request)
  await openStudio(page)
  await becomeStaff(page, request, admin)
  await page.goto(`${studioPath}?order=${orderId}&mockup=0`)
  await expect(page).toHaveURL(studioPath)
  await expect(layers(page).getByRole('listitem')).toHaveCount(2)
  await addText(page, 'Αλλαγή')
  await expect(layers(page).getByRole('listitem')).toHaveCount(3)

  // The studio in another tab begins without it.
  const own = await page.context().newPage()
  await openStudio(own)
  await addText(own, 'Δικό μου')
  await expect(layers(own).getByRole('listitem')).toHaveCount(1)

  const headers = { authorization: `Bearer ${await signIn(request, admin)}` }
  await request.delete(`/api/design-studio/orders/${orderId}`, { headers })
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
