import sharp from 'sharp'
import { field, form, notice, open, row, save, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'

/** Returns an image that no other test has. */
async function unique(name: string) {
  const background = `#${crypto.randomUUID().slice(0, 6)}`
  const create = { width: 600, height: 300, channels: 3 as const, background }
  const buffer = await sharp({
    create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

test('an image is uploaded once, found, used again with its focal point, and deleted when unused', async ({
  page,
  api,
}) => {
  const name = uniqueName()
  const file = `${name}.png`
  api.cleanUp('banner', name)

  await open(page, '/admin/media')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload images' }).click()
  await (await choosing).setFiles(await unique(file))
  await expect(notice(page, '1 image added')).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await expect(row(page, file)).toContainText('600 × 300')
  await expect(row(page, file)).toContainText('Nothing')

  // The focal point is set by arrow keys.
  await row(page, file)
    .getByRole('link', { name: `Edit ${file}` })
    .click()
  await field(page, 'Alternative text').fill(`Ομπρέλα ${name}`)
  const across = form(page).getByRole('slider', { name: 'Focus across' })
  await across.focus()
  await across.press('End')
  await across.press('ArrowLeft')
  await save(page).click()
  await expect(form(page)).toHaveCount(0)

  // Chosen by keyboard in the form of a banner, it brings its text and focal point.
  await open(page, '/admin/banners/new')
  await field(page, 'Title').fill(name)
  await form(page).getByRole('button', { name: 'Choose from the library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await library.getByRole('textbox').fill('τίποτα τέτοιο')
  await expect(library.getByText('Nothing matches')).toBeVisible()
  await library.getByRole('textbox').fill(name)
  await expect(library.getByRole('status')).toHaveText('1 image')
  await library.getByRole('listitem').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(library).toHaveCount(0)
  await expect(field(page, 'Alternative text')).toHaveValue(`Ομπρέλα ${name}`)
  await save(page).click()
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, name)).toBeVisible()

  // The library names the banner, and keeps the image.
  await open(page, `/admin/media?q=${encodeURIComponent(name)}`)
  await expect(row(page, file)).toContainText(name)
  await row(page, file)
    .getByRole('button', { name: `Delete ${file}` })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`It is used by ${name}`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByText('Images in use cannot be deleted')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await row(page, file)
    .getByRole('link', { name: `Edit ${file}` })
    .click()
  await form(page).getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/admin\/banners\/edit\//)

  // The home page crops the banner around the point.
  const banners = await api.get<{ title: string; imageAsset: { base: string } }[]>('/api/banner')
  const base = banners.find(({ title }) => title === name)?.imageAsset.base
  await page.goto('/')
  await expect(page.locator(`img[src^="${base}/"]`)).toHaveAttribute('data-crop-x', '10')
})

test('the library says when it cannot be loaded, and tries again', async ({ page }) => {
  await open(page, '/admin/banners/new')
  await page.route('**/api/media?**', route => route.abort())
  await form(page).getByRole('button', { name: 'Choose from the library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await expect(library.getByText('Failed to fetch images')).toBeVisible()
  await page.unroute('**/api/media?**')
  await library.getByRole('button', { name: 'Try again' }).click()
  await expect(library.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(library).toHaveCount(0)
  await expect(form(page)).toBeVisible()
})
