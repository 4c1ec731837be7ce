import { afterAll, describe, expect, test } from 'vitest'
import {
  CatalogTest,
  expectProblem,
  picture,
  png,
  pngOfBytes,
  type Saved,
} from '../../../test/support.ts'

const catalog = await CatalogTest.start()
const shirts = await catalog.category('Μπλουζάκια')
const mugs = await catalog.category('Κούπες')
const hidden = await catalog.category('Παλιά', { active: false })

afterAll(() => catalog.stop())

const unknownId = '01a1f795-0000-7000-8000-000000000000'

/** Sends a valid record with these fields; `undefined` omits a field. */
async function post(fields: Record<string, unknown>) {
  const form = { title: 'Κούπα', description: 'Κεραμική', categories: [mugs], image: await png() }
  return catalog.call<Saved>('POST', '/api/products', { form: { ...form, ...fields } })
}

describe('a new product', () => {
  test('is stored as sent and returned with the names of its categories', async () => {
    const { status, headers, body } = await catalog.call<Saved>('POST', '/api/products', {
      form: {
        title: '  Μπλουζάκι βαμβακερό  ',
        description: 'Βαμβάκι 180 g/m²,\nμεταξοτυπία',
        categories: [shirts, hidden, shirts],
        events: [],
        colours: ' Λευκό , Μαύρο, Λευκό',
        sizes: 'S, M',
        active: true,
        order: 7,
        image: await png({ width: 2000, height: 1000 }),
        favicon: await png({ width: 64, height: 64 }),
      },
    })
    expect(status).toBe(201)
    expect(headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' })
    const expected = {
      title: 'Μπλουζάκι βαμβακερό',
      description: 'Βαμβάκι 180 g/m²,\nμεταξοτυπία',
      events: [],
      colours: ['Λευκό', 'Μαύρο'],
      sizes: ['S', 'M'],
      sizeCharts: [],
      image: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}\/960\.webp$/),
      imageAsset: { width: 2000, height: 1000, widths: [160, 320, 640, 960, 1600] },
      favicon: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}\/64\.webp$/),
      faviconAsset: { width: 64, height: 64, widths: [64] },
    }
    expect(body).toMatchObject({
      ...expected,
      active: true,
      order: 7,
      version: 1,
      categories: [
        { _id: shirts, name: 'Μπλουζάκια', slug: 'blouzakia' },
        { _id: hidden, name: 'Παλιά', slug: 'palia' },
      ],
    })

    const visited = await catalog.visit(`/api/products/${body._id}`)
    expect(visited.status).toBe(200)
    expect(visited.body).toEqual({
      ...expected,
      imageAsset: expect.objectContaining(expected.imageAsset),
      faviconAsset: expect.objectContaining(expected.faviconAsset),
      images: [],
      imageAssets: [],
      _id: body._id,
      slug: 'blouzaki-vamvakero',
      categories: [{ _id: shirts, name: 'Μπλουζάκια', slug: 'blouzakia' }],
      priceTable: null,
      fromPrice: null,
    })
  })

  test('is active, first in order and without favicon by default', async () => {
    const { body } = await post({ order: '', active: '' })
    expect(body).toMatchObject({ active: true, order: 0, favicon: null, faviconAsset: null })
  })

  test('accepts files of exactly the maximum size', async () => {
    const { status } = await post({
      image: await pngOfBytes(5_242_879),
      favicon: await pngOfBytes(1_048_575),
    })
    expect(status).toBe(201)
  })

  test('links existing events and rejects others', async () => {
    const [event] = await catalog.test
      .db('events')
      .insert({ name: 'Χριστούγεννα' })
      .returning<{ id: string }[]>('id')
    const { body } = await post({ events: [event?.id] })
    expect(body).toMatchObject({ events: [{ _id: event?.id, name: 'Χριστούγεννα' }] })
    expectProblem(await post({ events: [unknownId] }), 400, 'Event not found', {
      events: 'Event not found',
    })
  })
})

describe('an invalid product', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['title', 'Title must be at most 300 characters', { title: 'α'.repeat(100_000) }],
    ['categories', 'Please select at least one category', { categories: 'not json' }],
    ['categories', 'Please select at least one category', { categories: { length: 1 } }],
    ['categories', 'Category not found', { categories: [unknownId] }],
    ['categories', 'Category not found', { categories: ["'; drop table categories; --"] }],
    ['events', 'Events must be an array', { events: '7' }],
    ['image', 'Please select an image for new products', { image: Buffer.alloc(0) }],
    ['image', 'Please select an image file', { image: Buffer.from('just text') }],
    ['image', 'Please select an image file', { image: 'https://example.com/image.png' }],
    ['active', 'Active must be a boolean', { active: 'yes' }],
    ['order', 'Order must be an integer', { order: '1.5' }],
    ['order', 'Order must be 2147483647 or less', { order: '99999999999' }],
    ['price', 'Price is not a known field', { price: '10' }],
    ['sound', 'Sound is not a known field', { sound: Buffer.from('RIFF') }],
  ])('is rejected with %s: %s', async (field, message, fields) => {
    const before = await catalog.files()
    expectProblem(await post(fields), 400, message, { [field]: message })
    expect(await catalog.files()).toEqual(before)
  })

  test.each<[string, string, () => Promise<Buffer>]>([
    ['image', 'File size must be less than 5MB', () => pngOfBytes(5_242_880)],
    ['favicon', 'Favicon size must be less than 1MB', () => pngOfBytes(1_048_576)],
    ['favicon', 'Only PNG favicons are allowed', () => picture({}).jpeg().toBuffer()],
  ])('is rejected with %s: %s', async (field, message, file) => {
    const before = await catalog.files()
    expectProblem(await post({ [field]: await file() }), 400, message, { [field]: message })
    expect(await catalog.files()).toEqual(before)
  })

  test('is rejected with every error, in the order of the form', async () => {
    const answer = await catalog.call('POST', '/api/products', {
      form: { favicon: Buffer.from('text'), title: '', image: Buffer.from('text') },
    })
    expectProblem(answer, 400, 'Title is required', {
      title: 'Title is required',
      description: 'Description is required',
      categories: 'Please select at least one category',
      image: 'Please select an image file',
      favicon: 'Only PNG favicons are allowed',
    })
  })
})

describe('a single product', () => {
  test('that is inactive is found by administrators only', async () => {
    const { body } = await post({ active: false })
    expectProblem(await catalog.visit(`/api/products/${body._id}`), 404, 'Product not found')

    const seen = await catalog.call('GET', `/api/products/${body._id}`)
    expect(seen.body).toMatchObject({ active: false, version: 1, createdAt: expect.any(String) })
    expect(seen.headers).toMatchObject({
      etag: '"1"',
      'cache-control': 'no-store',
      vary: 'authorization',
    })
  })
})

describe('a change of a product', () => {
  const form = () => ({ title: 'Νέος τίτλος', description: 'Νέα', categories: [shirts] })

  test('replaces the fields of the form and keeps the others', async () => {
    const favicon = await png({ width: 32, height: 32 })
    const { body: before } = await post({ order: 3, active: false, favicon })
    const { status, headers, body } = await catalog.call('PUT', `/api/products/${before._id}`, {
      form: form(),
    })
    expect(status).toBe(200)
    expect(headers.etag).toBe('"2"')
    expect(body).toEqual({
      ...before,
      title: 'Νέος τίτλος',
      description: 'Νέα',
      slug: expect.stringMatching(/^neos-titlos/),
      categories: [{ _id: shirts, name: 'Μπλουζάκια', slug: 'blouzakia' }],
      version: 2,
      updatedAt: expect.any(String),
    })
  })

  test('replaces the image', async () => {
    const { body: before } = await post({})
    const { body } = await catalog.call<Saved & { image: string }>(
      'PUT',
      `/api/products/${before._id}`,
      { form: { ...form(), image: await png({ color: '#0086b3' }) } },
    )
    expect(body.image).not.toBe((before as Saved & { image?: string }).image)
  })

  test('follows the rules of a new product, with an optional image', async () => {
    const { body: before } = await post({})
    const answer = await catalog.call('PUT', `/api/products/${before._id}`, {
      form: { title: ' ', image: await pngOfBytes(5_242_880) },
    })
    expectProblem(answer, 400, 'Title is required', {
      title: 'Title is required',
      description: 'Description is required',
      categories: 'Please select at least one category',
      image: 'File size must be less than 5MB',
    })
    const { body: after } = await catalog.call('GET', `/api/products/${before._id}`)
    expect(after).toEqual(before)
  })
})

describe('further images', () => {
  const kept = { title: 'Κούπα', description: 'Κεραμική', categories: [mugs] }
  const change = (id: string, fields: Record<string, unknown>, files: readonly Buffer[] = []) =>
    catalog.call<Saved & { images: string[]; image: string }>('PUT', `/api/products/${id}`, {
      form: withFiles({ ...kept, ...fields }, files),
    })

  test('stay with a change that names none of them, and are replaced by one that does', async () => {
    const files = [await png({ width: 31 }), await png({ width: 32 })]
    const form = withFiles({ ...kept, imageDetails: [{ alt: 'Πίσω' }] }, files)
    form.append('image', new File([new Uint8Array(await png({ width: 30 }))], 'first.png'))
    const { status, body } = await catalog.call<Saved & { images: string[]; image: string }>(
      'POST',
      '/api/products',
      { form },
    )
    expect(status, JSON.stringify(body)).toBe(201)
    const { _id, image, images } = body
    const [back = '', side = ''] = images
    expect(new Set([image, back, side]).size).toBe(3)
    expect((await catalog.visit(`/api/products/${_id}`)).body).toMatchObject({
      image,
      images,
      imageAssets: [{ width: 31, alt: 'Πίσω' }, { width: 32 }],
    })

    const renamed = await change(_id, { title: 'Άλλη' })
    expect(renamed.body).toMatchObject({ image, images })
    const longer = await change(_id, {}, [await png({ width: 33 })])
    expect(longer.body.images).toEqual([back, side, expect.any(String)])
    const turned = await change(_id, { existingImages: [side, back] })
    expect(turned.body).toMatchObject({
      image,
      images: [side, back],
      imageAssets: [{ width: 32 }, { width: 31, alt: 'Πίσω' }],
    })
    expect((await change(_id, { existingImages: [] })).body).toMatchObject({ image, images: [] })
  })

  test('are nine at most, and uploaded before', async () => {
    const { body: product } = await post({})
    const ten = await Promise.all(Array.from({ length: 10 }, (_, n) => png({ width: 50 + n })))
    const message = 'Maximum 9 images allowed'
    expectProblem(await change(product._id, {}, ten), 400, message, { images: message })
    const nine = await change(product._id, {}, ten.slice(1))
    expect(nine.body.images).toHaveLength(9)
    expectProblem(await change(product._id, {}, ten.slice(0, 1)), 400, message, { images: message })
    const foreign = { existingImages: [`/media/catalog/${'0'.repeat(32)}/44.webp`] }
    const unknown = 'The image was not found'
    expectProblem(await change(product._id, foreign), 400, unknown, { existingImages: unknown })
  })
})

function withFiles(fields: Record<string, unknown>, files: readonly Buffer[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const file of files) form.append('images', new File([new Uint8Array(file)], 'a.png'))
  return form
}
