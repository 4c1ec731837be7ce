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

test('the calls that need a token are these', () => {
  expect(
    adminCalls()
      .map(call => call.join(' '))
      .sort(),
  ).toEqual([
    'DELETE /api/banner/{id}',
    'DELETE /api/categories/{id}',
    'DELETE /api/products/{id}',
    'GET /api/banner/admin',
    'GET /api/categories/all',
    'GET /api/products/all',
    'POST /api/banner',
    'POST /api/categories',
    'POST /api/categories/upload',
    'POST /api/products',
    'PUT /api/banner/{id}',
    'PUT /api/categories/{id}',
    'PUT /api/company/settings',
    'PUT /api/products/{id}',
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
