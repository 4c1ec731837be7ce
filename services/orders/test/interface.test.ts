import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testAccess, testInterface, testPermissions } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { adminRequests } from './requests.ts'
import { SalesTest } from './sales.ts'

const sales = await SalesTest.start()
const orders = sales.orders
afterAll(() => sales.stop())

testAccess({
  service: () => orders.test,
  open: [
    'GET /api/custom-order',
    'GET /api/custom-order/attachment/{until}/{token}',
    'GET /api/custom-order/attachment/{until}/{token}/preview',
    'GET /api/custom-order/image/{until}/{token}',
    'GET /api/custom-order/image/{until}/{token}/original',
    'GET /api/jobs/calendar/{token}',
    'GET /api/offer-link/{token}',
    'GET /api/offer-link/{token}/pdf',
    'GET /api/order-status/{token}',
    'GET /api/contact/link/{token}',
    'POST /api/contact',
    'POST /api/contact/link/{token}/replies',
    'POST /api/custom-order',
    'POST /api/offer-link/{token}/accept',
    'POST /api/offer-link/{token}/decline',
    'POST /api/offer-link/{token}/replies',
    'POST /api/order-status/links',
    'POST /api/order-status/{token}/replies',
    'POST /api/order-status/{token}/reviews',
  ],

  prepare: () => adminRequests(sales),

  async state() {
    const tables = [
      ...['custom_orders', 'custom_order_timeline', 'order_attachments', 'contact_messages'],
      ...[
        'custom_order_replies',
        'order_reviews',
        'contact_message_replies',
        'mail_templates',
        'clients',
        'jobs',
        'job_calendar',
      ],
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

const service = join(import.meta.dirname, '..')
const document = join(service, '../../docs/orders-calls.md')

testInterface(buildOffline, service)

test('docs/orders-calls.md covers every call of the service', async () => {
  const text = await readFile(document, 'utf8')
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const prefixes = new Set(Object.keys(paths).map(path => path.split('/')[2] ?? ''))
  expect([...prefixes].filter(prefix => !text.includes(`/api/${prefix}`))).toEqual([])
})

await testPermissions(
  buildOffline,
  () => orders.test,
  path => {
    if (path.startsWith('/api/clients')) return 'clients'
    if (path.startsWith('/api/webhooks')) return 'people'
    return /^\/api\/(offers|sku)/.test(path) ? 'offers' : 'orders'
  },
)

test('deletes many only with the permission to delete', async () => {
  const statusOf = async (action: string, scope: string[]) => {
    const token = await orders.test.adminToken(undefined, undefined, scope)
    const json = { action, ids: [crypto.randomUUID()] }
    return (await orders.call('POST', '/api/custom-order/bulk', { json, token })).status
  }
  expect(await statusOf('delete', ['orders:write'])).toBe(403)
  expect(await statusOf('delete', ['orders:write', 'orders:delete'])).toBe(404)
  expect(await statusOf('restore', ['orders:write'])).toBe(404)
})

test('prefills an offer only for those who may read the order', async () => {
  const statusOf = async (scope: string[]) => {
    const token = await orders.test.adminToken(undefined, undefined, scope)
    const url = `/api/offers/draft?customOrder=${crypto.randomUUID()}`
    return (await orders.call('GET', url, { token })).status
  }
  expect(await statusOf(['offers:read'])).toBe(403)
  expect(await statusOf(['offers:read', 'orders:read'])).toBe(404)
})

test('mails about offers are for those with permissions for offers', async () => {
  const { _id: offer } = await sales.sentOffer()
  const event = await sales.db('outbox').whereRaw("payload->>'offer' = ?", [offer]).first('id')
  await sales.db('outbox').where({ id: event.id }).update({ handed_on_at: sales.db.fn.now() })
  const failed = { state: 'failed', reason: 'EENVELOPE 550', settled_at: sales.db.fn.now() }
  await sales.db('mails').insert({ event_id: event.id, audience: 'customer', ...failed })
  const own = ['orders:read', 'orders:write']
  const call = async (method: 'GET' | 'POST', path: string, scope: string[]) => {
    const token = await orders.test.adminToken(undefined, undefined, scope)
    return orders.call(method, `/api/contact/undelivered${path}`, { token })
  }
  expect((await call('GET', '', own)).body).toEqual([])
  expect((await call('GET', '', [...own, 'offers:read'])).body).toMatchObject([{ about: offer }])
  for (const scope of [own, [...own, 'offers:read']]) {
    expect((await call('POST', '/retry', scope)).body).toEqual({ retried: 0 })
    expect((await call('POST', `/${event.id}/retry`, scope)).status).toBe(404)
  }
  const all = [...own, 'offers:read', 'offers:write']
  expect((await call('POST', `/${event.id}/retry`, all)).status).toBe(204)
})

test('the texts of mails about offers are for those with permissions for offers', async () => {
  const own = ['orders:read', 'orders:write']
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, scope: string[]) => {
    const token = await orders.test.adminToken(undefined, undefined, scope)
    const json = method === 'PUT' ? { enabled: true, texts: null } : undefined
    return orders.call(method, `/api/contact/templates${path}`, { token, ...(json && { json }) })
  }
  const shown = async (scope: string[], name: string) =>
    ((await call('GET', '', scope)).body as { event: string; mayChange: boolean }[]).find(
      ({ event }) => event === name,
    )
  expect(await shown(own, 'offer.sent')).toBeUndefined()
  expect(await shown([...own, 'offers:read'], 'offer.sent')).toMatchObject({ mayChange: false })
  expect(await shown(own, 'order.received')).toMatchObject({ mayChange: true })
  expect(await shown(['orders:read'], 'order.received')).toMatchObject({ mayChange: false })
  for (const scope of [own, [...own, 'offers:read']]) {
    expect((await call('PUT', '/offer.sent', scope)).status).toBe(404)
    expect((await call('POST', '/offer.sent/test', scope)).status).toBe(404)
  }
  const all = [...own, 'offers:read', 'offers:write']
  expect((await call('PUT', '/offer.sent', all)).status).toBe(200)
  expect((await call('PUT', '/order.received', own)).status).toBe(200)
})

test('gives the customer’s links only to those who may change the record', async () => {
  const order = await orders.order()
  const json = { name: 'Άννα', email: 'anna@example.gr', message: 'Πόσο κάνει;' }
  const { body: message } = await orders.call<{ _id: string }>('POST', '/api/contact', { json })
  const { _id: offer } = await sales.sentOffer()
  const paths = [
    '/api/custom-order',
    '/api/custom-order?limit=50',
    `/api/custom-order/${order._id}`,
    `/api/custom-order/${order._id}/status-mail?status=Completed`,
    '/api/offers',
    `/api/offers/${offer}`,
    '/api/contact',
    `/api/contact/${message._id}`,
    '/api/offers/export?format=csv',
  ]
  const readers = ['orders:read', 'offers:read']
  const token = await orders.test.adminToken(undefined, undefined, readers)
  for (const path of paths) {
    const { raw } = await orders.call('GET', path, { token })
    expect(String(raw), path).not.toMatch(/\/(order-status|offer|message)\/[\w-]{43}/)
  }
  const writer = await orders.test.adminToken(undefined, undefined, [
    ...readers,
    'orders:write',
    'offers:write',
  ])
  for (const path of paths.slice(0, -1)) {
    const { raw } = await orders.call('GET', path, { token: writer })
    expect(String(raw), path).toMatch(/\/(order-status|offer|message)\/[\w-]{43}/)
  }
})
