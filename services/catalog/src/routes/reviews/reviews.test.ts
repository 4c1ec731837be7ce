import { WorkQueue } from '@stampa/service-kit/queue'
import { type ReviewChange, reviewQueue } from '@stampa/service-kit/reviews'
import { afterAll, expect, test } from 'vitest'
import { CatalogTest, expectProblem, type Saved } from '../../../test/support.ts'
import { storeReview } from './receive-reviews.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())
const { db } = catalog.test

const categories = [await catalog.category('Μπλουζάκια')]
const product = (await catalog.product({ title: 'Μπλουζάκι', categories, active: true }))._id
const words = { stars: 4, name: 'Μαρία', text: 'Πολύ καλό.' }

/** Stores a review as it arrives from the order's service. */
async function arrive(review: Partial<ReviewChange['review']> = {}): Promise<string> {
  const id = crypto.randomUUID()
  await storeReview(db, { id, review: { product, ...words, ...review } })
  return id
}

const change = (id: string, json: object) => catalog.call('PUT', `/api/reviews/${id}`, { json })

interface OfProduct {
  count: number
  average: number | null
  reviews: { _id: string }[]
}

async function ofProduct(key = product, lang = 'el') {
  const { body } = await catalog.visit<OfProduct>(`/api/products/${key}/reviews?lang=${lang}`)
  return body
}

test('waits for staff, who publish, answer, hide and translate it, and cannot change its words', async () => {
  const id = await arrive()
  expect(await ofProduct()).toEqual({ count: 0, average: null, reviews: [] })
  const waiting = await catalog.call<Saved[]>('GET', '/api/reviews/admin?active=false')
  expect(waiting.body).toMatchObject([{ _id: id, ...words, active: false }])
  const untouched = async () =>
    (await catalog.call<Saved[]>('GET', '/api/reviews/admin?waiting=true')).body
  expect(await untouched()).toHaveLength(1)

  const translations = { en: { text: 'Very good.' } }
  const { status } = await change(id, { active: true, answer: 'Ευχαριστούμε!', translations })
  expect(status).toBe(200)
  await arrive({ stars: 1 })
  const shown = { _id: id, ...words, answer: 'Ευχαριστούμε!' }
  const ofWhat = { _id: product, title: 'Μπλουζάκι', slug: 'blouzaki' }
  expect(await ofProduct('blouzaki')).toEqual({
    count: 1,
    average: 4,
    reviews: [{ ...shown, product: ofWhat, createdAt: expect.any(String) }],
  })
  expect((await ofProduct(product, 'en')).reviews).toMatchObject([
    { text: 'Very good.', answer: 'Ευχαριστούμε!', language: 'en' },
  ])

  for (const field of ['stars', 'name', 'text']) {
    const answer = await change(id, { [field]: field === 'stars' ? 5 : 'Άλλο' })
    expect(answer.status).toBe(400)
  }
  expect((await catalog.call('POST', '/api/reviews', { json: words })).status).toBe(405)

  await change(id, { active: false })
  expect((await ofProduct()).count).toBe(0)
  // The one that was hidden waits no longer, the other one does.
  expect(await untouched()).toHaveLength(1)
})

test('states the average of all and the latest first', async () => {
  const { _id: mug } = await catalog.product({ title: 'Κούπα', categories, active: true })
  const ids: string[] = []
  for (const stars of [5, 4, 4]) {
    const id = await arrive({ product: mug, stars })
    await change(id, { active: true })
    ids.unshift(id)
  }
  const { count, average, reviews } = await ofProduct(mug)
  expect({ count, average }).toEqual({ count: 3, average: 4.3 })
  expect(reviews.map(({ _id }) => _id)).toEqual(ids.toSorted().toReversed())
  const all = await catalog.visit<unknown[]>('/api/reviews')
  expect(all.body).toHaveLength(3)
  expectProblem(
    await catalog.visit(`/api/products/${crypto.randomUUID()}/reviews`),
    404,
    'Product not found',
  )
})

test('is of the whole order where its product is unknown', async () => {
  const id = await arrive({ product: crypto.randomUUID() })
  const { body } = await catalog.call('GET', `/api/reviews/${id}`)
  expect(body).toMatchObject({ product: null, ...words })
})

test('is stored once and removed with its history, in whichever order the messages come', async () => {
  const id = await arrive()
  await change(id, { answer: 'Ευχαριστούμε!' })
  await storeReview(db, { id, review: { product, ...words, text: 'Άλλο' } })
  const stored = await catalog.call('GET', `/api/reviews/${id}`)
  expect(stored.body).toMatchObject({ text: words.text, answer: 'Ευχαριστούμε!' })

  await storeReview(db, { id, review: null })
  await storeReview(db, { id, review: { product, ...words } })
  expectProblem(await catalog.call('GET', `/api/reviews/${id}`), 404, 'Review not found')
  expect(await db('audit').where({ record_id: id })).toEqual([])
})

test('arrives by the queue', async () => {
  const id = crypto.randomUUID()
  const queue = new WorkQueue<ReviewChange>(catalog.test.config, reviewQueue)
  await expect.poll(() => queue.ready).toBe(true)
  await catalog.test.app.listen({ host: '127.0.0.1', port: 0 })
  await queue.addJobs([{ id, data: { id, review: { product: null, ...words } } }])
  await expect.poll(() => db('reviews').where({ id }).first('name')).toEqual({ name: 'Μαρία' })
  await queue.close()
})
