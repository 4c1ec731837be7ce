import { testAccess } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, test } from 'vitest'
import { KindCalls } from './kind-calls.ts'
import { bodyOf, kinds } from './kinds.ts'
import { type CallOptions, CatalogTest, expectProblem, png } from './support.ts'

let catalog: CatalogTest

beforeAll(async () => {
  catalog = await CatalogTest.start()
})

afterAll(() => catalog.stop())

testAccess({
  service: () => catalog.test,
  open: [
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
    'GET /api/search',
    'GET /api/search/all',
    'GET /api/search/all/suggestions',
    'GET /api/search/suggestions',
    'GET /api/synonyms',
    'GET /api/testimonials',
  ],

  async prepare() {
    const records = new Map<string, { id: string; body: CallOptions }>()
    for (const kind of kinds) {
      const { _id: id } = await new KindCalls(catalog, kind).create()
      const values = { [kind.name]: 'Α', ...(await kind.fields(catalog)) }
      records.set(kind.url, { id, body: bodyOf(kind, values) })
    }
    const ids = [...records.values()].map(({ id }) => id)
    const image = await png()
    return ({ method, path, isForm }) => {
      const [, prefix = '', rest = ''] = /^(\/api\/[a-z-]+)(.*)$/.exec(path) ?? []
      const { id = '', body = {} } = records.get(prefix) ?? {}
      const url = path.replace('{id}', id)
      if (method !== 'POST' && method !== 'PUT') return { url }
      if (['', '/{id}'].includes(rest)) return { url, ...body }
      return isForm ? { url, form: { image } } : { url, json: { action: 'delete', ids } }
    }
  },

  async state() {
    const lists = kinds.flatMap(({ url, list }) => [`${url}${list}`, `${url}/trash`])
    const answers = await Promise.all(lists.map(url => catalog.call('GET', url)))
    const settings = await catalog.visit('/api/company/settings')
    const bodies = [...answers, settings].map(({ body }) => body)
    return { bodies, files: await catalog.files() }
  },
})

test('rejects invalid tokens on reads that show administrators more', async () => {
  const category = await catalog.category('Δημόσια')
  const { test } = catalog
  const tokens = await Promise.all([test.expiredToken(), test.forgedToken(), test.revokedToken()])
  for (const token of [...tokens, 'garbage']) {
    const answer = await catalog.call('GET', `/api/categories/${category}`, { token })
    expectProblem(answer, 401, 'Authentication required')
  }
})
