import { testAccess } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrdersTest, png } from './orders.ts'
import { line, SalesTest, tshirt } from './sales.ts'

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

  async prepare() {
    const { _id: order } = await orders.order({ image: await png(), email: 'secret@example.gr' })
    const message = await orders.call<{ _id: string }>('POST', '/api/contact', {
      json: { name: 'secret', email: 'secret@example.gr', message: crypto.randomUUID() },
      token: null,
    })
    const { _id: sku } = await sales.sku({ vendor: 'secret' })
    const items = [{ ...line, sku }]
    const { _id: offer } = await sales.sentOffer({ items })
    const { _id: deleted } = await sales.offer({ items })
    await sales.call('DELETE', `/api/offers/${deleted}`)
    const written = { customerName: 'Α', offerDate: '2026-01-01', items }
    return ({ method, path }) => {
      const [, , kind = ''] = path.split('/')
      const last = path.split('/').at(-1)
      const offerId = last === 'restore' ? deleted : offer
      const id = { contact: message.body._id, sku, offers: offerId }[kind] ?? order
      const url = path.replaceAll(/\{\w+\}/g, id)
      if (method === 'GET' || method === 'DELETE') return { url }
      if (last === 'attachments') return { url, form: { file: Buffer.from('%PDF-1.7\n') } }
      if (last === 'import') return { url, form: { file: Buffer.from('vendor\nx') } }
      if (last === 'notes') return { url, json: { note: 'Α' } }
      if (last === 'bulk') return { url, json: { action: 'delete', ids: [crypto.randomUUID()] } }
      if (path === '/api/offers/{id}/status') return { url, json: { status: 'Draft' } }
      const change = { contact: { read: true }, sku: tshirt, offers: written }[kind]
      return { url, json: change ?? { orderStatus: 'Rejected' } }
    }
  },

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
