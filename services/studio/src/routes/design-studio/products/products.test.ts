import { productCategories } from '@stampa/rules/printing'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { expectProblem, png, StudioTest, toFormData } from '../../../../test/studio.ts'
import { fitsCanvas, type PrintArea, usualPrintAreas } from '../../../products/print-area.ts'
import type { StudioProduct } from '../../../products/schema.ts'

const base = '/api/design-studio/products'

const studio = await StudioTest.start()

beforeEach(() => studio.test.db('products').delete())
afterAll(() => studio.stop())

describe('the list', () => {
  test('contains active products for visitors and all for administrators', async () => {
    await studio.product({ name: 'Β', displayOrder: 2 })
    await studio.product({ name: 'Α', displayOrder: 1 })
    await studio.product({ name: 'Κρυφό', active: false })

    const names = ({ body }: { body: StudioProduct[] }) => body.map(({ name }) => name)
    for (const query of ['', '?activeOnly=true', '?activeOnly=false']) {
      const answer = await studio.visit<StudioProduct[]>(base + query)
      expect(names(answer)).toEqual(['Α', 'Β'])
      expect(answer.headers['cache-control']).toContain('public')
    }
    expect(names(await studio.call('GET', base))).toEqual(['Κρυφό', 'Α', 'Β'])
    expect(names(await studio.call('GET', `${base}?activeOnly=true`))).toEqual(['Α', 'Β'])
    expectProblem(await studio.call('GET', base, { token: 'x' }), 401, 'Authentication required')
  })

  test('shows an inactive product by id to administrators only', async () => {
    const { _id } = await studio.product({ active: false })
    expect(await studio.call('GET', `${base}/${_id}`)).toMatchObject({ status: 200 })
    expectProblem(await studio.visit(`${base}/${_id}`), 404, 'Product not found')
    expectProblem(await studio.visit(`${base}/nothing`), 404, 'Product not found')
  })
})

describe('a new product', () => {
  test('is an active T-shirt with display order 0 by default', async () => {
    expect(await studio.product()).toMatchObject({
      name: 'Μπλουζάκι',
      category: 'tshirt',
      active: true,
      displayOrder: 0,
      sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
      printAreas: usualPrintAreas.tshirt,
      colorVariants: [],
      version: 1,
    })
  })

  test.each(productCategories)('may be a %s', async category => {
    expect(await studio.product({ category })).toMatchObject({
      category,
      printAreas: usualPrintAreas[category],
    })
  })

  test.each([
    [{ name: '' }, 'Product name is required'],
    [{ name: '   ' }, 'Product name is required'],
    [{ name: undefined }, 'Product name is required'],
    [{ displayOrder: -1 }, 'Display order must be 0 or more'],
    [
      { category: 'sock' },
      'Category must be one of tshirt, hoodie, mug, phone-case, tote-bag, cap, other',
    ],
    [
      {
        printAreas: {
          front: { x: 0.8, y: 0, width: 0.3, widthMm: 100, heightMm: 100 },
          back: null,
        },
      },
      'The print area must lie on the canvas',
    ],
  ])('rejects %j', async (fields, message) => {
    const json = { name: 'Α', ...fields }
    expectProblem(await studio.call('POST', base, { json }), 400, message)
  })
})

test('has default print areas within the canvas', () => {
  const areas = Object.values(usualPrintAreas).flatMap(({ front, back }) => [front, back])
  for (const area of areas.filter((one): one is PrintArea => one !== null)) {
    expect(fitsCanvas(area), JSON.stringify(area)).toBe(true)
  }
})

describe('a product', () => {
  test('changes the sent fields only', async () => {
    const fields = { name: 'Α', category: 'mug', displayOrder: 3 }
    const { _id, printAreas } = await studio.product(fields)
    const { status, body } = await studio.call('PUT', `${base}/${_id}`, {
      json: { active: false, sizes: ['M'] },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...fields,
      active: false,
      sizes: ['M'],
      printAreas,
      version: 2,
    })
  })

  test('rejects a change without fields', async () => {
    const { _id } = await studio.product({ category: 'mug' })
    const answer = await studio.call('PUT', `${base}/${_id}`, { json: {} })
    expectProblem(answer, 400, 'There is nothing to change')
  })

  test('is not changed from an old version', async () => {
    const { _id } = await studio.product()
    await studio.call('PUT', `${base}/${_id}`, { json: { name: 'Άλλο' } })
    const answer = await studio.call('PUT', `${base}/${_id}`, {
      json: { name: 'Δικό μου' },
      headers: { 'if-match': '"1"' },
    })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        conflict: { version: 2, changedBy: 'admin@example.com' },
      },
    })
    expect((await studio.call<StudioProduct>('GET', `${base}/${_id}`)).body.name).toBe('Άλλο')
  })

  test('is deleted and restored with its colours', async () => {
    const { _id } = await studio.product()
    await studio.colour(_id)
    expect(await studio.call('DELETE', `${base}/${_id}`)).toMatchObject({ status: 204 })
    expect((await studio.call('GET', base)).body).toEqual([])
    expectProblem(await studio.call('DELETE', `${base}/${_id}`), 404, 'Product not found')
    expect((await studio.call('GET', `${base}/trash`)).body).toMatchObject([
      { _id, name: 'Μπλουζάκι', deletedBy: 'admin@example.com' },
    ])
    const restored = await studio.call<StudioProduct>('POST', `${base}/${_id}/restore`)
    expect(restored.body.colorVariants).toHaveLength(1)
    expect((await studio.call('GET', `${base}/trash`)).body).toEqual([])
  })
})

test('a product has English texts, while its names in lists stay those of orders', async () => {
  const words = { Μαύρο: 'Black' }
  const { _id } = await studio.product({ translations: { en: { name: ' T-shirt ' }, words } })
  await studio.colour(_id)
  const translations = { en: { name: 'T-shirt' }, words }
  expect((await studio.call('GET', `${base}/${_id}`)).body).toMatchObject({ translations })

  const greek = { name: 'Μπλουζάκι', colorVariants: [{ colorName: 'Μαύρο' }] }
  const english = { ...greek, name: 'T-shirt', language: 'en', words }
  for (const path of [`${base}/${_id}`, base]) {
    const read = async (query: string) =>
      [(await studio.visit<StudioProduct>(path + query)).body].flat()[0]
    expect(await read('?lang=en')).toMatchObject(english)
    expect(await read('')).toMatchObject(greek)
    expect(await read('?lang=el')).toEqual(await read(''))
    for (const field of ['translations', 'language', 'words']) {
      expect(await read('')).not.toHaveProperty(field)
    }
  }

  const put = (json: object) => studio.call<StudioProduct>('PUT', `${base}/${_id}`, { json })
  expect((await put({ active: true })).body.translations).toEqual(translations)
  expect((await put({ translations: { words } })).body.translations).toEqual({ words })
  expect((await studio.visit(`${base}/${_id}?lang=en`)).body).toMatchObject({
    ...greek,
    language: 'el',
    words,
  })
  const long = await put({ translations: { en: { name: 'a'.repeat(201) } } })
  expect(long).toMatchObject({ status: 400, body: { errors: [{ field: 'translations.en.name' }] } })
  expect((await studio.visit(`${base}?lang=fr`)).status).toBe(400)
})

describe('a colour', () => {
  test('is added with its pictures and deleted', async () => {
    const { _id } = await studio.product()
    const { colorVariants, version } = await studio.colour(_id, { colorCode: '#AABBCC' })
    expect(version).toBe(2)
    expect(colorVariants).toMatchObject([
      {
        colorName: 'Μαύρο',
        colorCode: '#aabbcc',
        frontImage: expect.stringMatching(/^\/media\/studio\/[0-9a-f]{32}\/\d+\.webp$/),
        backImage: expect.stringMatching(/^\/media\/studio\//),
        frontImageAsset: { width: 40, height: 50 },
      },
    ])
    const variant = `${base}/${_id}/color-variants/${colorVariants[0]?._id}`
    expect(await studio.call('DELETE', variant)).toMatchObject({ status: 204 })
    expectProblem(await studio.call('DELETE', variant), 404, 'Color variant not found')
    expect((await studio.visit<StudioProduct[]>(base)).body[0]?.colorVariants).toEqual([])
  })

  test('changes the sent fields only', async () => {
    const { _id } = await studio.product()
    const added = await studio.colour(_id)
    const [before] = added.colorVariants
    const url = `${base}/${_id}/color-variants/${before?._id}`
    const put = (form: Record<string, unknown>, headers = {}) =>
      studio.call<StudioProduct>('PUT', url, { form, headers })

    const renamed = await put({ colorName: ' Γκρι ', colorCode: '#AAAAAA' })
    expect(renamed).toMatchObject({ status: 200, headers: { etag: '"3"' }, body: { version: 3 } })
    expect(renamed.body.colorVariants).toEqual([
      { ...before, colorName: 'Γκρι', colorCode: '#aaaaaa' },
    ])
    const repainted = (await put({ frontImage: await png('#0b7a4b') })).body.colorVariants[0]
    expect(repainted?.frontImage).not.toBe(before?.frontImage)
    expect(repainted?.backImage).toBe(before?.backImage)
    const [fronted] = (await put({ withoutBack: true })).body.colorVariants
    expect(fronted).toMatchObject({ frontImage: repainted?.frontImage, backImage: null })

    expectProblem(await put({ colorName: '' }), 400, 'Color name is required')
    expect(await put({ colorName: 'Β' }, { 'if-match': '"2"' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const gone = `${base}/${_id}/color-variants/${crypto.randomUUID()}`
    const lost = await studio.call('PUT', gone, { form: { colorName: 'Β' } })
    expectProblem(lost, 404, 'Color variant not found')
    expect((await studio.visit<StudioProduct>(`${base}/${_id}`)).body.colorVariants).toEqual([
      fronted,
    ])
  })

  test('may be without a back', async () => {
    const { _id } = await studio.product()
    const form = toFormData({ colorName: 'Α', colorCode: '#ffffff', frontImage: await png() })
    const answer = await studio.call('POST', `${base}/${_id}/color-variants`, { form })
    expect(answer).toMatchObject({
      status: 201,
      body: { colorVariants: [{ backImage: null, backImageAsset: null }] },
    })
  })

  test.each([
    [{ colorName: ' ' }, 'Color name is required'],
    [{ colorCode: undefined }, 'Color code must be a hex color such as #1a2b3c'],
    [{ colorCode: 'red' }, 'Color code must be a hex color such as #1a2b3c'],
    [{ frontImage: undefined }, 'Front image is required'],
    [{ frontImage: Buffer.from('no image') }, 'Only image files are allowed'],
    [{ backImage: Buffer.from('%PDF-1.7\n') }, 'Only image files are allowed'],
    [
      { frontImage: Buffer.alloc(5_242_880, '\x89PNG\r\n\x1a\n', 'latin1') },
      'File size must be less than 5MB',
    ],
  ])('is refused: %#', async (fields, message) => {
    const { _id } = await studio.product()
    const form = toFormData({
      colorName: 'Α',
      colorCode: '#ffffff',
      frontImage: await png(),
      ...fields,
    })
    expectProblem(
      await studio.call('POST', `${base}/${_id}/color-variants`, { form }),
      400,
      message,
    )
    const { body } = await studio.visit<StudioProduct>(`${base}/${_id}`)
    expect(body.colorVariants).toEqual([])
  })

  test('is rejected for an unknown product', async () => {
    const form = toFormData({ colorName: 'Α', colorCode: '#ffffff', frontImage: await png() })
    const url = `${base}/${crypto.randomUUID()}/color-variants`
    expectProblem(await studio.call('POST', url, { form }), 404, 'Product not found')
  })
})
