import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CatalogServer } from '../test/catalog-server.ts'
import { OrdersTest, type Saved } from '../test/orders.ts'

let orders: OrdersTest
let catalog: CatalogServer

beforeAll(async () => {
  catalog = await CatalogServer.start()
  orders = await OrdersTest.start({ CATALOG_URL: catalog.url })
})

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
