import { afterAll, describe, expect, test } from 'vitest'
import {
  customer,
  expectProblem,
  line,
  SalesTest,
  type SavedOffer,
  tshirt,
} from '../../../test/sales.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

function put(id: string, json: object, ifMatch?: number | string) {
  return sales.call<SavedOffer>('PUT', `/api/offers/${id}`, {
    json: { ...customer, ...json },
    ...(ifMatch !== undefined && { ifMatch }),
  })
}

async function reprice(sku: string, priceWithoutVAT: number): Promise<void> {
  await sales.call('PUT', `/api/sku/${sku}`, { json: { ...tshirt, priceWithoutVAT } })
}

describe('a changed offer', () => {
  test('is priced again, keeps its number and records the changes', async () => {
    const sku = (await sales.sku())._id
    const before = await sales.offer({ items: [{ ...line, sku }] })
    const { status, body } = await put(before._id, {
      customerName: 'Καφέ Αύρα Ο.Ε.',
      items: [{ ...line, sku, _id: before.items[0]?._id, quantity: 200 }],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _id: before._id,
      number: before.number,
      version: 2,
      customerName: 'Καφέ Αύρα Ο.Ε.',
      items: [{ _id: before.items[0]?._id, quantity: 200, totalRevenue: 2798.43 }],
      totalRevenue: 2798.43,
    })
    const { body: history } = await sales.call('GET', `/api/offers/${before._id}/history`)
    expect(history).toMatchObject([
      {
        version: 2,
        action: 'changed',
        by: expect.any(String),
        changes: [
          { field: 'customerName', from: 'Καφέ Αύρα', to: 'Καφέ Αύρα Ο.Ε.' },
          { field: 'items', from: [{ quantity: 100 }], to: [{ quantity: 200 }] },
          { field: 'totalRevenue', from: 1399.22, to: 2798.43 },
        ],
      },
      { version: 1, action: 'created' },
    ])
  })

  test('keeps the price of a kept line and uses the present price for others', async () => {
    const sku = (await sales.sku())._id
    const other = (await sales.sku({ priceWithoutVAT: 3 }))._id
    const before = await sales.offer({ items: [{ ...line, sku }] })
    const _id = before.items[0]?._id
    await reprice(sku, 9)
    const prices = async (items: object[]) => {
      const { body } = await put(before._id, { items: items.map(item => ({ ...line, ...item })) })
      return body.items.map(
        item => (item as unknown as { priceWithoutVAT: number }).priceWithoutVAT,
      )
    }
    expect(await prices([{ sku, _id }, { sku }, { sku, _id }])).toEqual([5, 9, 9])
    expect(await prices([{ sku: other, _id }])).toEqual([3])
    expect(await prices([{ sku, _id }])).toEqual([9])
  })

  test('keeps a line whose SKU was deleted, and accepts no new one', async () => {
    const sku = (await sales.sku())._id
    const before = await sales.offer({ items: [{ ...line, sku }] })
    await sales.call('DELETE', `/api/sku/${sku}`)
    const kept = { ...line, sku, _id: before.items[0]?._id, quantity: 1 }
    expect((await put(before._id, { items: [kept] })).body).toMatchObject({
      items: [{ sku: null, priceWithoutVAT: 5, quantity: 1 }],
    })
    expectProblem(
      await put(before._id, { items: [kept, { ...line, sku }] }),
      400,
      'Unknown Product',
      {
        'items.1.sku': 'Unknown Product',
      },
    )
  })

  test("cannot take another offer's line", async () => {
    const sku = (await sales.sku())._id
    const other = await sales.offer({ items: [{ ...line, sku }] })
    const mine = await sales.offer({ items: [{ ...line, sku }] })
    const { body } = await put(mine._id, { items: [{ ...line, sku, _id: other.items[0]?._id }] })
    expect(body.items[0]?._id).not.toBe(other.items[0]?._id)
    expect((await sales.call('GET', `/api/offers/${other._id}`)).body).toEqual(other)
  })

  test('is refused with the changes since for an old version', async () => {
    const sku = (await sales.sku())._id
    const { _id } = await sales.offer({ items: [{ ...line, sku }] })
    const items = [{ ...line, sku }]
    const first = await put(_id, { items, notes: 'πρώτος' }, 1)
    expect(first.status).toBe(200)
    const second = await put(_id, { items, notes: 'δεύτερος' }, 1)
    expectProblem(
      second,
      409,
      'Someone else changed this meanwhile. Reload it and make your change again.',
    )
    expect(second.body).toMatchObject({
      conflict: { version: 2, changes: [{ field: 'notes', from: '', to: 'πρώτος' }] },
    })
    expect((await sales.call('GET', `/api/offers/${_id}`)).body).toEqual(first.body)
  })

  test('accepts one of two simultaneous changes', async () => {
    const sku = (await sales.sku())._id
    const { _id } = await sales.offer({ items: [{ ...line, sku }] })
    const answers = await Promise.all(
      [1, 2, 3, 4].map(quantity => put(_id, { items: [{ ...line, sku, quantity }] }, 1)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const saved = answers.find(({ status }) => status === 200)
    expect((await sales.call('GET', `/api/offers/${_id}`)).body).toEqual(saved?.body)
  })

  test('is refused unless it is a draft', async () => {
    const { _id, items } = await sales.sentOffer()
    const json = { items: [{ ...line, sku: items[0]?.sku?._id }] }
    expectProblem(
      await put(_id, json),
      409,
      'An offer that is Sent cannot be changed: take it back to draft first',
    )
    await sales.call('PUT', `/api/offers/${_id}/status`, { json: { status: 'Draft' } })
    expect((await put(_id, json)).status).toBe(200)
  })
})

test('duplicates an offer as a draft of today at present prices', async () => {
  const sku = (await sales.sku())._id
  const gone = (await sales.sku({ priceWithoutVAT: 1 }))._id
  const { _id, number } = await sales.sentOffer({
    notes: 'Παράδοση σε 10 ημέρες',
    setupFee: 20,
    items: [
      { ...line, sku, quantityBreaks: [200] },
      { ...line, sku: gone },
    ],
  })
  await reprice(sku, 6)
  await sales.call('DELETE', `/api/sku/${gone}`)
  const { status, body } = await sales.call<SavedOffer>('POST', `/api/offers/${_id}/duplicate`)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'Draft',
    version: 1,
    customerName: 'Καφέ Αύρα',
    notes: 'Παράδοση σε 10 ημέρες',
    setupFee: 20,
    sentAt: null,
    link: null,
    items: [
      { priceWithoutVAT: 6, quantityBreaks: [{ quantity: 200 }] },
      { priceWithoutVAT: 1, sku: null },
    ],
  })
  expect(body._id).not.toBe(_id)
  expect(body.number).not.toBe(number)
})
