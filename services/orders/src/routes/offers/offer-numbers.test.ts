import { afterAll, expect, test } from 'vitest'
import { customer, line, SalesTest, type SavedOffer } from '../../../test/sales.ts'

// A connection for each of the simultaneous requests: one that waits for the pool too long is answered with 503.
const sales = await SalesTest.start({ DATABASE_POOL_MAX: 60 })
const sku = (await sales.sku())._id
afterAll(() => sales.stop())

function post(offerDate: string, fields: object = {}) {
  return sales.call<SavedOffer>('POST', '/api/offers', {
    json: { ...customer, offerDate, items: [{ ...line, sku, ...fields }] },
  })
}

async function numbers(year: number): Promise<string[]> {
  return (await sales
    .db('offers')
    .where({ year })
    .orderBy('number_key')
    .pluck('number')) as string[]
}

function upTo(year: number, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `ΠΡ-${year}-${String(index + 1).padStart(4, '0')}`,
  )
}

test('numbers fifty simultaneous offers without a gap', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 6 === 0
        ? post('2026-05-01', { quantity: 1_000_000, printCostPerItem: 999_999 })
        : post('2026-05-01'),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  expect(await numbers(2026)).toEqual(upTo(2026, 50))
})

test('reuses the number of a rolled-back transaction', async () => {
  await sales.db
    .transaction(async tx => {
      await tx.raw('insert into offer_numbers values (2027, 1)')
      throw new Error('rolled back')
    })
    .catch(() => {})
  await post('2027-01-01')
  expect(await numbers(2027)).toEqual(upTo(2027, 1))
})

test('numbers each year separately, and keeps the number of a deleted offer', async () => {
  const { body } = await post('2028-12-31')
  await sales.call('DELETE', `/api/offers/${body._id}`)
  await post('2028-01-01')
  await post('2029-01-01')
  expect(await numbers(2028)).toEqual(upTo(2028, 2))
  expect(await numbers(2029)).toEqual(upTo(2029, 1))
})

test('grows beyond four digits', async () => {
  await sales.db.raw('insert into offer_numbers values (2030, 9999)')
  expect((await post('2030-01-01')).body.number).toBe('ΠΡ-2030-10000')
})

test('stores an offer once for one Idempotency-Key', async () => {
  const body = { ...customer, offerDate: '2031-01-01', items: [{ ...line, sku }] }
  const send = (json: object) =>
    sales.call<SavedOffer>('POST', '/api/offers', {
      json,
      headers: { 'idempotency-key': 'one-and-the-same-offer' },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
  expect(await numbers(2031)).toEqual(upTo(2031, 1))
  expect((await send({ ...body, notes: 'άλλη' })).status).toBe(422)
  expect(await numbers(2031)).toEqual(upTo(2031, 1))
})
