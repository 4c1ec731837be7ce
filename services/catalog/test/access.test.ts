import { listCalls } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KindCalls } from './kind-calls.ts'
import { bodyOf, kinds } from './kinds.ts'
import { type CallOptions, CatalogTest, expectProblem, png } from './support.ts'

let catalog: CatalogTest
let tokens: Record<string, string | null>

beforeAll(async () => {
  catalog = await CatalogTest.start()
  tokens = {
    none: null,
    expired: await catalog.test.expiredToken(),
    forged: await catalog.test.forgedToken(),
    revoked: await catalog.test.revokedToken(),
    garbage: 'garbage',
  }
})

afterAll(() => catalog.stop())

test('allows calls without a token only for public reads', () => {
  const open = listCalls(catalog.test.app)
    .filter(({ guarded, call }) => !guarded && !call.startsWith('GET /api/search'))
    .map(({ call }) => call)
  expect(new Set(open)).toEqual(
    new Set([
      'GET /api/about',
      'GET /api/banner',
      'GET /api/blog',
      'GET /api/blog/recent',
      'GET /api/blog/{id}',
      'GET /api/categories',
      'GET /api/categories/with-products',
      'GET /api/categories/{id}',
      'GET /api/company/settings',
      'GET /api/customers',
      'GET /api/events',
      'GET /api/faq',
      'GET /api/our-work',
      'GET /api/products',
      'GET /api/products/category/{categoryId}',
      'GET /api/products/featured',
      'GET /api/products/{id}',
      'GET /api/synonyms',
      'GET /api/testimonials',
    ]),
  )
})

describe.each(['none', 'expired', 'forged', 'revoked', 'garbage'])(
  'a request with the token %s',
  token => {
    test('is rejected by every administrator call and changes nothing', async () => {
      const records = new Map<string, { id: string; body: CallOptions }>()
      for (const kind of kinds) {
        const { _id: id } = await new KindCalls(catalog, kind).create()
        const values = { [kind.name]: 'Α', ...(await kind.fields(catalog)) }
        records.set(kind.url, { id, body: bodyOf(kind, values) })
      }
      const ids = [...records.values()].map(({ id }) => id)
      const before = await state()

      for (const { method, path, guarded, isForm } of listCalls(catalog.test.app)) {
        if (!guarded) continue
        const [, prefix = '', rest = ''] = /^(\/api\/[a-z-]+)(.*)$/.exec(path) ?? []
        const { id = '', body = {} } = records.get(prefix) ?? {}
        const url = path.replace('{id}', id)
        const other = isForm
          ? { form: { image: await png() } }
          : { json: { action: 'delete', ids } }
        const answer = await catalog.call(method as 'PUT', url, {
          token: tokens[token] ?? null,
          ...(['POST', 'PUT'].includes(method) && (['', '/{id}'].includes(rest) ? body : other)),
        })
        expectProblem(answer, 401, 'Authentication required')
        expect(answer.headers).toMatchObject({
          'www-authenticate': 'Bearer',
          'cache-control': 'no-store',
        })
      }
      expect(await state()).toEqual(before)
    })
  },
)

test.each(['expired', 'forged', 'revoked', 'garbage'])(
  'rejects the token %s on reads that show administrators more',
  async kind => {
    const category = await catalog.category('Δημόσια')
    const token = tokens[kind] ?? null
    expectProblem(
      await catalog.call('GET', `/api/categories/${category}`, { token }),
      401,
      'Authentication required',
    )
  },
)

/** Returns the state that a call could change. */
async function state() {
  const lists = kinds.flatMap(({ url, list }) => [`${url}${list}`, `${url}/trash`])
  const answers = await Promise.all(lists.map(url => catalog.call('GET', url)))
  const settings = await catalog.visit('/api/company/settings')
  const bodies = [...answers, settings].map(({ body }) => body)
  return { bodies, files: await catalog.files() }
}
