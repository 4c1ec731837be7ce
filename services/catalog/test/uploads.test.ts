import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CatalogTest, expectProblem, picture, png, pngOfBytes } from './support.ts'

let catalog: CatalogTest

beforeAll(async () => {
  catalog = await CatalogTest.start()
})

afterAll(() => catalog.stop())

async function upload(url: string, image: Buffer | undefined) {
  return catalog.call<{ imageUrl: string; imageAsset: object }>('POST', `${url}/upload`, {
    form: { image },
  })
}

const onlyPng = 'Only PNG images are allowed'
const onlyImages = 'Only image files are allowed'
const tooLarge = 'File size must be less than 5MB'

/** The kinds whose images are uploaded before the record names them. */
const kinds = [
  ['/api/categories', onlyPng, 'favicon'],
  ['/api/events', onlyPng, 'favicon'],
  ['/api/customers', onlyImages, undefined],
] as const

describe.each(kinds)('%s', (url, wrongType, favicon) => {
  test('takes an image and then a record that shows it', async () => {
    const { status, body } = await upload(url, await png({ width: 50 }))
    expect(status).toBe(201)
    expect(body.imageUrl).toMatch(/^\/media\/catalog\/[0-9a-f]{32}\/50\.webp$/)
    const json = {
      name: 'Όνομα',
      image: body.imageUrl,
      imageAlt: 'Σήμα',
      imageFocus: { x: 0, y: 1 },
    }
    const saved = await catalog.call<Record<string, unknown>>('POST', url, { json })
    expect(saved.status).toBe(201)
    expect(saved.body).toMatchObject({
      image: body.imageUrl,
      imageAsset: { ...body.imageAsset, alt: 'Σήμα', focus: { x: 0, y: 1 } },
    })
    // The text belongs to the record, not to the image.
    const { body: other } = await catalog.call('POST', url, {
      json: { name: 'Άλλη', image: body.imageUrl },
    })
    expect(other).toMatchObject({ imageAsset: expect.not.objectContaining({ alt: 'Σήμα' }) })
  })

  test('keeps images to their rules', async () => {
    expectProblem(await upload(url, undefined), 400, 'Please select an image')
    expectProblem(await upload(url, Buffer.from('text')), 400, wrongType)
    expectProblem(await upload(url, await pngOfBytes(5_242_881)), 400, tooLarge)
    expect((await upload(url, await pngOfBytes(5_242_880))).status).toBe(201)
    const jpeg = await upload(url, await picture({}).jpeg().toBuffer())
    if (wrongType === onlyPng) expectProblem(jpeg, 400, onlyPng, { image: onlyPng })
    else expect(jpeg.status).toBe(201)
  })

  test('refuses a record whose image was not uploaded', async () => {
    const message = 'The image was not found: upload it first'
    for (const image of [
      'https://evil.example/a.png',
      '/media/catalog/../../etc/passwd',
      `/media/catalog/${'0'.repeat(32)}/960.webp`,
      `/media/orders/${'0'.repeat(32)}/960.webp`,
    ]) {
      const answer = await catalog.call('POST', url, { json: { name: 'Όνομα', image } })
      expectProblem(answer, 400, message, { image: message })
    }
  })

  if (!favicon) return
  test('keeps a favicon below 1 MB', async () => {
    const { body } = await upload(url, await pngOfBytes(1_048_577))
    const message = 'Favicon size must be less than 1MB'
    const json = { name: 'Όνομα', favicon: body.imageUrl }
    expectProblem(await catalog.call('POST', url, { json }), 400, message, { favicon: message })
    const exact = await upload(url, await pngOfBytes(1_048_576))
    const saved = await catalog.call('POST', url, {
      json: { name: 'Όνομα', favicon: exact.body.imageUrl },
    })
    expect(saved).toMatchObject({ status: 201, body: { favicon: exact.body.imageUrl } })
  })
})
