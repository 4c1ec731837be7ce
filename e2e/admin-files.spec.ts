import { form, open, picture, png, save, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'

const large = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes)])
const cases = [
  {
    path: 'products',
    field: 'Image',
    type: 'text/plain',
    message: 'Please select an image file',
  },
  {
    path: 'products',
    field: 'Image',
    bytes: 5_242_880,
    message: 'File size must be less than 5MB',
  },
  {
    path: 'products',
    field: 'Favicon',
    type: 'image/jpeg',
    message: 'Only PNG favicons are allowed',
  },
  {
    path: 'products',
    field: 'Favicon',
    bytes: 1_048_576,
    message: 'Favicon size must be less than 1MB',
  },
  {
    path: 'categories',
    field: 'Image',
    type: 'image/webp',
    message: 'Only PNG images are allowed',
  },
  {
    path: 'categories',
    field: 'Image',
    bytes: 5_242_880,
    message: 'File size must be less than 5MB',
  },
  {
    path: 'categories',
    field: 'Favicon',
    type: 'image/jpeg',
    message: 'Only PNG images are allowed',
  },
  {
    path: 'categories',
    field: 'Favicon',
    bytes: 1_048_576,
    message: 'Favicon size must be less than 1MB',
  },
]
for (const { path, field, type = 'image/png', bytes = 0, message } of cases) {
  test(`${path}: ${field} refuses ${bytes ? 'a large file' : type}`, async ({ page }) => {
    await open(page, `/admin/${path}/new`)
    const input = form(page).getByLabel(field)
    await input.setInputFiles({ name: 'chosen', mimeType: type, buffer: large(bytes) })
    await expect(form(page).getByText(message)).toBeVisible()
    await expect(input).toHaveJSProperty('files.length', 0)
    await input.setInputFiles(picture)
    await expect(form(page).getByText(message)).toHaveCount(0)
    await expect(form(page).getByText('picture.png')).toBeVisible()
  })
}

test('what only claims to be a PNG is refused by the service, at its field', async ({ page }) => {
  await open(page, '/admin/categories/new')
  await form(page).getByLabel('Name').fill(uniqueName())
  await form(page)
    .getByLabel('Favicon')
    .setInputFiles({ ...picture, buffer: Buffer.from('no picture at all') })
  await save(page).click()
  await expect(form(page).getByText('Only PNG images are allowed')).toBeVisible()
  await expect(form(page).getByLabel('Favicon')).toBeFocused()
})

test('are taken by dropping and pasting too', async ({ page }) => {
  await open(page, '/admin/products/new')
  for (const [kind, name] of [
    ['drop', 'dropped.png'],
    ['paste', 'pasted.png'],
  ] as const) {
    await form(page)
      .getByLabel('Image')
      .evaluate(
        (input, { kind, name, bytes }) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
          const options = { bubbles: true, cancelable: true }
          input.dispatchEvent(
            kind === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: transfer })
              : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
          )
        },
        { kind, name, bytes: [...png] },
      )
    await expect(form(page).getByText(name)).toBeVisible()
  }
})
