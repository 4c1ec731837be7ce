import { Company } from '@stampa/service-kit/company'
import { inLane, laneOf } from '@stampa/service-kit/lane'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { CatalogServer } from './catalog-server.ts'
import { startWorker } from './mail-worker.ts'
import { Mailbox } from './mailbox.ts'
import { OrdersTest, type Saved } from './orders.ts'

/** An order in a lane of the catalog: its products and its mails are those of the lane's instance, and of no other. */

const lanes = [
  'live',
  'lane~catalog.127.0.0.1.1~1900000000~a',
  'lane~catalog.127.0.0.1.2~1900000000~b',
]
const baggageOf = (lane: string) => (lane === 'live' ? {} : { baggage: `stampa-lane=${lane}` })
const product = '01a1f795-0000-7000-8000-000000000001'

/** Lanes that the gateway does not know any more, and those whose instance is away. */
const ended = new Set<string>()
const away = new Set<string>()

const catalog = await CatalogServer.start()
catalog.answer = ({ url, headers }, response) => {
  const lane = laneOf(headers.baggage) ?? 'live'
  const status = ended.has(lane) ? 410 : away.has(lane) ? 502 : 200
  const isSettings = url === '/api/company/settings'
  const body = isSettings ? { legalName: lane, email: 'a@example.gr' } : { title: lane }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const orders = await OrdersTest.start({ CATALOG_URL: catalog.url, DATABASE_POOL_MAX: 3 })
const mailbox = await Mailbox.open()
const worker = await startWorker(orders, { MAIL_URL: mailbox.url })

afterAll(async () => {
  await worker.close()
  await mailbox.close()
  await orders.stop()
  await catalog.stop()
})

beforeEach(() => {
  ended.clear()
  away.clear()
})

async function place(lane: string): Promise<{ id: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.gr`
  const fields = { email, products: [product], quantities: [1] }
  const { status, body } = await orders.send(fields, baggageOf(lane))
  expect(status).toBe(201)
  return { id: body._id, email }
}

async function titleOf(id: string): Promise<string> {
  const { body } = await orders.call<Saved & { products: { title: string }[] }>(
    'GET',
    `/api/custom-order/${id}`,
  )
  return body.products[0]?.title ?? ''
}

test('simultaneous orders of lanes and live ones each get their own catalog, to the mail', async () => {
  const chosen = Array.from({ length: 30 }, (_, index) => lanes[index % 3] ?? '')
  const placed: Awaited<ReturnType<typeof place>>[] = []
  let next = 0
  const loop = async () => {
    while (next < chosen.length) {
      const index = next++
      placed[index] = await place(chosen[index] ?? '')
    }
  }
  await Promise.all([loop(), loop(), loop(), loop(), loop(), loop()])
  await expect
    .poll(() => Promise.all(placed.map(({ id }) => titleOf(id))), { timeout: 30_000 })
    .toEqual(chosen)
  const senders = () => placed.map(({ email }) => mailbox.of(email)[0]?.from?.name)
  await expect.poll(senders, { timeout: 60_000 }).toEqual(chosen)
})

test('an order keeps no trace of its lane once it has its titles, nor shows one', async () => {
  const [, lane = ''] = lanes
  const { id } = await place(lane)
  await expect.poll(() => titleOf(id)).toBe(lane)
  const row = await orders.test.db('custom_orders').where({ id }).first()
  expect(Object.keys(row.lines[0])).not.toContain('lane')
  away.add(lane)
  const pending = await place(lane)
  const { body } = await orders.call('GET', `/api/custom-order/${pending.id}`)
  expect(JSON.stringify(body)).not.toContain('lane~')
})

test('an order whose lane has ended gets the live catalog', async () => {
  const lane = 'lane~catalog.127.0.0.1.3~1900000000~c'
  ended.add(lane)
  const { id, email } = await place(lane)
  await expect.poll(() => titleOf(id)).toBe('live')
  await expect.poll(() => mailbox.of(email)[0]?.from?.name, { timeout: 20_000 }).toBe('live')
})

test('an instance that is away holds up no order outside of its lane', async () => {
  const [, lane = ''] = lanes
  away.add(lane)
  const waiting = []
  for (let count = 0; count < 4; count++) waiting.push(await place(lane))
  const { id } = await place('live')
  await expect.poll(() => titleOf(id)).toBe('live')
  expect(await Promise.all(waiting.map(each => titleOf(each.id)))).toEqual(['', '', '', ''])
})

test('the identity of the company is known apart for each lane', async () => {
  const company = new Company(catalog.url)
  const find = async (lane: string) =>
    inLane(lane === 'live' ? undefined : lane, async () => ({
      name: (await company.find()).legalName,
      answered: company.answered,
    }))
  const [live = '', lane = '', other = ''] = lanes
  away.add(other)
  const found = await Promise.all([find(live), find(lane), find(other), find(live), find(lane)])
  expect(found.map(({ name }) => name)).toEqual([live, lane, '', live, lane])
  expect((await find(other)).answered).toBe(false)
  expect((await find(live)).answered).toBe(true)
})
