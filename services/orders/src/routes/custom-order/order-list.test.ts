import { afterAll, describe, expect, test } from 'vitest'
import { type Answer, expectProblem, OrdersTest } from '../../../test/orders.ts'
import { maxSearched } from '../../custom-order/list.ts'
import { type AdminOrder, adminOrder, formLimits } from '../../custom-order/schema.ts'

const orders = await OrdersTest.start()
const made = [
  ['anna@example.gr', '2026-03-28T21:59:59Z', 'Submitted', 'Κούπα πορσελάνης'],
  ['boris@example.gr', '2026-03-28T22:00:00Z', 'Completed', 'Μπλουζάκι'],
  ['chloe@example.gr', '2026-03-29T20:59:59Z', 'Submitted', 'Μπλουζάκι'],
  ['dora@example.gr', '2026-03-29T21:00:00Z', 'Rejected', null],
  ['eva@example.gr', '2026-06-01T10:00:00Z', 'In Progress', 'Ομπρέλα'],
]
for (const [email, at, status, title] of made) {
  // uuidv7() takes the offset from now.
  await orders.test.db.raw(
    `insert into custom_orders (id, lines, pending, options, email, phone, order_status)
     values (uuidv7(?::timestamptz - clock_timestamp()), ?, false, '{}', ?, '+30 694 123-4567', ?)`,
    [
      at ?? '',
      JSON.stringify(
        title ? [{ product: 'p', quantity: 1, state: 'known', title, favicon: null }] : [],
      ),
      email ?? '',
      status ?? '',
    ],
  )
}

afterAll(() => orders.stop())

function list(query = ''): Promise<Answer<AdminOrder[]>> {
  return orders.call<AdminOrder[]>('GET', `/api/custom-order${query}`)
}

async function names(query: string): Promise<string> {
  const { body } = await list(query)
  return body.map(({ email }) => email.charAt(0)).join('')
}

describe('without a token', () => {
  test('responds with the form’s options and no order', async () => {
    const { status, headers, body } = await orders.visit('/api/custom-order?orderStatus=Submitted')
    expect(status).toBe(200)
    expect(body).toEqual(formLimits)
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=1' })
    expect(JSON.stringify(body)).not.toContain('@')
  })

  test('responds 401 to an invalid token', async () => {
    for (const token of ['garbage', await orders.test.expiredToken()]) {
      const answer = await orders.call('GET', '/api/custom-order', { token })
      expectProblem(answer, 401, 'Authentication required')
    }
  })
})

describe('the list', () => {
  test('contains all orders, newest first, and is not cacheable', async () => {
    const { status, headers, body } = await list()
    expect(status).toBe(200)
    expect(body.map(({ email }) => email.charAt(0)).join('')).toBe('edcba')
    expect(headers).toMatchObject({
      'x-total-count': '5',
      'cache-control': 'no-store',
    })
    expect(headers.link).toBeUndefined()
    for (const order of body) expect(Object.keys(order)).toEqual(adminOrder.required)
  })

  test.each([
    ['?sort=createdAt', 'abcde'],
    ['?sort=-createdAt', 'edcba'],
    ['?sort=email', 'abcde'],
    ['?sort=-email', 'edcba'],
    ['?sort=orderStatus', 'bedac'],
    ['?orderStatus=Submitted', 'ca'],
    ['?orderStatus=In%20Progress', 'e'],
    ['?q=κουπα', 'a'],
    ['?q=ΜΠΛΟΥΖΑΚΙ', 'cb'],
    ['?q=μπλουζακι%20boris', 'b'],
    ['?q=6941234567', 'edcba'],
    ['?q=694-12%2034567', 'edcba'],
    ['?q=69%2041%2023', 'edcba'],
    ['?q=%2B306941234567', 'edcba'],
    ['?q=0030%20694%20123%204567', 'edcba'],
    ['?q=%2B30%20694%2012', 'edcba'],
    ['?q=%2B30%20694%2013', ''],
    ['?q=694%20123%204568', ''],
    ['?q=%25', ''],
    ['?q=_', ''],
    ['?q=eva%40', 'e'],
    ['?q=example&orderStatus=Rejected', 'd'],
    // Days are those of Greece, including the day of the clock change.
    ['?from=2026-03-29', 'edcb'],
    ['?to=2026-03-28', 'a'],
    ['?from=2026-03-29&to=2026-03-29', 'cb'],
    ['?from=2026-03-30&to=2026-05-31', 'd'],
    ['?from=2026-07-01&to=2026-06-01', ''],
  ])('%s: %s', async (query, expected) => {
    expect(await names(query)).toBe(expected)
    expect((await list(query)).headers['x-total-count']).toBe(String(expected.length))
  })

  test('finds an order by its number, the end of its id', async () => {
    const [first] = (await list('?sort=createdAt')).body
    expect(await names(`?q=${first?._id.slice(-6)}`)).toBe('a')
    expect(await names(`?q=%23${first?._id.slice(-6)}`)).toBe('a')
  })

  test.each(['createdAt', '-createdAt', 'email', '-orderStatus'])(
    'comes in pages by %s, each order once',
    async sort => {
      const whole = await list(`?sort=${sort}`)
      const pages = await orders.pages<AdminOrder>(`/api/custom-order?sort=${sort}&limit=2`)
      for (const { headers, body } of pages) {
        expect(headers['x-total-count']).toBe('5')
        expect(body.length).toBeLessThanOrEqual(2)
      }
      expect(pages.flatMap(({ body }) => body)).toEqual(whole.body)
    },
  )

  test.each([
    ['?limit=2', '5'],
    ['?limit=2&orderStatus=Submitted', '2'],
    ['?limit=2&from=2026-03-29', '4'],
    ['?limit=2&q=boris', '1'],
    ['?limit=2&q=boris%20eva', '0'],
    // Counting these would read each order.
    ['?limit=2&q=example', undefined],
  ])('%s has the total %s', async (query, total) => {
    expect((await list(query)).headers['x-total-count']).toBe(total)
  })

  test.each([
    '?limit=0',
    '?limit=201',
    '?limit=x',
    '?sort=phone',
    '?orderStatus=Shipped',
    '?from=yesterday',
    '?to=2026-13-01',
    '?cursor=garbage',
    `?q=${'x'.repeat(201)}`,
  ])('rejects %s', async query => {
    expectProblem(await list(query), 400, expect.any(String))
  })

  test('finds an order by the name and the company of its customer', async () => {
    const name = `Ευτέρπη ${crypto.randomUUID()}`
    const company = `Κλωστή ${crypto.randomUUID()}`
    const { _id } = await orders.order({ name, company })
    for (const q of [name.toUpperCase(), company]) {
      const { body } = await orders.call('GET', `/api/custom-order?q=${encodeURIComponent(q)}`)
      expect(body, q).toMatchObject([{ _id, name, company }])
    }
    await orders.test.db('custom_orders').where({ id: _id }).delete()
  })

  test('searches only the newest orders for one or two letters, and reports it', async () => {
    const add = (count: number, after: string) =>
      orders.test.db.raw(
        `insert into custom_orders (id, lines, pending, options, email, phone, order_status)
         select uuidv7(?::timestamptz - clock_timestamp() + n * interval '1 second'),
           '[]', false, '{}', 'x@' || n, '1', 'Rejected'
         from generate_series(1, ?::integer) n`,
        [after, count],
      )
    await add(maxSearched - 5, '2026-07-01')
    expect((await list('?limit=2&q=βο')).headers).toMatchObject({ 'x-total-count': '1' })
    await add(5, '2026-08-01')
    const short = await list('?limit=2&q=βο&sort=email')
    expect(short.body).toEqual([])
    expect(short.headers).toMatchObject({ 'x-searched': '5000' })
    expect(short.headers['x-total-count']).toBeUndefined()
    const found = await list('?limit=2&q=bo&orderStatus=Completed')
    expect(found.body).toMatchObject([{ email: 'boris@example.gr' }])
    expect(found.headers['x-searched']).toBeUndefined()
    const long = await list('?limit=2&q=bor')
    expect(long.body).toMatchObject([{ email: 'boris@example.gr' }])
    expect(long.headers['x-searched']).toBeUndefined()
    await orders.test.db('custom_orders').where('email', 'like', 'x@%').delete()
  })

  test('answers simultaneous requests for different pages correctly', async () => {
    const asked = [
      ['?limit=2', 'ed'],
      ['?limit=2&sort=createdAt', 'ab'],
      ['?limit=2', 'ed'],
      ['?limit=2&orderStatus=Submitted', 'ca'],
      ['?limit=3', 'edc'],
    ] as const
    const found = await Promise.all(asked.map(([query]) => names(query)))
    expect(found).toEqual(asked.map(([, expected]) => expected))
  })

  test('counts added, changed, deleted and restored orders', async () => {
    const total = async (query = '') => Number((await list(query)).headers['x-total-count'])
    const { _id } = await orders.order()
    expect([await total(), await total('?orderStatus=Submitted')]).toEqual([6, 3])
    const url = `/api/custom-order/${_id}`
    await orders.call('PUT', url, { json: { orderStatus: 'Completed' } })
    expect([await total(), await total('?orderStatus=Completed')]).toEqual([6, 2])
    await orders.call('DELETE', url)
    expect([await total(), await total('?orderStatus=Completed')]).toEqual([5, 1])
    await orders.call('POST', `${url}/restore`)
    expect([await total(), await total('?orderStatus=Completed')]).toEqual([6, 2])
    await orders.test.db('custom_orders').where({ id: _id }).delete()
    expect([await total(), await total('?orderStatus=Completed')]).toEqual([5, 1])
  })
})
