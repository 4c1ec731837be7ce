import { testAccess } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrdersTest } from './orders.ts'
import { adminRequests } from './requests.ts'
import { SalesTest } from './sales.ts'

let sales: SalesTest
let orders: OrdersTest

beforeAll(async () => {
  sales = await SalesTest.start()
  orders = sales.orders
})

afterAll(() => sales.stop())

testAccess({
  service: () => orders.test,
  open: [
    'GET /api/custom-order',
    'GET /api/custom-order/attachment/{until}/{token}',
    'GET /api/custom-order/attachment/{until}/{token}/preview',
    'GET /api/custom-order/image/{until}/{token}',
    'GET /api/custom-order/image/{until}/{token}/original',
    'GET /api/offer-link/{token}',
    'GET /api/offer-link/{token}/pdf',
    'GET /api/order-status/{token}',
    'POST /api/contact',
    'POST /api/custom-order',
    'POST /api/offer-link/{token}/accept',
    'POST /api/offer-link/{token}/decline',
  ],

  prepare: () => adminRequests(sales),

  async state() {
    const tables = [
      ...['custom_orders', 'custom_order_timeline', 'order_attachments', 'contact_messages'],
      ...['skus', 'sku_revisions', 'offers', 'offer_items', 'offer_revisions', 'outbox'],
    ]
    const rows = await Promise.all(
      tables.map(table => sales.db(table).orderByRaw(`${table}::text`).select()),
    )
    return { rows, files: await orders.files() }
  },
})

test('never shows orders to a visitor', async () => {
  const { _id } = await orders.order({ email: 'secret@example.gr' })
  for (const query of ['', '?q=secret', '?limit=1', `?q=${_id}`, '?orderStatus=Submitted']) {
    const { status, raw } = await orders.visit(`/api/custom-order${query}`)
    expect(status).toBe(200)
    expect(raw.toString()).not.toContain('secret')
    expect(raw.toString()).not.toContain(_id)
  }
})
