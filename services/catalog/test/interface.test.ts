import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testAccess, testInterface, testPermissions } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { KindCalls } from './kind-calls.ts'
import { bodyOf, kinds } from './kinds.ts'
import { type CallOptions, CatalogTest, expectProblem, png } from './support.ts'

const catalog = await CatalogTest.start()
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
    'GET /api/products/facets',
    'GET /api/products/featured',
    'GET /api/products/{id}',
    'GET /api/products/{id}/related',
    'GET /api/products/{id}/reviews',
    'GET /api/search',
    'GET /api/search/all',
    'GET /api/search/all/suggestions',
    'GET /api/search/suggestions',
    'GET /api/synonyms',
    'GET /api/reviews',
    'GET /api/size-charts',
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

const service = join(import.meta.dirname, '..')
const text = await readFile(join(service, '../../docs/catalog-calls.md'), 'utf8')

testInterface(buildOffline, service)

test('finds every call of the service in docs/catalog-calls.md', async () => {
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const urls = new Set([...kinds.map(({ url }) => url), '/api/reviews', '/api/media'])
  const unnamed: string[] = []
  for (const [path, operations] of Object.entries<object>(paths)) {
    const [, prefix = '', rest = ''] = /^(\/api\/[a-z-]+)(.*)$/.exec(path) ?? []
    const shared = urls.has(prefix) ? `/api/{kind}${rest}` : path
    for (const method of Object.keys(operations)) {
      const calls = [path, shared].map(url => `\`${method.toUpperCase()} ${url}\``)
      if (!calls.some(call => text.includes(call))) unnamed.push(calls[0] ?? '')
    }
  }
  expect(unnamed).toEqual([])
})

await testPermissions(
  buildOffline,
  () => catalog.test,
  path => (path.startsWith('/api/company/') ? 'company' : 'content'),
)

test('deletes many only with the permission to delete', async () => {
  const statusOf = async (action: string, scope: string[]) => {
    const token = await catalog.test.adminToken(undefined, undefined, scope)
    const json = { action, ids: [crypto.randomUUID()] }
    return (await catalog.call('POST', '/api/faq/bulk', { json, token })).status
  }
  expect(await statusOf('delete', ['content:write'])).toBe(403)
  expect(await statusOf('delete', ['content:write', 'content:delete'])).toBe(404)
  expect(await statusOf('restore', ['content:write'])).toBe(404)
})
