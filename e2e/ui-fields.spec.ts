import type { Page } from '@playwright/test'
import { wcagViolationsOf } from './accessibility.ts'
import { desk, expect, open, test } from './ui-showcase.ts'

test.describe.configure({ mode: 'default' })

/** The smallest valid image. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Returns the form data that the showcase would submit for a name. */
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

test('a number takes commas and points and refuses an ambiguous one, hidden options stay selected, and the error summary links to fields', async ({
  page,
}) => {
  await open(page, desk)
  const price = page.getByLabel('Price', { exact: true })
  for (const [typed, understood] of [
    ['2,35', '2.35'],
    ['2.35', '2.35'],
    ['2.500,75', '2500.75'],
    ['2,500.75', '2500.75'],
  ] as const) {
    await price.fill(typed)
    await price.blur()
    await expect(price).toHaveValue(understood)
  }
  await price.press('ArrowUp')
  await expect(price).toHaveValue('2500.76')
  await price.fill('2.500')
  await expect(price).not.toHaveAttribute('aria-invalid')
  await price.blur()
  await expect(price).toHaveAccessibleDescription(/can mean thousands or decimals/)
  await expect(price).toHaveValue('2.500')

  const group = page.getByRole('group', { name: 'Events' }).first()
  await group.getByLabel('Βάπτιση').check()
  await group.getByRole('searchbox').fill('γαμος')
  await expect(group.getByRole('checkbox')).toHaveCount(1)
  await group.getByLabel('Γάμος').check()
  expect((await sent(page, 'events')).toSorted()).toEqual(['Βάπτιση', 'Γάμος'])

  await page.getByRole('button', { name: 'Title is required' }).click()
  await expect(page.locator('input[name="title"]').first()).toBeFocused()
})

test('a file is chosen, rejected by its rule, pasted and removed', async ({ page }) => {
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

test('an image is cropped and given a focus point by keyboard', async ({ page }) => {
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
  expect(await wcagViolationsOf(page, '[role="dialog"]')).toEqual([])
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

test('several images are added, rejected, moved and removed', async ({ page }) => {
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
  await expect(group.getByText('At most 4 images. Not added: c.png')).toBeVisible()

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
  expect(await sent(page, 'picturesKept')).toEqual(
    [/teal/, /ivory/].map(color => expect.stringMatching(color)),
  )
  expect(await sent(page, 'picturesAlt')).toEqual(['', '', 'Β', ''])

  await group.getByRole('button', { name: 'Remove Image 1' }).click()
  await expect(group.getByText('Not added')).toHaveCount(0)
  await group.getByRole('button', { name: 'Remove a.png' }).click()
  expect(await sent(page, 'pictures')).toEqual(['b.png'])
  expect(await sent(page, 'picturesKept')).toEqual([expect.stringContaining('ivory')])
  await expect(group.getByText('2 of 4')).toBeVisible()
})
