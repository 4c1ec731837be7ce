import { Load } from '../load.ts'
import { expect, test } from './fixtures.ts'

/** Each instance in turn may be restarted, as for a new release. */
test.use({ ownOptions: { instances: { pages: 2, identity: 2, catalog: 2, orders: 2 } } })

test.describe.configure({ mode: 'serial' })

const reads = ['/api/products', '/api/categories', '/api/company/settings']

for (const [part, paths] of [
  ['catalog-1', reads],
  ['identity-1', ['/api/auth/jwks']],
  ['orders-1', ['/api/custom-order']],
  ['pages-1', ['/products', '/']],
] as const) {
  test(`fails no request under load while ${part} restarts after SIGTERM`, async ({ own }) => {
    const restarts = () => own.parts.find(({ name }) => name === part)?.restarts ?? 0
    const load = new Load(own.url, [...paths], 4)
    await load.answered(200)
    const before = restarts()
    own.signal(part, 'SIGTERM')
    await expect.poll(restarts, { timeout: 60_000 }).toBeGreaterThan(before)
    await own.ready()
    await load.answered(200)
    expect(await load.stop()).toEqual([])
  })
}
