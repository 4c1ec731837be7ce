import type { Page } from '@playwright/test'
import { form, navigate, open, picture, png, save, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'

interface Refusal {
  field: 'Image' | 'Favicon'
  /** @default 'image/png' */
  type?: string
  /** Added to a small picture. @default 0 */
  bytes?: number
  message: string
}

const fiveMegabytes = 5_242_880
const oneMegabyte = 1_048_576

/** Text with the name of a picture. */
const noPicture = { ...picture, buffer: Buffer.from('no picture at all') }

const refusals: [path: string, refusals: Refusal[]][] = [
  [
    'products',
    [
      { field: 'Image', type: 'text/plain', message: 'Please select an image file' },
      { field: 'Image', bytes: fiveMegabytes, message: 'File size must be less than 5MB' },
      { field: 'Favicon', type: 'image/jpeg', message: 'Only PNG favicons are allowed' },
      { field: 'Favicon', bytes: oneMegabyte, message: 'Favicon size must be less than 1MB' },
    ],
  ],
  [
    'categories',
    [
      { field: 'Image', type: 'image/webp', message: 'Only PNG images are allowed' },
      { field: 'Image', bytes: fiveMegabytes, message: 'File size must be less than 5MB' },
      { field: 'Favicon', type: 'image/jpeg', message: 'Only PNG images are allowed' },
      { field: 'Favicon', bytes: oneMegabyte, message: 'Favicon size must be less than 1MB' },
    ],
  ],
]

test('the file field rejects a wrong type or size and accepts a valid file', async ({ page }) => {
  for (const [path, cases] of refusals) {
    await open(page, `/admin/${path}/new`)
    for (const { field, type = 'image/png', bytes = 0, message } of cases) {
      const input = form(page).getByLabel(field).first()
      const buffer = Buffer.concat([png, Buffer.alloc(bytes)])
      await input.setInputFiles({ name: 'chosen', mimeType: type, buffer })
      await expect(form(page).getByText(message)).toBeVisible()
      await expect(input).toHaveJSProperty('files.length', 0)
      const name = field === 'Image' ? 'large.png' : 'small.png'
      await input.setInputFiles({ ...picture, name })
      await expect(form(page).getByText(message)).toHaveCount(0)
      await expect(form(page).getByText(name)).toBeVisible()
    }
    if (path === 'products') await expectDropAndPaste(page)
    else await expectServiceToLookAtBytes(page)
  }
})

async function expectDropAndPaste(page: Page): Promise<void> {
  for (const [kind, name] of [
    ['drop', 'dropped.png'],
    ['paste', 'pasted.png'],
  ] as const) {
    await form(page)
      .getByLabel('Image')
      .first()
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
}

/** The service rejects a file that is not a PNG, and the field shows its message. */
async function expectServiceToLookAtBytes(page: Page): Promise<void> {
  await form(page).getByLabel('Name').fill(uniqueName())
  await form(page).getByLabel('Favicon').setInputFiles(noPicture)
  await save(page).click()
  await expect(form(page).getByText('Only PNG images are allowed')).toBeVisible()
  await expect(form(page).getByLabel('Favicon')).toBeFocused()
}

test('a rejected image keeps the previous one', async ({ page, api, request }) => {
  for (const [path, message] of [
    ['products', 'Please select an image file'],
    ['categories', 'Only PNG images are allowed'],
  ] as const) {
    const { _id } = await (path === 'products' ? api.createProduct() : api.createCategory())
    const image = async () => (await api.get<{ image: string }>(`/api/${path}/${_id}`)).image
    const chosen = form(page).getByLabel('Image', { exact: true })
    await open(page, `/admin/${path}/edit/${_id}`)
    await chosen.setInputFiles(picture)
    await save(page).click()
    await expect(form(page)).toHaveCount(0)
    const before = await image()
    expect((await request.get(before)).status()).toBe(200)

    await navigate(page, `/admin/${path}/edit/${_id}`)
    await chosen.setInputFiles(noPicture)
    await save(page).click()
    await expect(form(page).getByText(message)).toBeVisible()
    expect(await image()).toBe(before)
    expect((await request.get(before)).status()).toBe(200)
  }
})
