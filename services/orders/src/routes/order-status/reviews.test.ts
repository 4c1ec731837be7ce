import { workOff } from '@stampa/service-kit/queue'
import { type ReviewChange, reviewQueue } from '@stampa/service-kit/reviews'
import { afterAll, describe, expect, test } from 'vitest'
import { startWorker } from '../../../test/mail-worker.ts'
import { expectProblem } from '../../../test/orders.ts'
import { SalesTest } from '../../../test/sales.ts'

const sales = await SalesTest.start()
const { orders, db } = sales
afterAll(() => sales.stop())

const mug = '01a1f795-0000-7000-8000-000000000001'
const words = { stars: 5, name: 'Μαρία', text: 'Πολύ καλή.' }

async function completedOrder(email = 'maria@example.gr') {
  const order = await orders.order({ email, products: [mug], quantities: [7] })
  const json = { orderStatus: 'Completed' }
  await orders.call('PUT', `/api/custom-order/${order._id}`, { json })
  return order
}

const review = (token: string, json: object) =>
  orders.call('POST', `/api/order-status/${token}/reviews`, { json, token: null })

describe('the review of an order', () => {
  test('is written once for each of its products, when it is completed', async () => {
    const { _id, statusToken } = await orders.order({ products: [mug], quantities: [7] })
    expectProblem(await review(statusToken, words), 409, 'The order is not completed yet')
    await orders.call('PUT', `/api/custom-order/${_id}`, { json: { orderStatus: 'Completed' } })

    const sent = { ...words, product: mug, name: ' Μαρία\u202e ', text: 'Πολύ\u0000 καλή.\n' }
    const { status, body } = await review(statusToken, sent)
    expect(status).toBe(201)
    const stored = { product: mug, stars: 5, name: 'Μαρία', text: 'Πολύ  καλή.' }
    expect(body).toEqual(stored)
    expectProblem(await review(statusToken, sent), 409, 'You have reviewed this already')
    expect((await review(statusToken, words)).status).toBe(201)
    const page = await orders.visit(`/api/order-status/${statusToken}`)
    expect(page.body).toMatchObject({ reviews: [stored, { ...words, product: null }] })
  })

  test.each([
    ['no stars', { stars: undefined }, 'stars'],
    ['six stars', { stars: 6 }, 'stars'],
    ['no name', { name: '\u202e' }, 'name'],
    ['a long text', { text: 'α'.repeat(2001) }, 'text'],
    ['a link', { text: 'Δείτε www.example.gr' }, 'text'],
    ['a mailbox as its name', { name: 'a@example.gr' }, 'name'],
    ['another product', { product: crypto.randomUUID() }, 'product'],
  ])('is refused with %s', async (_, fields, field) => {
    const { statusToken } = await completedOrder()
    const { status, body } = await review(statusToken, { ...words, ...fields })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field }] })
  })

  test('is not written by a link of another kind', async () => {
    expectProblem(await review('A'.repeat(43), words), 404, 'Order not found')
  })

  test('reaches the catalog with a worker, and its end with that of its client', async () => {
    const email = `${crypto.randomUUID()}@example.gr`
    const { statusToken } = await completedOrder(email)
    await review(statusToken, { ...words, product: mug })
    const { body: found } = await sales.call<{ _id: string }[]>('GET', `/api/clients?q=${email}`)
    const id = found[0]?._id
    const data = await sales.call('GET', `/api/clients/${id}/data`)
    expect(data.body).toMatchObject({ orders: [{ reviews: [{ ...words, product: mug }] }] })

    const changes: ReviewChange[] = []
    const config = orders.test.config
    const work = workOff<ReviewChange>(
      config,
      reviewQueue,
      async it => void changes.push(it),
      () => {},
    )
    const worker = await startWorker(orders, {})
    const stored = await db('order_reviews').where({ name: words.name, product: mug })
    await expect
      .poll(() => changes)
      .toContainEqual({
        id: stored.at(-1)?.id,
        review: { ...words, product: mug },
      })
    const token = await orders.test.confirmedToken()
    expect((await sales.call('DELETE', `/api/clients/${id}`, { token })).status).toBe(204)
    await expect.poll(() => changes.filter(change => change.review === null)).toHaveLength(1)
    expect(changes.at(-1)?.id).toBe(stored.at(-1)?.id)
    await worker.close()
    await work.close()
  })
})
