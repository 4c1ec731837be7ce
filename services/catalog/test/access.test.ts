import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CatalogTest, expectProblem, png } from './support.ts'

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

/** Every call that an administrator makes, as the OpenAPI document lists them. */
function adminCalls(): [string, string][] {
  const calls: [string, string][] = []
  for (const [path, methods] of Object.entries(catalog.test.app.swagger().paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {})) {
      const { security } = operation as { security?: object[] }
      if (security?.every(way => 'admin' in way)) calls.push([method.toUpperCase(), path])
    }
  }
  return calls
}

/** Every other call, as a visitor makes it. */
function publicCalls(): string[] {
  const admin = new Set(adminCalls().map(call => call.join(' ')))
  return Object.entries(catalog.test.app.swagger().paths ?? {})
    .flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map(method => `${method.toUpperCase()} ${path}`),
    )
    .filter(call => !admin.has(call))
    .sort()
}

test('without a token visitors can only read, and beside the search only this', () => {
  expect(publicCalls().filter(call => !call.startsWith('GET /api/search'))).toEqual([
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
    'GET /api/testimonials',
  ])
})

describe.each(['none', 'expired', 'forged', 'revoked', 'garbage'])('with the token %s', kind => {
  test('every call of an administrator is refused and changes nothing', async () => {
    const category = await catalog.category(`Κατηγορία ${kind}`)
    const product = await catalog.product({ title: 'Προϊόν', categories: [category] })
    const banner = await catalog.banner({ title: 'Προβολή' })
    const before = await state()

    const ids: Record<string, string> = {
      products: product._id,
      categories: category,
      banner: banner._id,
    }
    for (const [method, path] of adminCalls()) {
      const url = path.replace('{id}', ids[path.split('/')[2] ?? ''] ?? '')
      const image = await png({ color: '#f2b600' })
      const form = { title: 'Α', description: 'Β', categories: [category], image }
      const isForm = method !== 'GET' && method !== 'DELETE'
      const answer = await catalog.call(method as 'PUT', url, {
        token: tokens[kind] ?? null,
        ...(isForm && (path.match(/categories(\/\{id\})?$/) ? { json: { name: 'Α' } } : { form })),
      })
      expectProblem(answer, 401, 'Authentication required')
      expect(answer.headers).toMatchObject({
        'www-authenticate': 'Bearer',
        'cache-control': 'no-store',
      })
    }
    expect(await state()).toEqual(before)
  })
})

test.each(['expired', 'forged', 'revoked', 'garbage'])(
  'a read that shows administrators more refuses the token %s',
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

/** Everything that a call could have changed. */
async function state() {
  const [products, categories, banners, settings, files] = await Promise.all([
    catalog.call('GET', '/api/products/all'),
    catalog.call('GET', '/api/categories/all'),
    catalog.call('GET', '/api/banner/admin'),
    catalog.visit('/api/company/settings'),
    catalog.files(),
  ])
  const lists = [products.body, categories.body, banners.body]
  return { lists, settings: settings.body, files }
}
