import { afterAll, expect, test } from 'vitest'
import { KindCalls } from '../../../test/kind-calls.ts'
import { type AnyRecord, kinds } from '../../../test/kinds.ts'
import { CatalogTest, expectProblem, picture, png } from '../../../test/support.ts'
import { addMissingImages, purgeTrash } from '../../housekeeping.ts'
import { imageColumns } from '../../kinds.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

interface Medium extends AnyRecord {
  fileName: string
  image: string
  imageAsset: { alt?: string; focus?: object; width: number }
  uses: { kind: string; _id: string; title: string; trashed: boolean }[]
}

async function library(query = ''): Promise<Medium[]> {
  const { status, body } = await catalog.call<Medium[]>('GET', `/api/media${query}`)
  expect(status).toBe(200)
  return body
}

async function medium(url: string): Promise<Medium> {
  const found = (await library()).find(({ image }) => image === url)
  if (!found) throw new Error(`the library lacks ${url}`)
  return found
}

/** Uploads an image that no other test has. */
async function upload(file?: Buffer): Promise<string> {
  const form = { image: file ?? (await png({ noise: true })) }
  const { status, body } = await catalog.call<{ imageUrl: string }>('POST', '/api/media/upload', {
    form,
  })
  expect(status).toBe(201)
  return body.imageUrl
}

function kindOf(url: string) {
  const kind = kinds.find(kind => kind.url === url)
  if (!kind) throw new Error(`there is no kind ${url}`)
  return kind
}

const urls: Readonly<Record<string, string>> = {
  about_contents: '/api/about',
  banners: '/api/banner',
  blog_posts: '/api/blog',
  categories: '/api/categories',
  customers: '/api/customers',
  events: '/api/events',
  products: '/api/products',
  testimonials: '/api/testimonials',
  works: '/api/our-work',
}

test.each(
  imageColumns.filter(({ type }) => type).map(({ table, field }) => [table, field] as const),
)(
  'names the record of %s that uses an image as its %s, chosen from the library',
  async (table, field) => {
    const url = await upload()
    const kind = kindOf(urls[table] ?? '')
    const calls = new KindCalls(catalog, kind)
    const chosen = field === 'images' ? { existingImages: JSON.stringify([url]) } : { [field]: url }
    const record = await calls.create({ [kind.name]: `Με ${field}`, ...chosen })
    expect([record[field]].flat()).toContain(url)
    const use = { kind: table, _id: record._id, title: `Με ${field}` }
    expect((await medium(url)).uses).toEqual([{ ...use, trashed: false }])
    await catalog.call('DELETE', `${kind.url}/${record._id}`)
    expect((await medium(url)).uses).toEqual([{ ...use, trashed: true }])
  },
)

test('names the company that uses an image as its logo', async () => {
  const url = await upload()
  const { status } = await catalog.call('PUT', '/api/company/settings', { form: { logo: url } })
  expect(status).toBe(200)
  expect((await medium(url)).uses).toMatchObject([{ kind: 'company', title: '' }])
})

test('adds images to the stored ones of a product, in the wanted order', async () => {
  const category = await catalog.category('Κούπες')
  const product = await catalog.product({
    title: 'Κούπα',
    categories: [category],
    images: [await png({ noise: true })],
  })
  const { body } = await catalog.call<{ images: string[] }>('GET', `/api/products/${product._id}`)
  const url = await upload()
  const existingImages = JSON.stringify([url, ...body.images])
  const changed = await catalog.call<{ images: string[] }>('PUT', `/api/products/${product._id}`, {
    form: { title: 'Κούπα', description: 'Α', categories: [category], existingImages },
  })
  expect(changed.body.images).toEqual([url, ...body.images])
})

test('holds an image of the library to the rule of the field', async () => {
  const url = await upload(await picture({ noise: true }).jpeg().toBuffer())
  const kind = kindOf('/api/products')
  const fields = { title: 'Κούπα', ...(await kind.fields(catalog)), favicon: url }
  const answer = await catalog.call('POST', '/api/products', { form: fields })
  expectProblem(answer, 400, 'Only PNG favicons are allowed')
  const unknown = `/media/catalog/${'0'.repeat(32)}/40.webp`
  const missing = await catalog.call('POST', '/api/products', {
    form: { ...fields, favicon: unknown },
  })
  expectProblem(missing, 400, 'The image was not found: upload it first')
})

test('finds images by file name, alternative text and the title of a record', async () => {
  const url = await upload()
  const { _id } = await medium(url)
  await catalog.test.db('media').where({ id: _id }).update({ file_name: 'Αφίσα Ηρωδείου.png' })
  const found = async (q: string) =>
    (await library(`?q=${encodeURIComponent(q)}`)).map(({ image }) => image)
  expect(await found('αφισα')).toEqual([url])
  await catalog.call('PUT', `/api/media/${_id}`, { json: { imageAlt: 'Μια κίτρινη ομπρέλα' } })
  expect(await found('ΟΜΠΡΕΛΑ')).toEqual([url])
  await catalog.banner({ title: 'Χειμερινές προσφορές', image: url })
  expect(await found('χειμερινες ομπρελα')).toEqual([url])
  expect(await found('χειμερινες θάλασσα')).toEqual([])
})

test('pages the library, newest first', async () => {
  const urls = [await upload(), await upload()]
  const pages = await catalog.pages<Medium>('/api/media?limit=1')
  expect(pages.slice(0, 2).map(({ body }) => body[0]?.image)).toEqual(urls.toReversed())
})

test('gives text and focal point to the uses that have none of their own', async () => {
  const url = await upload()
  const { _id } = await medium(url)
  const plain = await catalog.banner({ title: 'Σκέτο', image: url })
  const own = await catalog.banner({ title: 'Δικό του', image: url, imageAlt: 'Δικό του κείμενο' })
  // What a record says first becomes what the library says.
  expect((await medium(url)).imageAsset.alt).toBe('Δικό του κείμενο')
  await catalog.call('PUT', `/api/banner/${own._id}`, { form: { imageAlt: 'Άλλο' } })
  const json = { imageAlt: 'Κούπα', imageFocus: { x: 0.2, y: 0.9 } }
  const { status, body } = await catalog.call<Medium>('PUT', `/api/media/${_id}`, { json })
  expect(status).toBe(200)
  expect(body.imageAsset).toMatchObject({ alt: 'Κούπα', focus: json.imageFocus })

  const asset = async (id: string) =>
    (await catalog.call<Medium>('GET', `/api/banner/${id}`)).body.imageAsset
  expect(await asset(plain._id)).toMatchObject({ focus: json.imageFocus })
  expect(await asset(own._id)).toMatchObject({ alt: 'Άλλο', focus: json.imageFocus })
  const next = await catalog.banner({ title: 'Επόμενο', image: url })
  expect(await asset(next._id)).toMatchObject({ alt: 'Κούπα', focus: json.imageFocus })
  await catalog.call('PUT', `/api/media/${_id}`, { json: { imageAlt: 'Φλιτζάνι' } })
  expect(await asset(next._id)).toMatchObject({ alt: 'Φλιτζάνι' })
  const history = await catalog.call<unknown[]>('GET', `/api/banner/${next._id}/history`)
  expect(history.body).toHaveLength(2)
})

test('deletes only what no record uses, and brings it back', async () => {
  const url = await upload()
  const { _id } = await medium(url)
  const banner = await catalog.banner({ title: 'Με εικόνα', image: url })
  const refused = 'Images in use cannot be deleted'
  expectProblem(await catalog.call('DELETE', `/api/media/${_id}`), 409, refused)
  await catalog.call('DELETE', `/api/banner/${banner._id}`)
  expectProblem(await catalog.call('DELETE', `/api/media/${_id}`), 409, refused)
  const json = { action: 'delete', ids: [_id] }
  expectProblem(await catalog.call('POST', '/api/media/bulk', { json }), 409, refused)

  await catalog.test.db('banners').where({ id: banner._id }).delete()
  expect((await catalog.call('DELETE', `/api/media/${_id}`)).status).toBe(204)
  expect((await library()).map(({ image }) => image)).not.toContain(url)
  expect((await catalog.call('POST', `/api/media/${_id}/restore`)).status).toBe(200)
  expect((await library()).map(({ image }) => image)).toContain(url)
})

test('takes an image out of the trash that is uploaded or used again', async () => {
  const file = await png({ noise: true })
  const url = await upload(file)
  const { _id } = await medium(url)
  await catalog.call('DELETE', `/api/media/${_id}`)
  await upload(file)
  expect((await medium(url))._id).toBe(_id)
  await catalog.call('DELETE', `/api/media/${_id}`)
  await catalog.banner({ image: url })
  expect((await medium(url)).uses).toHaveLength(1)
})

test('loses an image 30 days after its deletion', async () => {
  const { db } = catalog.test
  const url = await upload()
  const { _id } = await medium(url)
  await catalog.call('DELETE', `/api/media/${_id}`)
  await db('media')
    .where({ id: _id })
    .update({ deleted_at: db.raw("now() - interval '31 days'") })
  await purgeTrash(db)
  expect(await db('media').where({ id: _id })).toEqual([])
})

test('learns of images that records have used since before the library', async () => {
  const { db } = catalog.test
  const url = await upload()
  await catalog.banner({ title: 'Παλιό', image: url, imageAlt: 'Παλιά εικόνα' })
  await db('media').delete()
  await addMissingImages(db)
  expect(await medium(url)).toMatchObject({ imageAsset: { alt: 'Παλιά εικόνα' }, uses: [{}] })
  const before = await library()
  await addMissingImages(db)
  expect(await library()).toEqual(before)
})

test('keeps the name of an uploaded file', async () => {
  const banner = await catalog.banner({ image: await png({ noise: true }) })
  const { body } = await catalog.call<{ image: string }>('GET', `/api/banner/${banner._id}`)
  expect((await medium(body.image)).fileName).toBe('image.png')
})
