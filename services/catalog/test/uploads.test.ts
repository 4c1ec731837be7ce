import { afterAll, describe, expect, test } from 'vitest'
import type { AnyRecord } from './kinds.ts'
import { CatalogTest, expectProblem, picture, png, pngOfBytes } from './support.ts'

const catalog = await CatalogTest.start()
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
  test('accepts an image, then a record with it', async () => {
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
    // Another use begins with the first text of the image.
    const { body: other } = await catalog.call('POST', url, {
      json: { name: 'Άλλη', image: body.imageUrl },
    })
    expect(other).toMatchObject({ imageAsset: { alt: 'Σήμα' } })
  })

  test('rejects images of 5 MB or of another format, and stores none', async () => {
    const before = await catalog.files()
    expectProblem(await upload(url, undefined), 400, 'Please select an image')
    expectProblem(await upload(url, Buffer.from('text')), 400, wrongType, { image: wrongType })
    if (wrongType === onlyPng) {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      expectProblem(await upload(url, svg), 400, onlyPng)
    }
    const large = await upload(url, await pngOfBytes(5_242_880))
    expectProblem(large, 400, tooLarge, { image: tooLarge })
    expect(await catalog.files()).toEqual(before)
    expect((await upload(url, await pngOfBytes(5_242_879))).status).toBe(201)
    const jpeg = await upload(url, await picture({}).jpeg().toBuffer())
    if (wrongType === onlyPng) expectProblem(jpeg, 400, onlyPng, { image: onlyPng })
    else expect(jpeg.status).toBe(201)
  })

  test('rejects a record with an unknown image URL', async () => {
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
  test('rejects a favicon of 1 MB', async () => {
    const { body } = await upload(url, await pngOfBytes(1_048_576))
    const message = 'Favicon size must be less than 1MB'
    const json = { name: 'Όνομα', favicon: body.imageUrl }
    expectProblem(await catalog.call('POST', url, { json }), 400, message, { favicon: message })
    const exact = await upload(url, await pngOfBytes(1_048_575))
    const saved = await catalog.call('POST', url, {
      json: { name: 'Όνομα', favicon: exact.body.imageUrl },
    })
    expect(saved).toMatchObject({ status: 201, body: { favicon: exact.body.imageUrl } })
  })
})

/** Optional images of forms with the flag that removes each. */
const optionalImages = [
  ['product', '/api/products', 'favicon', 'removeFavicon'],
  ['testimonial', '/api/testimonials', 'companyLogo', 'removeCompanyLogo'],
  ['company', '/api/company/settings', 'logo', 'removeLogo'],
  ['company', '/api/company/settings', 'favicon', 'removeFavicon'],
] as const

test.each(optionalImages)(
  'removes the optional image: %s of %s, %s',
  async (kind, path, field, remove) => {
    const texts = {
      product: { title: 'Α', description: 'Β', categories: [await catalog.category('Γ')] },
      testimonial: { customerName: 'Α', testimonial: 'Β' },
      company: {},
    }[kind]
    const image = kind === 'product' ? { image: await png() } : {}
    const form = { ...texts, ...image, [field]: await png() }
    const method = kind === 'company' ? 'PUT' : 'POST'
    const { body: made } = await catalog.call<AnyRecord>(method, path, { form })
    expect(made[field]).toEqual(expect.any(String))

    const url = kind === 'company' ? path : `${path}/${made._id}`
    const put = async (fields: object) =>
      (await catalog.call<AnyRecord>('PUT', url, { form: { ...texts, ...fields } })).body
    expect(await put({ [remove]: false })).toMatchObject({ [field]: made[field] })
    expect(await put({ [remove]: true })).toMatchObject({ [field]: null, [`${field}Asset`]: null })
    // A file takes precedence over the removal flag.
    expect(await put({ [remove]: true, [field]: await png() })).toMatchObject({
      [field]: made[field],
    })
  },
)
