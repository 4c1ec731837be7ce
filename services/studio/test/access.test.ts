import { listCalls } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, png, StudioTest, toFormData } from './studio.ts'

let studio: StudioTest
let tokens: Record<string, string | null>

beforeAll(async () => {
  studio = await StudioTest.start()
  tokens = {
    none: null,
    expired: await studio.test.expiredToken(),
    forged: await studio.test.forgedToken(),
    revoked: await studio.test.revokedToken(),
    garbage: 'garbage',
  }
})

afterAll(() => studio.stop())

test('has exactly these public calls', () => {
  const open = listCalls(studio.test.app).filter(({ guarded }) => !guarded)
  expect(open.map(({ call }) => call).sort()).toEqual([
    'GET /api/design-studio/drafts/{token}',
    'GET /api/design-studio/drafts/{token}/assets/{hash}',
    'GET /api/design-studio/files/{kind}/{until}/{token}',
    'GET /api/design-studio/files/{kind}/{until}/{token}/original',
    'GET /api/design-studio/products',
    'GET /api/design-studio/products/{id}',
    'GET /api/design-studio/proofs/{token}',
    'POST /api/design-studio/drafts',
    'POST /api/design-studio/orders/submit',
    'POST /api/design-studio/proofs/{token}/answer',
  ])
})

describe.each(['none', 'expired', 'forged', 'revoked', 'garbage'])('with the token %s', kind => {
  test('refuses every other call without data or changes', async () => {
    const order = await studio.order({ customerEmail: 'secret@example.gr', notes: 'secret' })
    const product = await studio.product()
    const before = await state()
    for (const { method, path, guarded, isForm } of listCalls(studio.test.app)) {
      if (!guarded) continue
      const id = path.includes('/products') ? product._id : order._id
      const url = path.replace('{index}', '0').replaceAll(/\{\w+\}/g, id)
      const form = toFormData({
        colorName: 'Α',
        colorCode: '#000000',
        frontImage: await png(),
        mockup: 0,
      })
      const answer = await studio.call(method as 'PUT', url, {
        token: tokens[kind] ?? null,
        ...(method !== 'GET' &&
          method !== 'DELETE' &&
          (isForm ? { form } : { json: bodyFor(path) })),
      })
      expectProblem(answer, 401, 'Authentication required')
      expect(answer.raw.toString()).not.toContain('secret')
      expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer' })
    }
    expect(await state()).toEqual(before)
  })
})

/** Bodies that would change something if the call were allowed. */
function bodyFor(path: string): object {
  if (path.endsWith('/status')) return { status: 'Cancelled' }
  if (path.endsWith('/notes')) return { note: 'Α' }
  return { name: 'Α' }
}

/** Returns all state that a call could change. */
async function state() {
  const tables = ['products', 'color_variants', 'design_orders', 'design_order_timeline', 'proofs']
  const rows = await Promise.all(tables.map(table => studio.test.db(table).orderBy('id').select()))
  return { rows, files: await studio.files() }
}
