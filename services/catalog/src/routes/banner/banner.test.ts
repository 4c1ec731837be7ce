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
afterAll(() => catalog.stop())

const noImage = 'Please select an image for new banners'
const noPng = 'Please select a PNG image file'
const badLink = 'The link must begin with https:// or a single /'
const badPlacement =
  'Placement must be one of: homepage, custom-order, offer-banner, categories, event-banner, other'

/** Sends a valid record with these fields; `undefined` omits a field. */
async function post(fields: Record<string, unknown>) {
  const form = { title: 'Νέα συλλογή', image: await png() }
  return catalog.call<Saved>('POST', '/api/banner', { form: { ...form, ...fields } })
}

/** Returns the administrator view of a banner. */
async function find(id: string) {
  const { body } = await catalog.call<Saved[]>('GET', '/api/banner/admin')
  return body.find(({ _id }) => _id === id)
}

describe('a new banner', () => {
  test('is stored as sent', async () => {
    const { status, headers, body } = await catalog.call<Saved>('POST', '/api/banner', {
      form: {
        title: '  Νέα συλλογή  ',
        subtitle: ' Οργανικό βαμβάκι,\nμεταξοτυπία ',
        link: ' /products?page=2 ',
        order: 7,
        active: true,
        placement: 'event-banner',
        image: await png({ width: 2000, height: 1000 }),
      },
    })
    expect(status).toBe(201)
    expect(headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' })
    const expected = {
      _id: body._id,
      title: 'Νέα συλλογή',
      subtitle: 'Οργανικό βαμβάκι,\nμεταξοτυπία',
      link: '/products?page=2',
      placement: 'event-banner',
      active: true,
      image: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}\/960\.webp$/),
      imageAsset: {
        base: expect.stringMatching(/^\/media\/catalog\/[0-9a-f]{32}$/),
        width: 2000,
        height: 1000,
        widths: [160, 320, 640, 960, 1600],
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    }
    expect(body).toEqual({
      ...expected,
      translations: {},
      outdatedTranslations: [],
      order: 7,
      publishAt: null,
      unpublishAt: null,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await find(body._id)).toEqual(body)
    expect((await catalog.visit('/api/banner')).body).toContainEqual(expected)
  })

  test('requires only an image', async () => {
    const { status, body } = await post({ title: undefined, order: '', active: '' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: '',
      subtitle: '',
      link: '',
      placement: 'homepage',
      active: true,
      order: 0,
    })
    expect((await post({ title: '  ' })).body).toMatchObject({ title: '' })
  })

  test.each(['homepage', 'custom-order', 'offer-banner', 'categories', 'event-banner', 'other'])(
    'accepts the placement %s',
    async placement => {
      expect((await post({ placement })).body).toMatchObject({ placement })
    },
  )

  test.each(['https://example.com/sale?a=1#b', 'HTTP://Παράδειγμα.gr', '/', '/προϊόντα', ''])(
    'accepts the link «%s»',
    async link => {
      expect((await post({ link })).body).toMatchObject({ link })
    },
  )

  test('accepts an image of exactly 5 MB', async () => {
    expect((await post({ image: await pngOfBytes(5_242_879) })).status).toBe(201)
  })
})

describe('an invalid banner', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['image', noImage, { image: undefined }],
    ['image', noImage, { image: Buffer.alloc(0) }],
    ['image', noPng, { image: Buffer.from('just text') }],
    ['image', noPng, { image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['image', noPng, { image: 'https://example.com/image.png' }],
    ['link', 'Link must be at most 2000 characters', { link: `/${'a'.repeat(2000)}` }],
    ['link', badLink, { link: 'javascript:alert(1)' }],
    ['link', badLink, { link: ' JavaScript:alert(1)' }],
    ['link', badLink, { link: 'data:text/html,<script>alert(1)</script>' }],
    ['link', badLink, { link: '//evil.example' }],
    ['link', badLink, { link: '/\\evil.example' }],
    ['link', badLink, { link: '/\t/evil.example' }],
    ['link', badLink, { link: 'products' }],
    ['placement', badPlacement, { placement: 'roof' }],
    ['placement', badPlacement, { placement: 'Homepage' }],
    ['placement', badPlacement, { placement: '' }],
    ['placement', badPlacement, { placement: ['homepage'] }],
    ['active', 'Active must be a boolean', { active: 'yes' }],
    ['order', 'Order must be an integer', { order: '1.5' }],
    ['order', 'Order must be 2147483647 or less', { order: '99999999999' }],
    ['favicon', 'Favicon is not a known field', { favicon: Buffer.from('PNG') }],
  ])('is rejected with %s: %s', async (field, message, fields) => {
    const before = await catalog.files()
    expectProblem(await post(fields), 400, message, { [field]: message })
    expect(await catalog.files()).toEqual(before)
  })

  test.each<[string, string, () => Promise<Buffer>]>([
    ['of 5 MB', 'File size must be less than 5MB', () => pngOfBytes(5_242_880)],
    ['that is a JPEG', noPng, () => picture({}).jpeg().toBuffer()],
    ['that is a WebP', noPng, () => picture({}).webp().toBuffer()],
  ])('for an image %s', async (_name, message, file) => {
    const before = await catalog.files()
    expectProblem(await post({ image: await file() }), 400, message, { image: message })
    expect(await catalog.files()).toEqual(before)
  })

  test('is rejected with every error, in the order of the form', async () => {
    const answer = await post({ placement: 'roof', link: 'javascript:', image: Buffer.from('x') })
    expectProblem(answer, 400, noPng, { image: noPng, link: badLink, placement: badPlacement })
  })
})

describe('a change of a banner', () => {
  test('replaces the fields of the form and keeps the others', async () => {
    const { body: before } = await post({
      subtitle: 'Πριν',
      link: '/products',
      order: 3,
      active: false,
      placement: 'other',
    })
    const { status, headers, body } = await catalog.call('PUT', `/api/banner/${before._id}`, {
      form: { title: ' Μετά ', link: '' },
    })
    expect(status).toBe(200)
    expect(headers.etag).toBe('"2"')
    expect(body).toEqual({
      ...before,
      title: 'Μετά',
      link: '',
      version: 2,
      updatedAt: expect.any(String),
    })
    expect(await find(before._id)).toEqual(body)
  })

  test('replaces the image, without the text and focal point of the old one', async () => {
    const imageFocus = { x: 0.5, y: 0 }
    const { body: before } = await post({ imageAlt: 'Πριν', imageFocus })
    expect(before).toMatchObject({ imageAsset: { alt: 'Πριν', focus: imageFocus } })
    const { status, body } = await catalog.call('PUT', `/api/banner/${before._id}`, {
      form: { image: await png({ color: '#0086b3', width: 80 }) },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Νέα συλλογή', version: 2, imageAsset: { width: 80 } })
    expect(body).not.toHaveProperty('imageAsset.alt')
    expect(body).not.toHaveProperty('imageAsset.focus')
    expect(body).not.toMatchObject({ image: (before as Saved & { image?: string }).image })
  })

  test('follows the rules of a new banner, with an optional image', async () => {
    const { body: before } = await post({})
    const answer = await catalog.call('PUT', `/api/banner/${before._id}`, {
      form: {
        link: '//evil.example',
        placement: 'roof',
        image: await picture({}).gif().toBuffer(),
      },
    })
    expectProblem(answer, 400, noPng, { image: noPng, link: badLink, placement: badPlacement })
    expect(await find(before._id)).toEqual(before)
  })
})

describe('banner lists', async () => {
  const list = await CatalogTest.start()
  const banners = [
    ['Ώμος', 2, 'homepage', true],
    ['Άλφα', 1, 'other', true],
    ['βήτα', 1, 'categories', true],
    ['Γάμμα', 1, 'homepage', true],
    ['Κρυφό', 0, 'homepage', false],
  ] as const
  for (const [title, order, placement, active] of banners) {
    await list.banner({ title, order, placement, active })
  }

  afterAll(() => list.stop())

  const titles = (body: { title: string }[]) => body.map(({ title }) => title)

  test('show visitors active banners by order, newest first where it is equal', async () => {
    const { body } = await list.visit<{ title: string; active: boolean }[]>('/api/banner')
    expect(titles(body)).toEqual(['Γάμμα', 'βήτα', 'Άλφα', 'Ώμος'])
    for (const { active } of body) expect(active).toBe(true)
  })

  test('sort by placement, page by page', async () => {
    const pages = await list.pages<{ title: string }>('/api/banner/admin?sort=placement&limit=2')
    const paged = pages.map(({ body }) => titles(body))
    expect(paged).toEqual([['βήτα', 'Ώμος'], ['Γάμμα', 'Κρυφό'], ['Άλφα']])
  })
})
