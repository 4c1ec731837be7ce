import { createTestKeys, signToken } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectProblem, line, SalesTest, tshirt, unknownId } from './sales.ts'

let sales: SalesTest
let tokens: Record<string, string | null>

beforeAll(async () => {
  const keys = await createTestKeys()
  sales = await SalesTest.start({}, { keys })
  const sid = crypto.randomUUID()
  await sales.orders.test.app.redis.set(`session:${sid}`, 'live', 'EX', 3600)
  tokens = {
    none: null,
    expired: await sales.orders.test.expiredToken(),
    forged: await sales.orders.test.forgedToken(),
    revoked: await sales.orders.test.revokedToken(),
    'wrong audience': await signToken(keys, { sid, audience: 'stampa-shop' }),
  }
})

afterAll(() => sales.stop())

const tables = ['skus', 'sku_revisions', 'offers', 'offer_items', 'offer_revisions', 'outbox']

async function state(): Promise<string> {
  const rows = await Promise.all(
    tables.map(table => sales.db(table).orderByRaw(`${table}::text`).select()),
  )
  return JSON.stringify(rows)
}

test.each(['none', 'expired', 'forged', 'revoked', 'wrong audience'])(
  'refuses to read or change an existing SKU or offer with the token %s',
  async kind => {
    const { _id: sku } = await sales.sku({ vendor: 'Μυστικός' })
    const { _id: offer } = await sales.sentOffer({ items: [{ ...line, sku }] })
    const { _id: deleted } = await sales.offer({ items: [{ ...line, sku }] })
    await sales.call('DELETE', `/api/offers/${deleted}`)
    const before = await state()
    const written = { customerName: 'Α', offerDate: '2026-01-01', items: [{ ...line, sku }] }
    const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, json?: object][] = [
      ['GET', '/api/sku'],
      ['GET', `/api/sku/${sku}`],
      ['GET', `/api/sku/${sku}/history`],
      ['GET', '/api/sku/trash'],
      ['GET', '/api/sku/export'],
      ['POST', '/api/sku', tshirt],
      ['PUT', `/api/sku/${sku}`, tshirt],
      ['DELETE', `/api/sku/${sku}`],
      ['GET', '/api/offers'],
      ['GET', '/api/offers/trash'],
      ['GET', `/api/offers/draft?customOrder=${unknownId}`],
      ['POST', '/api/offers/draft', { designOrder: unknownId, items: [] }],
      ['GET', `/api/offers/${offer}`],
      ['GET', `/api/offers/${offer}/pdf`],
      ['GET', `/api/offers/${offer}/history`],
      ['POST', '/api/offers', written],
      ['PUT', `/api/offers/${offer}`, written],
      ['PUT', `/api/offers/${offer}/status`, { status: 'Draft' }],
      ['POST', `/api/offers/${offer}/send`],
      ['POST', `/api/offers/${offer}/duplicate`],
      ['POST', `/api/offers/${deleted}/restore`],
      ['DELETE', `/api/offers/${offer}`],
    ]
    for (const [method, url, json] of calls) {
      const token = tokens[kind] ?? null
      const answer = await sales.call(method, url, { token, ...(json && { json }) })
      expectProblem(answer, 401, 'Authentication required')
      expect(answer.raw.toString()).not.toContain('Μυστικός')
    }
    const sheet = { token: tokens[kind] ?? null, form: { file: Buffer.from('vendor\nx') } }
    expectProblem(
      await sales.call('POST', '/api/sku/import', sheet),
      401,
      'Authentication required',
    )
    expect(await state()).toBe(before)
  },
)
