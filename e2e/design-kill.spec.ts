import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, startStack } from '@stampa/stack'
import { signIn } from './admin-pages.ts'
import { DesignCustomers, image, sha256 } from './designs/customers.ts'
import { isDrawing, strayFiles, temporaryFiles } from './designs/stored-files.ts'
import { expect, test } from './fixtures.ts'

/**
 * No order of designs that was acknowledged may be lost, doubled, without its images or without its print files,
 * whoever dies. It has a platform of its own, whose parts are killed in turn while orders come in, and
 * again each in the middle of a drawing. `DESIGN_KILLS` and `DESIGN_ORDERS` make it longer.
 */
const kills = Number(process.env.DESIGN_KILLS ?? 5)
const enough = Number(process.env.DESIGN_ORDERS ?? 30)
const victims = ['studio-1', 'postgres', 'studio-worker', 'studio-2', 'redis']

let own: Stack
let dataDir: string
let customers: DesignCustomers
const administrator = { email: 'admin@stampa.example', password: crypto.randomUUID() }

test.beforeAll(async ({ stack }) => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-design-kill-'))
  await cp(stack.releasesDir, join(dataDir, 'releases'), { recursive: true })
  own = await startStack({
    dataDir,
    release: [],
    logLevel: 'fatal',
    administrator,
    instances: { pages: 1, studio: 2 },
    limits: { writesPerMinute: 60_000 },
    publicWritesPer10Minutes: 1_000_000,
  })
  customers = new DesignCustomers(own.url)
})

test.afterAll(async () => {
  await own?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('what was acknowledged is stored once with its images, and printed, whoever is killed', async ({
  playwright,
}) => {
  test.setTimeout(240_000 + kills * 40_000 + enough * 4000)
  const files = join(dataDir, 'studio')
  const { acknowledged } = customers

  // Orders come in all the time; nothing of these can be printed.
  let leaving = false
  const visiting = Array.from({ length: 3 }, async () => {
    while (!leaving) await customers.order()
  })
  for (let killed = 0; killed < kills; killed++) {
    const before = acknowledged.size
    await expect
      .poll(() => acknowledged.size, { timeout: 90_000 })
      .toBeGreaterThan(before + enough / kills - 1)
    await killAndAwait(victims[killed % victims.length] ?? '')
  }
  leaving = true
  await Promise.all(visiting)
  await own.ready()

  const request = await playwright.request.newContext({ baseURL: own.url })
  const headers = { authorization: `Bearer ${await signIn(request, administrator)}` }
  const get = async (path: string) => (await request.get(path, { headers })).json()

  // These can: each drawing meets a death, of its own process or of what it leans on.
  const product = await request.post('/api/design-studio/products', {
    headers,
    data: { name: 'Μπλουζάκι' },
  })
  const { _id: productId } = await product.json()
  for (let killed = 0; killed < kills; killed++) {
    await customers.order({ productId, printable: true })
    await expect
      .poll(() => isDrawing(files, pidOf('studio-worker')), { timeout: 120_000, intervals: [20] })
      .toBe(true)
    await killAndAwait(victims[killed % victims.length] ?? '')
  }
  await own.ready()

  // Each is settled in the end: drawn, or said why not.
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
    .poll(waiting, { timeout: 120_000 + (enough + kills) * 3000, intervals: [2000] })
    .toBe(0)

  expect(sorted(orders.map(order => [order.customerEmail, order._id]))).toEqual(
    sorted([...acknowledged]),
  )
  for (const { _id, mockups } of orders) {
    const picture = await request.get(mockups[0]?.mockupImageOriginal ?? '')
    expect(sha256(await picture.body()), _id).toBe(sha256(image))
    const { assets } = await get(`/api/design-studio/orders/${_id}/mockups/0/design`)
    expect(assets.map(({ hash }: { hash: string }) => hash)).toEqual([sha256(image)])
    const original = await request.get(assets[0].url)
    expect(sha256(await original.body()), _id).toBe(sha256(image))
  }

  // One and the same design: whole prints of it are the same to the byte.
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

  expect(customers.refusals).toBeGreaterThan(0)
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

function pidOf(part: string): number | undefined {
  return own.parts.find(({ name }) => name === part)?.pid
}

async function killAndAwait(part: string): Promise<void> {
  const pid = pidOf(part)
  own.kill(part)
  await expect.poll(() => pidOf(part), { timeout: 60_000 }).not.toBe(pid)
}

function sorted(pairs: [string, string][]): [string, string][] {
  return pairs.toSorted(([a], [b]) => a.localeCompare(b))
}
