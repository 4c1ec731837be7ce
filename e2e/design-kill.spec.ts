import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Stack, startStack } from '@stampa/stack'
import { signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'

/**
 * No order of designs that was acknowledged may be lost, doubled or without its images, whoever dies. It has a
 * platform of its own, whose parts are killed in turn while orders come in. `DESIGN_KILLS` and
 * `DESIGN_ORDERS` make it longer.
 */
const kills = Number(process.env.DESIGN_KILLS ?? 5)
const enough = Number(process.env.DESIGN_ORDERS ?? 30)
const victims = ['studio-1', 'postgres', 'studio-worker', 'studio-2', 'redis']

let own: Stack
let dataDir: string
const administrator = { email: 'admin@stampa.example', password: randomUUID() }

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
})

test.afterAll(async () => {
  await own?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Acknowledged orders by their customer's address, and how often there was no acknowledgement. */
const acknowledged = new Map<string, string>()
let refusals = 0

test('what was acknowledged is stored once with its images, and printed, whoever is killed', async ({
  playwright,
}) => {
  test.setTimeout(180_000 + kills * 20_000 + enough * 4000)
  let leaving = false
  const customers = Array.from({ length: 3 }, async () => {
    while (!leaving) await insist()
  })
  for (let killed = 0; killed < kills; killed++) {
    const before = acknowledged.size
    await expect
      .poll(() => acknowledged.size, { timeout: 90_000 })
      .toBeGreaterThan(before + enough / kills - 1)
    await killAndAwait(victims[killed % victims.length] ?? '')
  }
  leaving = true
  await Promise.all(customers)
  await own.ready()

  const request = await playwright.request.newContext({ baseURL: own.url })
  const headers = { authorization: `Bearer ${await signIn(request, administrator)}` }
  const get = async (path: string) => (await request.get(path, { headers })).json()
  const orders: Order[] = []
  let next = '/api/design-studio/orders?limit=100'
  while (next) {
    const page = await request.get(next, { headers })
    orders.push(...(await page.json()))
    next = /<(.+?)>/.exec(page.headers().link ?? '')?.[1] ?? ''
  }
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
  // Each is settled in the end: drawn, or said why not.
  const waiting = async () => {
    const all: Order[] = await get('/api/design-studio/orders')
    return all.filter(({ artwork }) => artwork.some(({ state }) => state === 'waiting')).length
  }
  await expect.poll(waiting, { timeout: 120_000 + enough * 3000, intervals: [2000] }).toBe(0)
  expect(refusals).toBeGreaterThan(0)
  console.log(
    `${kills} kills, ${orders.length} orders, ${refusals} tries without an acknowledgement`,
  )
  await request.dispose()
})

interface Order {
  _id: string
  customerEmail: string
  mockups: { mockupImageOriginal: string }[]
  artwork: { state: string }[]
}

/** Sends one order with one key until it is acknowledged, as a careful browser does. */
async function insist(): Promise<void> {
  const email = `customer-${randomUUID()}@example.gr`
  const form = new FormData()
  const mockup = {
    ...{ productId: randomUUID(), productName: 'Μπλουζάκι', colorName: 'Λευκό', view: 'front' },
    ...{ designData: '{"objects":[]}', quantity: 1 },
  }
  form.set('mockupImages', new File([new Uint8Array(image)], 'mockup.png'))
  form.set('mockupsData', JSON.stringify([mockup]))
  form.set('customerEmail', email)
  form.set('customerPhone', '69 4444 4444')
  form.set(sha256(image), new File([new Uint8Array(image)], 'image.png'))
  const sent = new Response(form)
  const body = await sent.arrayBuffer()
  const headers = {
    'content-type': sent.headers.get('content-type') ?? '',
    'idempotency-key': randomUUID(),
    connection: 'close',
  }
  for (;;) {
    const url = `${own.url}/api/design-studio/orders/submit`
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (answer?.status === 201) {
      const { orderId } = (await answer.json()) as { orderId: string }
      acknowledged.set(email, orderId)
      return
    }
    refusals++
    const text = await answer?.text().catch(() => '')
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(text)
    await pause(100)
  }
}

async function killAndAwait(part: string): Promise<void> {
  const pidOf = () => own.parts.find(({ name }) => name === part)?.pid
  const pid = pidOf()
  own.kill(part)
  await expect.poll(pidOf, { timeout: 60_000 }).not.toBe(pid)
}

function sorted(pairs: [string, string][]): [string, string][] {
  return pairs.toSorted(([a], [b]) => a.localeCompare(b))
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** One pixel as PNG. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
