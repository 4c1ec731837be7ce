import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '@stampa/stack'
import { signIn } from '../admin-pages.ts'
import { addStudioProduct } from '../design-order.ts'
import { Load } from '../load.ts'
import { Customers, type Sent } from './customers.ts'
import { DesignCustomers, image, sha256 } from './design-customers.ts'
import { test as base, expect, isFullLength, killPart, pidOf } from './fixtures.ts'
import { Inbox } from './inbox.ts'
import { countUnsent, readLedger } from './ledger.ts'
import { MemoryWatch } from './memory.ts'
import { isDrawing, strayFiles, temporaryFiles } from './stored-files.ts'
import { VisitTables } from './visit-tables.ts'
import { browser, Visitors } from './visitors.ts'

/**
 * Parts of the platform are killed, stopped and restarted while clients write: no acknowledged record may be
 * lost or duplicated. `npm run test:faults` runs the full length; `ORDERS_KILLS`, `ORDERS_SENT`, `DESIGN_KILLS`,
 * `DESIGN_ORDERS`, `ANALYTICS_KILLS`, `ANALYTICS_SENT` and `ANALYTICS_OUTAGES` (seconds without Redis and without
 * PostgreSQL, `60,300`) make it longer.
 */
const test = base.extend<object, { inbox: Inbox }>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const inbox = await Inbox.open()
      await use(inbox)
      await inbox.close()
    },
    { scope: 'worker' },
  ],
  ownOptions: async ({ inbox }, use) =>
    use({
      instances: { pages: 2, identity: 2, catalog: 2, orders: 2, studio: 2, analytics: 2 },
      publicWritesPer10Minutes: 1_000_000,
      trackingCallsPerMinute: 1_000_000,
      mail: { url: inbox.url },
    }),
})

test.describe.configure({ mode: 'serial' })

/** Reads a length from the environment. */
function lengthOf(name: string, smoke: number, full: number): number {
  return Number(process.env[name] ?? (isFullLength() ? full : smoke))
}

const reads = ['/api/products', '/api/categories', '/api/company/settings']

for (const [part, paths] of [
  ['catalog-1', reads],
  ['identity-1', ['/api/auth/jwks']],
  ['orders-1', ['/api/custom-order']],
  ['pages-1', ['/products', '/']],
] as const) {
  const tag = part === 'catalog-1' ? '@smoke' : []
  test(`fails no request under load while ${part} restarts after SIGTERM`, { tag }, async ({
    own,
  }) => {
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

for (const part of [
  'catalog-1',
  'identity-1',
  'orders-1',
  'pages-1',
  'redis',
  'postgres',
  'gateway',
]) {
  const tag = part === 'postgres' ? '@smoke' : []
  test(`the site recovers by itself after kill -9 of ${part}`, { tag }, async ({ own, page }) => {
    await killPart(own, part)
    await own.ready()
    const response = await page.goto(`${own.url}/products`)
    expect(response?.status()).toBe(200)
    await page.locator('html[data-ready]').waitFor()
    await expect(page.locator('main')).toBeVisible()
  })
}

const orderParts = ['orders-1', 'postgres', 'orders-worker', 'orders-2', 'redis']

/** Parts whose kill may repeat a mail. */
const mailParts = ['orders-worker', 'redis', 'postgres']

/** Mails that a worker sends concurrently, so the maximum that one kill repeats. */
const concurrentMails = 5

test('stores acknowledged orders and messages exactly once and sends their mails, through kills', {
  tag: '@smoke',
}, async ({ own, inbox }) => {
  const kills = lengthOf('ORDERS_KILLS', 3, 10)
  const target = lengthOf('ORDERS_SENT', 60, 300)
  test.setTimeout(120_000 + kills * 15_000 + target * 200)
  const customers = new Customers(own.url, image, 8)
  let killed = 0
  let interrupted = 0
  while (killed < kills || customers.acknowledged < target) {
    const before = customers.acknowledged
    // The part is killed while requests are in flight, not while another part restarts.
    await expect
      .poll(() => customers.acknowledged, { timeout: 60_000 })
      .toBeGreaterThan(before + Math.min(20, target / kills))
    if (killed >= kills) continue
    const victim = orderParts[killed++ % orderParts.length] ?? ''
    if (mailParts.includes(victim)) interrupted++
    await killPart(own, victim)
  }
  await customers.leave()
  await own.ready()
  await expect.poll(() => countUnsent(own.databaseUrl), { timeout: 180_000 }).toBe(0)

  const { orders, messages, halves, mails } = await readLedger(own.databaseUrl)
  expect(sorted(customers.orders)).toEqual([...orders].sort())
  expect(sorted(customers.messages)).toEqual([...messages].sort())
  expect(halves).toEqual([])
  expect(customers.refusals).toBeGreaterThan(0)
  expect([...inbox.received.keys()].sort()).toEqual(mails.sort())
  const repeated = [...inbox.received.values()].reduce((sum, times) => sum + times - 1, 0)
  expect(repeated).toBeLessThanOrEqual(interrupted * concurrentMails)
  console.log(
    `${killed} kills, ${customers.orders.length} orders and ${customers.messages.length} messages, ` +
      `${customers.refusals} tries without an acknowledgement, ${mails.length} mails, ` +
      `${repeated} of them sent twice over ${interrupted} interruptions of sending`,
  )
})

function sorted(sent: readonly Sent[]): [string, string][] {
  return sent.map(({ email, id }): [string, string] => [email, id]).sort()
}

const designParts = ['studio-worker', 'postgres', 'studio-1', 'studio-2', 'redis']

test('stores acknowledged designs once, with their images and prints, through kills', {
  tag: '@smoke',
}, async ({ own, ownDataDir, playwright }) => {
  const kills = lengthOf('DESIGN_KILLS', 1, 5)
  const target = lengthOf('DESIGN_ORDERS', 5, 30)
  test.setTimeout(240_000 + kills * 40_000 + target * 4000)
  const files = join(ownDataDir, 'studio')
  const customers = new DesignCustomers(own.url)
  const { acknowledged } = customers

  const request = await playwright.request.newContext({ baseURL: own.url })
  const headers = { authorization: `Bearer ${await signIn(request, own.administrator)}` }
  const get = async (path: string) => (await request.get(path, { headers })).json()

  // Orders of designs that cannot be printed.
  const { _id: unprinted } = await addStudioProduct(request, headers)
  let leaving = false
  const visiting = Array.from({ length: 3 }, async () => {
    while (!leaving) await customers.order({ productId: unprinted })
  })
  for (let killed = 0; killed < kills; killed++) {
    const before = acknowledged.size
    await expect
      .poll(() => acknowledged.size, { timeout: 90_000 })
      .toBeGreaterThan(before + target / kills - 1)
    await killPart(own, designParts[killed % designParts.length] ?? '')
  }
  leaving = true
  await Promise.all(visiting)
  await own.ready()

  // Orders that can be printed: a part is killed during each drawing.
  const { _id: productId } = await addStudioProduct(request, headers)
  for (let killed = 0; killed < kills; killed++) {
    await customers.order({ productId, printable: true })
    await expect
      .poll(() => isDrawing(files, pidOf(own, 'studio-worker')), {
        timeout: 120_000,
        intervals: [20],
      })
      .toBe(true)
    await killPart(own, designParts[killed % designParts.length] ?? '')
  }
  await own.ready()

  let orders: Order[] = []
  const waiting = async () => {
    orders = []
    let next = '/api/design-studio/orders?limit=100'
    while (next) {
      const page = await request.get(next, { headers })
      orders.push(...(await page.json()))
      next = /<(.+?)>/.exec(page.headers().link ?? '')?.[1] ?? ''
    }
    return orders.filter(({ artwork }) => artwork.some(({ state }) => state === 'waiting')).length
  }
  await expect
    .poll(waiting, { timeout: 120_000 + (target + kills) * 3000, intervals: [2000] })
    .toBe(0)

  expect(byEmail(orders.map(order => [order.customerEmail, order._id]))).toEqual(
    byEmail([...acknowledged]),
  )
  for (const { _id, mockups } of orders) {
    const picture = await request.get(mockups[0]?.mockupImageOriginal ?? '')
    expect(sha256(await picture.body()), _id).toBe(sha256(image))
    const { assets } = await get(`/api/design-studio/orders/${_id}/mockups/0/design`)
    expect(assets.map(({ hash }: { hash: string }) => hash)).toEqual([sha256(image)])
    const original = await request.get(assets[0].url)
    expect(sha256(await original.body()), _id).toBe(sha256(image))
  }

  // Complete prints of one design are identical.
  const printed = orders.filter(({ mockups }) => mockups[0]?.productId === productId)
  expect(printed).toHaveLength(kills)
  const prints = new Set<string>()
  for (const { artwork } of printed) {
    expect(artwork.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'pdf ready',
      'png ready',
      'sheet ready',
      'svg ready',
    ])
    for (const { kind, url, bytes } of artwork) {
      const file = await (await request.get(url)).body()
      expect(file, kind).toHaveLength(bytes)
      if (kind === 'png') prints.add(sha256(file))
    }
  }
  expect(prints.size).toBe(1)
  expect(await temporaryFiles(files)).toEqual([])
  expect(await strayFiles(files, own.databaseUrl)).toEqual([])

  if (isFullLength()) expect(customers.refusals).toBeGreaterThan(0)
  console.log(
    `${kills} kills amid orders and ${kills} amid drawings, ${orders.length} orders, ` +
      `${customers.refusals} tries without an acknowledgement`,
  )
  await request.dispose()
})

interface Order {
  _id: string
  customerEmail: string
  mockups: { productId: string; mockupImageOriginal: string }[]
  artwork: { kind: string; state: string; url: string; bytes: number }[]
}

function byEmail(pairs: [string, string][]): [string, string][] {
  return pairs.toSorted(([a], [b]) => a.localeCompare(b))
}

const [redisSeconds = 3, postgresSeconds = 3] = (process.env.ANALYTICS_OUTAGES ?? '3,3')
  .split(',')
  .map(Number)

const visitParts = ['analytics-1', 'postgres', 'analytics-worker', 'redis']

/** Page views of all tests so far. */
let viewsSent = 0

/** Stops the visitors and expects the tables to hold each view once. @returns seconds until all was written */
async function expectAllCounted(own: Stack, visitors: Visitors): Promise<number> {
  await visitors.leave()
  await own.ready()
  const stopped = performance.now()
  viewsSent += visitors.views
  const tables = new VisitTables(own.databaseUrl)
  await expect
    .poll(() => tables.views(), { timeout: 60_000 + postgresSeconds * 1000 })
    .toBe(viewsSent)
  const seconds = (performance.now() - stopped) / 1000
  expect(await tables.sum()).toBe(viewsSent)
  await tables.recount()
  return seconds
}

test('counts acknowledged visits exactly once, through kills', { tag: '@smoke' }, async ({
  own,
}) => {
  const kills = lengthOf('ANALYTICS_KILLS', 2, 4)
  const target = lengthOf('ANALYTICS_SENT', 100, 400)
  test.setTimeout(120_000 + kills * 15_000 + target * 100)
  const visitors = new Visitors(own.url, 8)
  let killed = 0
  while (killed < kills || visitors.acknowledged < target) {
    const before = visitors.acknowledged
    await expect
      .poll(() => visitors.acknowledged, { timeout: 60_000 })
      .toBeGreaterThan(before + Math.min(50, target / kills))
    if (killed >= kills) continue
    await killPart(own, visitParts[killed++ % visitParts.length] ?? '')
  }
  const seconds = await expectAllCounted(own, visitors)
  console.log(
    `${killed} kills, ${visitors.acknowledged} calls and ${visitors.views} page views acknowledged, ` +
      `${visitors.refusals} tries without an acknowledgement; written ${seconds.toFixed(1)} s after the last`,
  )
})

test('rejects visits without Redis, queues them without PostgreSQL, and recovers by itself', async ({
  own,
}) => {
  test.setTimeout(120_000 + (redisSeconds + postgresSeconds) * 3000)
  const memory = new MemoryWatch(own, ['analytics-1', 'analytics-2', 'analytics-worker', 'redis'])
  const visitors = new Visitors(own.url, 8)
  const more = (count: number) => {
    const before = visitors.acknowledged
    return expect
      .poll(() => visitors.acknowledged, { timeout: 60_000 })
      .toBeGreaterThan(before + count)
  }
  await more(50)

  await own.halt('redis')
  const refused = await fetch(`${own.url}/api/analytics/session/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': browser },
    body: JSON.stringify({ consentGiven: true, userType: 'user' }),
  })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  const taken = visitors.acknowledged
  await pause(redisSeconds * 1000)
  expect(visitors.acknowledged).toBe(taken)
  own.resume('redis')
  await more(50)

  await own.halt('postgres')
  await more(50)
  await pause(postgresSeconds * 1000)
  await more(50)
  own.resume('postgres')
  await more(50)

  const seconds = await expectAllCounted(own, visitors)
  console.log(
    `${redisSeconds} s without Redis, ${postgresSeconds} s without PostgreSQL: ${visitors.acknowledged} calls and ` +
      `${visitors.views} page views acknowledged, written ${seconds.toFixed(1)} s after the last; ${memory.stop()}`,
  )
})
