import { createTestKeys, listCalls, signToken } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, OrdersTest, png } from './orders.ts'

let orders: OrdersTest
let tokens: Record<string, string | null>

beforeAll(async () => {
  const keys = await createTestKeys()
  orders = await OrdersTest.start({}, { keys })
  // Valid except for the fault in its name.
  const almost = async (options: { audience?: string; issuer?: string }) => {
    const sid = crypto.randomUUID()
    await orders.test.app.redis.set(`session:${sid}`, 'live', 'EX', 3600)
    return signToken(keys, { sid, ...options })
  }
  tokens = {
    none: null,
    expired: await orders.test.expiredToken(),
    forged: await orders.test.forgedToken(),
    revoked: await orders.test.revokedToken(),
    'wrong audience': await almost({ audience: 'stampa-shop' }),
    'wrong issuer': await almost({ issuer: 'somebody-else' }),
    garbage: 'garbage',
  }
})

afterAll(() => orders.stop())

test('has exactly these public calls', () => {
  const open = listCalls(orders.test.app).filter(({ guarded }) => !guarded)
  expect(open.map(({ call }) => call).sort()).toEqual([
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
  ])
})

describe.each([
  'none',
  'expired',
  'forged',
  'revoked',
  'wrong audience',
  'wrong issuer',
  'garbage',
])('with the token %s', kind => {
  test('refuses every other call without data or changes', async () => {
    const order = await orders.order({ image: await png(), email: 'secret@example.gr' })
    const message = await orders.call<{ _id: string }>('POST', '/api/contact', {
      json: { name: `Μυστικό ${kind}`, email: 'secret@example.gr', message: kind },
      token: null,
    })
    const before = await state()

    for (const { method, path, guarded } of listCalls(orders.test.app)) {
      if (!guarded) continue
      const id = path.startsWith('/api/contact') ? message.body._id : order._id
      const url = path.replaceAll(/\{\w+\}/g, id)
      const answer = await orders.call(method as 'PUT', url, {
        token: tokens[kind] ?? null,
        ...bodyFor(method, path),
      })
      expectProblem(answer, 401, 'Authentication required')
      expect(answer.raw.toString()).not.toContain('secret')
      expect(answer.headers).toMatchObject({
        'www-authenticate': 'Bearer',
        'cache-control': 'no-store',
      })
    }
    expect(await state()).toEqual(before)
  })
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

/** Bodies that would change something if the call were allowed. */
function bodyFor(method: string, path: string): { json?: object; form?: Record<string, unknown> } {
  if (method === 'GET' || method === 'DELETE') return {}
  if (path.endsWith('/attachments')) return { form: { file: Buffer.from('%PDF-1.7\n') } }
  if (path.endsWith('/notes')) return { json: { note: 'Α' } }
  if (path.endsWith('/bulk')) return { json: { action: 'delete', ids: [crypto.randomUUID()] } }
  if (path.startsWith('/api/contact')) return { json: { read: true } }
  return { json: { orderStatus: 'Rejected' } }
}

/** Returns all state that a call could change. */
async function state() {
  const tables = ['custom_orders', 'custom_order_timeline', 'order_attachments', 'contact_messages']
  const rows = await Promise.all(tables.map(table => orders.test.db(table).orderBy('id').select()))
  return { rows, files: await orders.files() }
}
