import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SalesTest } from './sales.ts'

let sales: SalesTest

beforeAll(async () => {
  sales = await SalesTest.start()
})

afterAll(() => sales.stop())

async function sendMessage(): Promise<{ _id: string }> {
  // The same message twice would be stored once.
  const message = { name: 'Άννα', email: 'anna@example.gr', message: randomUUID() }
  const { body } = await sales.call<{ _id: string }>('POST', '/api/contact', { json: message })
  return body
}

const trashes: [path: string, table: string, add: () => Promise<{ _id: string }>][] = [
  ['/api/custom-order', 'custom_orders', () => sales.orders.order()],
  ['/api/contact', 'contact_messages', sendMessage],
  ['/api/sku', 'skus', () => sales.sku()],
  ['/api/offers', 'offers', () => sales.offer()],
]

test.each(trashes)(
  '%s: the trash lists every record once, whole or in pages',
  async (path, table, add) => {
    const ids: string[] = []
    for (let made = 0; made < 7; made++) ids.push((await add())._id)
    // Two equal times, the others a microsecond apart: less than a Date holds.
    for (const [index, id] of ids.entries()) {
      await sales
        .db(table)
        .where({ id })
        .update({
          deleted_by: 'admin@example.com',
          deleted_at: sales.db.raw(
            `timestamptz '2026-11-20 10:00:00.000001Z' + ? * interval '1 microsecond'`,
            [Math.max(index, 1)],
          ),
        })
    }
    const latestFirst = [...ids.slice(2).reverse(), ...ids.slice(0, 2).sort().reverse()]
    const whole = await sales.call<{ _id: string }[]>('GET', `${path}/trash`)
    expect(whole.body.map(({ _id }) => _id)).toEqual(latestFirst)
    expect(whole.headers.link).toBeUndefined()

    const pages = await sales.orders.pages(`${path}/trash?limit=2`)
    expect(pages.flatMap(({ body }) => body)).toEqual(whole.body)
  },
)

test('rejects the cursor of another list', async () => {
  for (const cursor of [
    'nonsense',
    Buffer.from('["deletedAt","never","x"]').toString('base64url'),
  ]) {
    expect((await sales.call('GET', `/api/sku/trash?cursor=${cursor}`)).status).toBe(400)
  }
})
