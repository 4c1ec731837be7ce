import { afterAll, expect, test } from 'vitest'
import { KindCalls } from './kind-calls.ts'
import { type AnyRecord, kinds } from './kinds.ts'
import { CatalogTest, png } from './support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

function calls(url: string): KindCalls {
  const kind = kinds.find(candidate => candidate.url === url)
  if (!kind) throw new Error(`there is no kind at ${url}`)
  return new KindCalls(catalog, kind)
}

const images = ['image', 'imageAsset', 'favicon', 'faviconAsset']

/** Public fields of each kind: section 3 of the public specification, and the added ones. */
const shapes: Record<string, string[]> = {
  '/api/products': [
    ...[
      '_id',
      'slug',
      'title',
      'description',
      'categories',
      'events',
      'colours',
      'sizes',
      'sizeCharts',
      'priceTable',
      'fromPrice',
      ...images,
      'images',
      'imageAssets',
    ],
  ],
  '/api/categories': ['_id', 'slug', 'name', 'description', ...images],
  '/api/events': ['_id', 'name', 'description', ...images],
  '/api/blog': [
    ...['_id', 'slug', 'title', 'excerpt', 'context', 'author', 'createdAt', 'publishedAt'],
    ...['tags', 'image', 'imageAsset'],
  ],
  '/api/banner': [
    ...['_id', 'title', 'subtitle', 'link', 'placement', 'active', 'image', 'imageAsset'],
  ],
  '/api/testimonials': ['_id', 'customerName', 'testimonial', 'companyLogo', 'companyLogoAsset'],
  '/api/about': ['_id', 'title', 'content', 'bannerImage', 'bannerImageAsset'],
  '/api/faq': ['_id', 'question', 'answer', 'order'],
  '/api/our-work': [
    ...['_id', 'title', 'customerName', 'description', 'order', 'images', 'imageAssets'],
  ],
  '/api/size-charts': ['_id', 'name', 'note', 'table'],
  '/api/customers': ['_id', 'name', 'image', 'imageAsset'],
}

test.each(Object.entries(shapes))('%s shows visitors exactly these fields', async (url, fields) => {
  await calls(url).create()
  const { status, headers, body } = await catalog.visit<AnyRecord | AnyRecord[]>(url)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  const [record = {}] = [body].flat()
  expect(Object.keys(record).sort()).toEqual(fields.toSorted())
})

test('lists testimonials newest first, with optional logos', async () => {
  const before = await calls('/api/testimonials').create()
  const companyLogo = await png({ width: 60 })
  const { _id } = await calls('/api/testimonials').create({ companyLogo, companyLogoAlt: 'Σήμα' })
  const { body } = await catalog.visit<AnyRecord[]>('/api/testimonials')
  expect(body.slice(0, 2)).toMatchObject([
    { _id, companyLogo: expect.stringMatching(/60\.webp$/), companyLogoAsset: { alt: 'Σήμα' } },
    { _id: before._id, companyLogo: null, companyLogoAsset: null },
  ])
})

test('lists questions by order, the older first where it is equal', async () => {
  const made: string[] = []
  for (const order of [5, 4, 5, 4]) made.push((await calls('/api/faq').create({ order }))._id)
  const { body } = await catalog.visit<AnyRecord[]>('/api/faq')
  const listed = body.map(({ _id }) => _id).filter(id => made.includes(id))
  expect(listed).toEqual([made[1], made[3], made[0], made[2]])
})

test('lists works by order, customers and events oldest first', async () => {
  const ids: string[] = []
  for (const order of [8, 7]) ids.push((await calls('/api/our-work').create({ order }))._id)
  const { body } = await catalog.visit<AnyRecord[]>('/api/our-work')
  expect(body.map(({ _id }) => _id).filter(id => ids.includes(id))).toEqual(ids.toReversed())
  for (const url of ['/api/customers', '/api/events']) {
    const [first, second] = [await calls(url).create(), await calls(url).create()]
    const { body: list } = await catalog.visit<AnyRecord[]>(url)
    expect(list.slice(-2).map(({ _id }) => _id)).toEqual([first._id, second._id])
  }
})

test('hides inactive and deleted categories and events of a product, and keeps the links to deleted ones', async () => {
  const kept = await catalog.category('Μένει')
  const off = await catalog.category('Κλειστή')
  const trashed = await catalog.category('Πεταμένη')
  const { body: event } = await catalog.call<AnyRecord>('POST', '/api/events', {
    json: { name: 'Γάμος' },
  })
  const product = await calls('/api/products').create({
    categories: [kept, off, trashed],
    events: [event._id],
  })
  await catalog.call('PUT', `/api/categories/${off}`, { json: { name: 'Κλειστή', active: false } })
  await catalog.call('DELETE', `/api/categories/${trashed}`)
  await catalog.call('DELETE', `/api/events/${event._id}`)
  const url = `/api/products/${product._id}`
  const read = async () => (await catalog.visit(url)).body
  expect(await read()).toMatchObject({ categories: [{ name: 'Μένει' }], events: [] })
  // An administrator who edits the product does not see records in the trash and does not remove
  // them.
  await catalog.call('PUT', url, {
    form: { title: 'Δοκιμή', description: 'Α', categories: [kept], events: [] },
  })
  await catalog.call('POST', `/api/categories/${trashed}/restore`)
  await catalog.call('POST', `/api/events/${event._id}/restore`)
  expect(await read()).toMatchObject({
    categories: [{ name: 'Μένει' }, { name: 'Πεταμένη' }],
    events: [{ name: 'Γάμος' }],
  })
  const gone = { title: 'Δοκιμή', description: 'Α', categories: [trashed] }
  await catalog.call('DELETE', `/api/categories/${trashed}`)
  expect((await catalog.call('PUT', url, { form: gone })).status).toBe(400)
})
