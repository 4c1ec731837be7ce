import { randomUUID } from 'node:crypto'
import { listCalls } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { expectProblem } from './orders.ts'
import { adminRequests } from './requests.ts'
import { SalesTest, tshirt } from './sales.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

async function sendMessage(): Promise<{ _id: string }> {
  // The same message twice would be stored once.
  const message = { name: 'Άννα', email: 'anna@example.gr', message: randomUUID() }
  const { body } = await sales.call<{ _id: string }>('POST', '/api/contact', { json: message })
  return body
}

interface Kind {
  url: string
  table: string
  label: string
  add: () => Promise<{ _id: string }>
  /** Returns the name of a record in the trash. */
  nameOf: (record: Record<string, unknown>) => string
  /** The fields that a deletion and a restoration change. */
  changed: object
}

const kinds: Kind[] = [
  {
    url: '/api/custom-order',
    table: 'custom_orders',
    label: 'Order',
    add: () => sales.orders.order(),
    nameOf: ({ email }) => `${email}`,
    changed: { version: 3, updatedAt: expect.any(String) },
  },
  {
    url: '/api/contact',
    table: 'contact_messages',
    label: 'Contact message',
    add: sendMessage,
    nameOf: ({ name, email }) => `${name} <${email}>`,
    changed: {},
  },
  {
    url: '/api/sku',
    table: 'skus',
    label: 'SKU',
    add: () => sales.sku(),
    nameOf: ({ skuCode }) => `${skuCode} - ${tshirt.productDescription}`,
    changed: { version: 3 },
  },
  {
    url: '/api/offers',
    table: 'offers',
    label: 'Offer',
    add: () => sales.offer(),
    nameOf: ({ number, customerName }) => `${number} - ${customerName}`,
    changed: { version: 3 },
  },
]

/** Returns every call of one record of the kind, without those of its parts. */
function callsOf({ url }: Kind) {
  return listCalls(sales.orders.test.app).filter(
    ({ path }) => path.startsWith(`${url}/{id}`) && path.split('{').length === 2,
  )
}

test.each(['01a1f795-0000-7000-8000-000000000000', 'no-id', "'", '%00'])(
  'responds 404 to the id %s at every call of a record',
  async id => {
    const requestOf = await adminRequests(sales)
    for (const kind of kinds) {
      for (const call of callsOf(kind)) {
        const { url, ...options } = requestOf(call, id)
        const answer = await sales.orders.call(call.method, url, options)
        expectProblem(answer, 404, `${kind.label} not found`)
      }
    }
  },
)

test.each(kinds)('$url: deletes a record into the trash and restores it unchanged', async kind => {
  const { url, label, add, nameOf, changed } = kind
  const { _id } = await add()
  const read = () => sales.orders.call<Record<string, unknown>>('GET', `${url}/${_id}`)
  const { body: before } = await read()
  expect(await sales.orders.call('DELETE', `${url}/${_id}`)).toMatchObject({
    status: 204,
    body: null,
  })
  const requestOf = await adminRequests(sales)
  for (const call of callsOf(kind)) {
    if (call.path.endsWith('/restore')) continue
    const { url: address, ...options } = requestOf(call, _id)
    const answer = await sales.orders.call(call.method, address, options)
    expectProblem(answer, 404, `${label} not found`)
  }
  const ids = (await sales.orders.call<{ _id: string }[]>('GET', url)).body.map(row => row._id)
  expect(ids).not.toContain(_id)
  expect((await sales.orders.call('GET', `${url}/trash`)).body).toContainEqual({
    _id,
    name: nameOf(before),
    deletedAt: expect.any(String),
    deletedBy: expect.any(String),
    purgedAt: expect.any(String),
  })
  const restore = () => sales.orders.call('POST', `${url}/${_id}/restore`)
  expect(await restore()).toMatchObject({ status: 200, body: { _id } })
  const { body: after } = await read()
  expect(after).toEqual({ ...before, ...changed })
  expectProblem(await restore(), 404, `${label} not found`)
})

test.each(kinds)(
  '$url: the trash lists every record once, whole or in pages',
  async ({ url: path, table, add }) => {
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
    const listed = whole.body.map(({ _id }) => _id)
    expect(listed.filter(id => ids.includes(id))).toEqual(latestFirst)
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
