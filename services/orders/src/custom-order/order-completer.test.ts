import { afterAll, afterEach, expect, test } from 'vitest'
import { CatalogServer } from '../../test/catalog-server.ts'
import { OrdersTest, type Saved } from '../../test/orders.ts'

const catalog = await CatalogServer.start()
const orders = await OrdersTest.start({ CATALOG_URL: catalog.url })

afterEach(async () => {
  catalog.answer = undefined
  await orders.test.db('custom_orders').delete()
})
afterAll(async () => {
  await orders.stop()
  await catalog.stop()
})

/** Number of product ids made so far. */
let made = 0
function productId(): string {
  return `01a1f795-0000-7000-8000-${String(++made).padStart(12, '0')}`
}

async function products(order: Saved): Promise<unknown> {
  const { body } = await orders.call<{ products: unknown }>('GET', `/api/custom-order/${order._id}`)
  return body.products
}

test('copies titles and favicons into an order once', async () => {
  const [mug, shirt] = [productId(), productId()]
  catalog.products.set(mug, { title: 'Κούπα', favicon: '/media/catalog/0f/64.webp', price: 7 })
  catalog.products.set(shirt, { title: 'Μπλουζάκι', favicon: null })
  const order = await orders.order({ products: [mug, shirt, mug], quantities: [1, 2, 3] })
  const expected = [
    { _id: mug, title: 'Κούπα', favicon: '/media/catalog/0f/64.webp', state: 'known' },
    { _id: shirt, title: 'Μπλουζάκι', favicon: null, state: 'known' },
    { _id: mug, title: 'Κούπα', favicon: '/media/catalog/0f/64.webp', state: 'known' },
  ]
  await expect.poll(() => products(order)).toEqual(expected)

  catalog.products.set(mug, { title: 'Άλλη κούπα', favicon: null })
  catalog.products.delete(shirt)
  await orders.test.app.orderCompleter.run()
  expect(await products(order)).toEqual(expected)
  const seen = await orders.call('GET', `/api/custom-order/${order._id}`)
  expect(seen.body).toMatchObject({ version: 1, quantities: [1, 2, 3] })
  const found = await orders.call('GET', '/api/custom-order?q=κουπα')
  expect(found.body).toMatchObject([{ _id: order._id }])
})

const priceTable = {
  workingDays: 7,
  techniques: [
    {
      name: 'Μεταξοτυπία',
      colours: 6,
      sides: 2,
      setupFee: 25,
      extraColour: 0.35,
      extraSide: 1.2,
      tiers: [
        { quantity: 20, price: 7.9 },
        { quantity: 50, price: 4.9 },
      ],
    },
  ],
  options: [{ name: 'Ατομική συσκευασία', price: 0.3 }],
}
const choice = { technique: 'Μεταξοτυπία', sides: 2, colours: 3, options: ['Ατομική συσκευασία'] }
const open = { ...choice, technique: '', options: [] }

test('prices lines by the catalog’s tables, for the shop and the customer', async () => {
  const [shirt, mug] = [productId(), productId()]
  catalog.products.set(shirt, { title: 'Μπλουζάκι', favicon: null, priceTable })
  catalog.products.set(mug, { title: 'Κούπα', favicon: null, priceTable: null })
  const order = await orders.order({
    products: [shirt, shirt, mug, shirt, shirt, shirt],
    quantities: [50, 19, 50, 50, 50, 50],
    choices: [
      { ...choice, sides: 1 },
      choice,
      choice,
      { ...choice, technique: 'Κέντημα' },
      open,
      choice,
    ],
    // The third place is above the sides of the table.
    positions: [['front', 'neck'], [], [], [], [], ['front', 'back', 'neck']],
  })
  // (4.90 + 1.20 + 2 × 2 × 0.35 + 0.30) × 50 + 25 × 2 × 3, and 24 % of it
  const estimate = {
    ...choice,
    pricePerItem: 7.8,
    setupFee: 150,
    net: 540,
    vat: 129.6,
    total: 669.6,
  }
  await expect
    .poll(async () => {
      const lines = (await products(order)) as { state: string; estimate?: object }[]
      return lines.map(line => [line.state, line.estimate])
    })
    .toEqual([['known', estimate], ...Array(5).fill(['known', undefined])])
  const status = await orders.visit<{ items: object[] }>(`/api/order-status/${order.statusToken}`)
  expect(status.body.items.slice(0, 2)).toEqual([
    { product: shirt, title: 'Μπλουζάκι', quantity: 50, estimate, positions: ['front', 'neck'] },
    { product: shirt, title: 'Μπλουζάκι', quantity: 19, choice },
  ])
  const list = await orders.call('GET', '/api/custom-order?limit=1')
  const unpriced = { choice: { ...choice, sides: 3 }, positions: ['front', 'back', 'neck'] }
  expect(list.body).toMatchObject([
    { products: [{ estimate }, { choice }, { choice }, { choice: {} }, {}, unpriced] },
  ])
  const { db } = orders.test
  const [{ lines }] = await db('custom_orders').where({ id: order._id }).select('lines')
  const known = lines.map(({ choiceKnown }: { choiceKnown?: boolean }) => choiceKnown)
  expect(known).toEqual([true, true, false, false, undefined, true])
  const draft = await orders.call<{ notes: string }>(
    'GET',
    `/api/offers/draft?customOrder=${order._id}`,
  )
  expect(draft.body.notes).toContain(
    'Μπλουζάκι: Μεταξοτυπία, 3 πλευρές, 3 χρώματα, Ατομική συσκευασία',
  )
})

test('marks a product that the catalog does not know', async () => {
  const gone = productId()
  const order = await orders.order({ products: [gone], quantities: [1] })
  await expect
    .poll(() => products(order))
    .toEqual([{ _id: gone, title: null, favicon: null, state: 'unknown' }])
})

test('accepts an order while the catalog is stopped and completes it later', async () => {
  const mug = productId()
  catalog.products.set(mug, { title: 'Κούπα', favicon: null })
  await catalog.stop()
  const order = await orders.order({ products: [mug], quantities: [1] })
  await orders.test.app.orderCompleter.run()
  expect(await products(order)).toMatchObject([{ state: 'pending', title: null }])
  await catalog.restart()
  await orders.test.app.orderCompleter.run()
  expect(await products(order)).toMatchObject([{ state: 'known', title: 'Κούπα' }])
})

test.each<[string, CatalogServer['answer']]>([
  ['fails', (_request, response) => response.writeHead(500).end('{}')],
  ['talks nonsense', (_request, response) => response.writeHead(200).end('<html>')],
  ['has a product without a title', (_request, response) => response.writeHead(200).end('{}')],
  ['breaks off', (request, _response) => request.socket.destroy()],
])('keeps an order pending while the catalog %s', async (_name, answer) => {
  catalog.answer = answer
  const order = await orders.order({ products: [productId()], quantities: [1] })
  await orders.test.app.orderCompleter.run()
  expect(await products(order)).toMatchObject([{ state: 'pending' }])
})

test('stops asking an unavailable catalog after three requests', async () => {
  // The run that an earlier order began would ask, too.
  await orders.test.app.orderCompleter.stop()
  catalog.answer = (_request, response) => response.writeHead(503).end()
  const lines = Array.from({ length: 20 }, () => ({
    product: productId(),
    quantity: 1,
    state: 'pending',
    title: null,
    favicon: null,
  }))
  await orders.test.db('custom_orders').insert(
    lines.map(line => ({
      lines: JSON.stringify([line]),
      pending: true,
      options: [],
      email: 'a@example.gr',
      phone: '694444',
    })),
  )
  catalog.asked = 0
  await orders.test.app.orderCompleter.run()
  expect(catalog.asked).toBe(3)
  catalog.answer = undefined
  for (const { product } of lines) catalog.products.set(product, { title: 'Α', favicon: null })
  await orders.test.app.orderCompleter.run()
  const left = await orders.test.db('custom_orders').where({ pending: true })
  expect(left).toEqual([])
})
