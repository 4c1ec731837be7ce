import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CatalogTest,
  expectProblem,
  picture,
  png,
  pngOfBytes,
  type Saved,
} from '../../../test/support.ts'

let catalog: CatalogTest

beforeAll(async () => {
  catalog = await CatalogTest.start()
})

afterAll(() => catalog.stop())

const unknownId = '01a1f795-0000-7000-8000-000000000000'
const noImage = 'Please select an image for new banners'
const noPng = 'Please select a PNG image file'
const badLink = 'The link must begin with https:// or a single /'
const badPlacement =
  'Placement must be one of: homepage, custom-order, offer-banner, categories, event-banner, other'

/** Posts a banner that is right but for these fields; `undefined` leaves one out. */
async function post(fields: Record<string, unknown>) {
  const form = { title: 'Νέα συλλογή', image: await png() }
  return catalog.call<Saved>('POST', '/api/banner', { form: { ...form, ...fields } })
}

/** What the back office shows of a banner. */
async function find(id: string) {
  const { body } = await catalog.call<Saved[]>('GET', '/api/banner/admin')
  return body.find(({ _id }) => _id === id)
}

describe('a new banner', () => {
  test('is stored as it was sent', async () => {
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

  test('needs only an image', async () => {
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
    'may be placed at %s',
    async placement => {
      expect((await post({ placement })).body).toMatchObject({ placement })
    },
  )

  test.each(['https://example.com/sale?a=1#b', 'HTTP://Παράδειγμα.gr', '/', '/προϊόντα', ''])(
    'may lead to «%s»',
    async link => {
      expect((await post({ link })).body).toMatchObject({ link })
    },
  )

  test('keeps texts that mean something to SQL or HTML as they are', async () => {
    const title = `'); drop table banners; -- <script>alert("1")</script> \\ %_ $1 \u{1F642}`
    const { body } = await post({ title, subtitle: title })
    expect(body).toMatchObject({ title, subtitle: title })
    const visited = await catalog.visit<Saved[]>('/api/banner')
    expect(visited.body.find(({ _id }) => _id === body._id)).toMatchObject({ title })
    expect(visited.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('accepts an image that is exactly as large as allowed', async () => {
    expect((await post({ image: await pngOfBytes(5_242_880) })).status).toBe(201)
  })
})

describe('a banner that breaks a rule is refused', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['image', noImage, { image: undefined }],
    ['image', noImage, { image: Buffer.alloc(0) }],
    ['image', noPng, { image: Buffer.from('just text') }],
    ['image', noPng, { image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['image', noPng, { image: 'https://example.com/image.png' }],
    ['title', 'Title must be at most 300 characters', { title: 'α'.repeat(301) }],
    ['subtitle', 'Subtitle must be at most 1000 characters', { subtitle: 'α'.repeat(1001) }],
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
    ['version', 'Version is not a known field', { version: '7' }],
    ['favicon', 'Favicon is not a known field', { favicon: Buffer.from('PNG') }],
  ])('%s: %s', async (field, message, fields) => {
    const before = await catalog.files()
    expectProblem(await post(fields), 400, message, { [field]: message })
    expect(await catalog.files()).toEqual(before)
  })

  test.each<[string, string, () => Promise<Buffer>]>([
    ['of a byte too many', 'File size must be less than 5MB', () => pngOfBytes(5_242_881)],
    ['that is a JPEG', noPng, () => picture({}).jpeg().toBuffer()],
    ['that is a WebP', noPng, () => picture({}).webp().toBuffer()],
    [
      'that breaks off',
      'The image is damaged: please save it anew and try again',
      async () => (await png({ width: 400, noise: true })).subarray(0, 2000),
    ],
  ])('for an image %s', async (_name, message, file) => {
    const before = await catalog.files()
    expectProblem(await post({ image: await file() }), 400, message, { image: message })
    expect(await catalog.files()).toEqual(before)
  })

  test('with every broken rule at once, in the order of the form', async () => {
    const answer = await post({ placement: 'roof', link: 'javascript:', image: Buffer.from('x') })
    expectProblem(answer, 400, noPng, { image: noPng, link: badLink, placement: badPlacement })
  })

  test('for a character that cannot be stored', async () => {
    const before = await catalog.call('GET', '/api/banner/admin')
    expectProblem(await post({ title: 'Νέα\0' }), 400, expect.any(String))
    expect((await catalog.call('GET', '/api/banner/admin')).body).toEqual(before.body)
  })

  test('unless it comes as a form', async () => {
    const json = { title: 'Α', placement: 'homepage' }
    expectProblem(await catalog.call('POST', '/api/banner', { json }), 415, expect.any(String))
    const { body } = await post({})
    const url = `/api/banner/${body._id}`
    expectProblem(await catalog.call('PUT', url, { json }), 415, expect.any(String))
  })
})

describe('changing a banner', () => {
  test('replaces its fields and keeps what the form leaves out', async () => {
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

  test('replaces its image', async () => {
    const { body: before } = await post({})
    const { body } = await catalog.call<Saved & { image: string }>(
      'PUT',
      `/api/banner/${before._id}`,
      { form: { image: await png({ color: '#0086b3' }) } },
    )
    expect(body).toMatchObject({ title: 'Νέα συλλογή', version: 2 })
    expect(body.image).not.toBe((before as Saved & { image?: string }).image)
  })

  test('keeps every rule but that of the image', async () => {
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

  test('from an old version is refused, from the current one not', async () => {
    const { body: before } = await post({})
    const put = (ifMatch: string) =>
      catalog.call('PUT', `/api/banner/${before._id}`, {
        form: { title: 'Νέος' },
        headers: { 'if-match': ifMatch },
      })
    expect((await put('"1"')).status).toBe(200)
    expectProblem(await put('"1"'), 409, expect.stringContaining('Someone else changed this'))
    expect((await put('W/"2"')).status).toBe(200)
    expect((await put('*')).status).toBe(200)
    expectProblem(await put('garbage'), 409, expect.any(String))
  })

  test('twice at the same moment from one version lets one through', async () => {
    const { body: before } = await post({})
    const answers = await Promise.all(
      ['Πρώτο', 'Δεύτερο', 'Τρίτο'].map(title =>
        catalog.call('PUT', `/api/banner/${before._id}`, {
          form: { title },
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test.each([unknownId, 'no-id', "'", '%00', 'admin'])('%s is not found', async id => {
    const url = `/api/banner/${id}`
    const changed = await catalog.call('PUT', url, { form: { title: 'Α' } })
    expectProblem(changed, 404, 'Banner not found')
    expectProblem(await catalog.call('DELETE', url), 404, 'Banner not found')
  })
})

test('what is saved is seen by the next visitor, what is deleted by none', async () => {
  const ids = async () => (await catalog.visit<Saved[]>('/api/banner')).body.map(({ _id }) => _id)
  const before = await ids()
  const { body } = await post({})
  expect(await ids()).toContain(body._id)
  const url = `/api/banner/${body._id}`
  expect((await catalog.call('PUT', url, { form: { active: false } })).status).toBe(200)
  expect(await ids()).toEqual(before)
  expect(await find(body._id)).toMatchObject({ active: false })
  expect(await catalog.call('DELETE', url)).toMatchObject({ status: 204, body: null })
  expect(await find(body._id)).toBeUndefined()
  expectProblem(await catalog.call('DELETE', url), 404, 'Banner not found')
})
