import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, startStack } from '@stampa/stack'
import pg from 'pg'
import { signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { Load } from './load.ts'
import { walkUndeliveredMails } from './outages/undelivered-mails.ts'
import { walkWithoutCatalog } from './outages/without-catalog.ts'
import { walkWithoutIdentity } from './outages/without-identity.ts'
import { walkWithoutOrders } from './outages/without-orders.ts'
import { walkWithoutStudio } from './outages/without-studio.ts'

/**
 * What an operator, a bad day and years of orders do to the platform. It has a platform of its own: the other
 * tests' must stay up.
 */
test.describe.configure({ mode: 'serial' })

let own: Stack
let dataDir: string

test.beforeAll(async ({ stack }) => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-resilience-'))
  await cp(stack.releasesDir, join(dataDir, 'releases'), { recursive: true })
  own = await startStack({
    dataDir,
    release: [],
    logLevel: 'fatal',
    instances: { pages: 2, identity: 2, catalog: 2, orders: 2 },
  })
})

test.afterAll(async () => {
  await own?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const pages = ['/products', '/']
const reads = ['/api/products', '/api/categories', '/api/company/settings']

for (const [part, paths] of [
  ['catalog-1', reads],
  ['identity-1', ['/api/auth/jwks']],
  ['orders-1', ['/api/custom-order']],
  ['pages-1', pages],
] as const) {
  test(`SIGTERM of ${part} under load fails no request`, async () => {
    const load = new Load(own.url, [...paths], 4)
    await load.answered(200)
    const before = own.parts.find(({ name }) => name === part)?.restarts ?? 0
    own.signal(part, 'SIGTERM')
    await expect
      .poll(() => own.parts.find(({ name }) => name === part)?.restarts, { timeout: 60_000 })
      .toBeGreaterThan(before)
    await own.ready()
    await load.answered(200)
    expect(await load.stop()).toEqual([])
  })
}

for (const part of [
  'catalog-1',
  'identity-1',
  'orders-1',
  'pages-1',
  'redis',
  'postgres',
  'gateway',
]) {
  test(`the site recovers by itself after kill -9 of ${part}`, async ({ page }) => {
    const pid = own.parts.find(({ name }) => name === part)?.pid
    own.kill(part)
    await expect
      .poll(() => own.parts.find(({ name }) => name === part)?.pid, { timeout: 60_000 })
      .not.toBe(pid)
    await own.ready()
    const response = await page.goto(`${own.url}/products`)
    expect(response?.status()).toBe(200)
    await page.locator('html[data-ready]').waitFor()
    await expect(page.locator('main')).toBeVisible()
  })
}

test('the shell works while no page server answers', async ({ page }) => {
  for (const part of ['pages-1', 'pages-2']) own.signal(part, 'SIGSTOP')
  try {
    // Not in the gateway's cache, so that nothing but the fallback document is left.
    await page.goto(`${own.url}/products?unseen=1`)
    await page.locator('html[data-ready]').waitFor({ timeout: 30_000 })
    await expect(page.locator('main')).toBeVisible()
  } finally {
    for (const part of ['pages-1', 'pages-2']) own.signal(part, 'SIGCONT')
    await own.ready()
  }
})

for (const [service, walk] of [
  ['catalog', walkWithoutCatalog],
  ['orders', walkWithoutOrders],
  ['studio', walkWithoutStudio],
  ['identity', walkWithoutIdentity],
] as const) {
  test(`the back office tells what fails without ${service}, loses nothing and goes on with it`, async ({
    browser,
    playwright,
  }) => {
    // Every screen of it, in its own tab.
    test.setTimeout(300_000)
    const request = await playwright.request.newContext({ baseURL: own.url })
    await walk({ own, browser, request })
    await request.dispose()
  })
}

test('mails that were given up are told by the services that answer, and tried again', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: own.url })
  await walkUndeliveredMails({ own, browser, request })
  await request.dispose()
})

test('a search for two letters among very many orders says that it saw the newest alone', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: own.url })
  const token = await signIn(request, own.administrator)
  await request.dispose()
  await page.addInitScript(token => localStorage.setItem('adminToken', token), token)
  const search = page.getByRole('searchbox')
  const told = page.getByText('Only the newest 5,000 were searched. Three letters search all.')
  const nothing = page.getByText('Nothing matches')
  const found = (email: string) => page.getByRole('link', { name: email, exact: true })

  await addOrders("'wjw@long.example'", 1)
  await page.goto(`${own.url}/admin/custom-orders`)
  await search.fill('wj')
  await expect(found('wjw@long.example')).toBeVisible()
  await expect(told).toHaveCount(0)

  await addOrders("'n' || n || '@many.example'", 5000)
  await addOrders("'qzq@many.example'", 1)
  await page.reload()
  await expect(nothing).toBeVisible()
  await expect(told).toBeVisible()
  await search.fill('wjw')
  await expect(found('wjw@long.example')).toBeVisible()
  await expect(told).toHaveCount(0)
  await search.fill('qz')
  await expect(found('qzq@many.example')).toBeVisible()
  await expect(told).toBeVisible()
  await search.fill('')
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  await expect(told).toHaveCount(0)
})

/** Orders that have just come in. @param email SQL of the address of the nth of them */
async function addOrders(email: string, count: number): Promise<void> {
  const url = new URL(own.databaseUrl)
  url.pathname = '/stampa_orders'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    `insert into custom_orders (id, lines, pending, options, email, phone, order_status)
     select uuidv7(), '[]', false, '{}', ${email}, '1', 'Rejected' from generate_series(1, $1) n`,
    [count],
  )
  await client.end()
}
