import { afterAll, describe, expect, test } from 'vitest'
import { CatalogTest, expectProblem, picture, png, type Saved } from '../../../test/support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

function names(body: unknown): string[] {
  return (body as { name: string }[]).map(({ name }) => name)
}

interface Uploaded {
  imageUrl: string
}

async function upload(image: Buffer): Promise<string> {
  const { status, body } = await catalog.call<Uploaded>('POST', '/api/categories/upload', {
    form: { image },
  })
  expect(status).toBe(201)
  return body.imageUrl
}

function post(json: unknown) {
  return catalog.call<Saved>('POST', '/api/categories', { json })
}

describe('an uploaded image', () => {
  test('is answered with its URL', async () => {
    const { status, headers, body } = await catalog.call('POST', '/api/categories/upload', {
      form: { image: await png({ width: 1200, height: 900 }) },
    })
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      imageUrl: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}\/960\.webp$/),
      imageAsset: {
        base: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}$/),
        width: 1200,
        height: 900,
        widths: [160, 320, 640, 960, 1200],
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    })
  })
})

describe('a new category', () => {
  test('is stored as sent', async () => {
    const image = await upload(await png({ width: 300, height: 200 }))
    const favicon = await upload(await png({ width: 64, height: 64 }))
    const { status, headers, body } = await post({
      name: ' Κούπες ',
      description: 'Κεραμικές & εμαγιέ',
      active: true,
      image,
      favicon,
    })
    expect(status).toBe(201)
    expect(headers.etag).toBe('"1"')
    const expected = {
      _id: body._id,
      name: 'Κούπες',
      description: 'Κεραμικές & εμαγιέ',
      image,
      imageAsset: expect.objectContaining({ width: 300, height: 200 }),
      favicon,
      faviconAsset: expect.objectContaining({ width: 64, height: 64 }),
      slug: 'koupes',
    }
    expect(body).toEqual({
      ...expected,
      translations: {},
      outdatedTranslations: [],
      active: true,
      productCount: 0,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await catalog.visit(`/api/categories/${body._id}`)).body).toEqual(expected)
  })

  test('requires only a name', async () => {
    const { body } = await post({ name: 'Σκέτη' })
    expect(body).toMatchObject({ description: '', active: true, image: null, favicon: null })
  })

  test.each<[string, string, unknown]>([
    ['name', 'Category name is required', { name: null }],
    ['name', 'Category name is required', { name: ['Κούπες'] }],
    ['active', 'Active must be a boolean', { name: 'Α', active: 'true' }],
    ['color', 'Color is not a known field', { name: 'Α', color: 'red' }],
    [
      'favicon',
      'The image was not found: upload it first',
      { name: 'Α', favicon: '/media/catalog/../../secret' },
    ],
  ])('is rejected for %s: %s', async (field, message, json) => {
    expectProblem(await post(json), 400, message, { [field]: message })
  })

  test.each(['{"name":', '[]', '"text"', 'null', ''])(
    'is rejected for the body %s',
    async payload => {
      const answer = await catalog.call('POST', '/api/categories', {
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expectProblem(answer, 400, expect.any(String))
    },
  )

  test('keeps unusual characters and replaces half a surrogate pair', async () => {
    const unusual = '\u202eαβγ \ud83d\ude00 \ufeff ¡'
    expect((await post({ name: unusual })).body).toMatchObject({ name: unusual })
    expect((await post({ name: 'μισό \ud800' })).body).toMatchObject({ name: 'μισό \ufffd' })
  })

  test('checks an image against its own field, whatever call uploaded it', async () => {
    const jpeg = await picture({ color: '#f2b600' }).jpeg().toBuffer()
    const product = await catalog.product({
      title: 'Με φωτογραφία',
      categories: [await catalog.category('Φωτογραφίες')],
      image: jpeg,
    })
    const { image } = product as Saved & { image?: string }
    expectProblem(await post({ name: 'Α', image }), 400, 'Only PNG images are allowed')
    expectProblem(await post({ name: 'Α', favicon: image }), 400, 'Only PNG images are allowed')
  })
})

describe('a change of a category', () => {
  test('replaces sent fields, keeps omitted ones and clears null ones', async () => {
    const image = await upload(await png())
    const { body: before } = await post({ name: 'Πριν', image, favicon: image, active: false })
    const url = `/api/categories/${before._id}`
    const { status, headers, body } = await catalog.call('PUT', url, {
      json: { name: 'Μετά', favicon: null },
    })
    expect(status).toBe(200)
    expect(headers.etag).toBe('"2"')
    expect(body).toEqual({
      ...before,
      slug: 'meta',
      name: 'Μετά',
      favicon: null,
      faviconAsset: null,
      version: 2,
      updatedAt: expect.any(String),
    })
    expect(
      (await catalog.call('PUT', url, { json: { name: 'Μετά', image: '' } })).body,
    ).toMatchObject({
      image: null,
    })
  })
})

describe('category lists', async () => {
  const list = await CatalogTest.start()
  const caps = await list.category('Καπέλα')
  const bags = await list.category('Τσάντες')
  await list.category('Άδεια')
  const off = await list.category('Κλειστή', { active: false })
  await list.product({ title: 'Καπέλο', categories: [caps, off] })
  await list.product({ title: 'Τσάντα', categories: [bags], active: false })

  afterAll(() => list.stop())

  test('show visitors active categories, oldest first', async () => {
    const { headers, body } = await list.visit('/api/categories')
    expect(names(body)).toEqual(['Καπέλα', 'Τσάντες', 'Άδεια'])
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  })

  test('contain for the menu only categories with a visible product', async () => {
    expect(names((await list.visit('/api/categories/with-products')).body)).toEqual(['Καπέλα'])
  })

  test('show administrators all categories with sorting, search and pages', async () => {
    const all = await list.call('GET', '/api/categories/all')
    expect(names(all.body)).toEqual(['Καπέλα', 'Τσάντες', 'Άδεια', 'Κλειστή'])
    expect(all.body).toMatchObject([
      { productCount: 1 },
      { productCount: 1 },
      { productCount: 0 },
      {},
    ])
    expect(all.headers).toMatchObject({ 'x-total-count': '4', 'cache-control': 'no-store' })

    const sorted = await list.pages('/api/categories/all?sort=name&limit=3')
    expect(sorted.map(({ body }) => names(body))).toEqual([
      ['Άδεια', 'Καπέλα', 'Κλειστή'],
      ['Τσάντες'],
    ])

    const found = await list.call('GET', `/api/categories/all?q=${encodeURIComponent('τσαντεσ')}`)
    expect(names(found.body)).toEqual(['Τσάντες'])
  })

  test('hide an inactive category from visitors only', async () => {
    const all = await list.call<Saved[]>('GET', '/api/categories/all?sort=active&limit=1')
    const url = `/api/categories/${all.body[0]?._id}`
    expectProblem(await list.visit(url), 404, 'Category not found')
    expect((await list.call('GET', url)).body).toMatchObject({ name: 'Κλειστή', active: false })
  })
})

test('keeps the products of a deleted category', async () => {
  const doomed = await catalog.category('Προς διαγραφή')
  const { _id } = await catalog.product({ title: 'Μένει', categories: [doomed] })
  expect((await catalog.call('DELETE', `/api/categories/${doomed}`)).status).toBe(204)
  expectProblem(await catalog.call('GET', `/api/categories/${doomed}`), 404, 'Category not found')
  expect((await catalog.visit(`/api/products/${_id}`)).body).toMatchObject({ categories: [] })
})
