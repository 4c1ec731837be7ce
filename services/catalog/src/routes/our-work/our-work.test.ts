import { afterAll, expect, test } from 'vitest'
import { CatalogTest, expectProblem, picture, png } from '../../../test/support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

interface Work {
  _id: string
  images: string[]
  imageAssets: { base: string; alt?: string; focus?: object }[]
  version: number
}

const texts = { title: 'Ποδιές', customerName: 'Καφενείο', description: 'Κέντημα' }

/** Creates distinct images. */
function images(count: number): Promise<Buffer[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => png({ width: 20 + n })))
}

function formOf(fields: Record<string, unknown>, files: readonly Buffer[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...texts, ...fields })) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const file of files) form.append('images', new File([new Uint8Array(file)], 'a.png'))
  return form
}

async function post(fields: Record<string, unknown> = {}, files: readonly Buffer[] = []) {
  const form = formOf(fields, files)
  const answer = await catalog.call<Work>('POST', '/api/our-work', { form })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

function put(id: string, fields: Record<string, unknown>, files: readonly Buffer[] = []) {
  return catalog.call<Work>('PUT', `/api/our-work/${id}`, { form: formOf(fields, files) })
}

test('shows up to ten images in the order sent', async () => {
  const work = await post({}, await images(10))
  expect(work.images).toHaveLength(10)
  expect(work.imageAssets.map(asset => (asset as unknown as { width: number }).width)).toEqual(
    Array.from({ length: 10 }, (_, n) => 20 + n),
  )
  expect(work.images.every((url, n) => url.startsWith(work.imageAssets[n]?.base ?? '-'))).toBe(true)
  const { body } = await catalog.visit<Work[]>('/api/our-work')
  expect(body.find(({ _id }) => _id === work._id)).toMatchObject({ images: work.images })
})

test('accepts a work without images', async () => {
  expect(await post()).toMatchObject({ images: [], imageAssets: [] })
})

test('rejects an eleventh image, new or kept, and stores nothing', async () => {
  const message = 'Maximum 10 images allowed'
  const before = await catalog.files()
  const form = formOf({}, await images(11))
  const answer = await catalog.call('POST', '/api/our-work', { form })
  expectProblem(answer, 400, message, { images: message })
  expect(await catalog.files()).toEqual(before)

  const work = await post({}, await images(9))
  const added = await put(work._id, { existingImages: work.images }, await images(2))
  expectProblem(added, 400, message, { images: message })
  expect((await catalog.call('GET', `/api/our-work/${work._id}`)).body).toEqual(work)
  const tenth = await put(work._id, { existingImages: work.images }, await images(1))
  expect(tenth.body.images).toHaveLength(10)
})

test('keeps the named images, in the sent order, before new ones', async () => {
  const work = await post({}, await images(3))
  const [a = '', b = '', c = ''] = work.images
  const { body: changed } = await put(work._id, { existingImages: [c, a] }, [
    await png({ width: 99 }),
  ])
  expect(changed.images).toEqual([c, a, expect.any(String)])
  expect(changed.images).not.toContain(b)
  // The form omits the field when no image remains.
  expect((await put(work._id, {})).body.images).toEqual([])
})

test('rejects a kept image that was not uploaded', async () => {
  const work = await post({}, await images(1))
  const message = 'The image was not found'
  for (const url of [
    `/media/catalog/${'0'.repeat(32)}/40.webp`,
    '/media/catalog/../../etc/passwd',
    'https://evil.example/a.png',
  ]) {
    const answer = await put(work._id, { existingImages: [url] })
    expectProblem(answer, 400, message, { existingImages: message })
  }
  const many = Array.from({ length: 11 }, () => work.images[0])
  expectProblem(await put(work._id, { existingImages: many }), 400, expect.any(String))
})

test('keeps the text and focal point of each image when images move', async () => {
  const details = [{ alt: ' Ποδιά ' }, { alt: 'Κέντημα', focus: { x: 0.2, y: 1 } }]
  const work = await post({ imageDetails: details }, await images(2))
  expect(work.imageAssets).toMatchObject([
    { alt: 'Ποδιά' },
    { alt: 'Κέντημα', focus: { x: 0.2, y: 1 } },
  ])
  const { body } = await put(work._id, { existingImages: work.images.toReversed() })
  expect(body.imageAssets.map(({ alt }) => alt)).toEqual(['Κέντημα', 'Ποδιά'])
  const named = await put(work._id, {
    existingImages: body.images,
    imageDetails: [{ alt: '' }, { alt: 'Άλλο' }],
  })
  expect(named.body.imageAssets.map(({ alt }) => alt)).toEqual([undefined, 'Άλλο'])
})

test('rejects a file that is not an image, and a negative order', async () => {
  const before = await catalog.files()
  const files = [await png({ width: 77 }), Buffer.from('just text')]
  const form = formOf({}, files)
  const answer = await catalog.call('POST', '/api/our-work', { form })
  expectProblem(answer, 400, 'Please select an image file', {
    images: 'Please select an image file',
  })
  expect(await catalog.files()).toEqual(before)
  expect((await post({}, [await picture({}).jpeg().toBuffer()])).images).toHaveLength(1)
  expectProblem(
    await catalog.call('POST', '/api/our-work', { form: formOf({ order: '-1' }) }),
    400,
    'Order must be 0 or more',
  )
})
