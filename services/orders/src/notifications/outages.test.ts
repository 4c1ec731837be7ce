import type { App } from '@stampa/service-kit'
import { MailQueue } from '@stampa/service-kit/mail'
import { type Cable, createCable } from '@stampa/service-kit/testing'
import { test as base, type ExpectStatic } from 'vitest'
import { CatalogServer } from '../../test/catalog-server.ts'
import { startWorker } from '../../test/mail-worker.ts'
import { Mailbox } from '../../test/mailbox.ts'
import { OrdersTest } from '../../test/orders.ts'
import { mails } from './mails.ts'

/**
 * Mails wait for any unavailable dependency, and each is sent once. The tests run at the same time, since most of them
 * wait; those that read a worker's metrics run alone, because a process has one registry.
 */

/** A shop of one test: its service, its mail server and its workers. */
class Shop {
  readonly orders: OrdersTest
  readonly mailbox: Mailbox
  static #lastStart: Promise<unknown> = Promise.resolve()
  readonly #workers: App[] = []

  private constructor(orders: OrdersTest, mailbox: Mailbox) {
    this.orders = orders
    this.mailbox = mailbox
  }

  static async open(overrides: Parameters<typeof OrdersTest.start>[0] = {}): Promise<Shop> {
    return new Shop(await Shop.#inTurn(() => OrdersTest.start(overrides)), await Mailbox.open())
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.close()))
    await this.mailbox.close()
    await this.orders.stop()
  }

  /** Starts a service or worker after those of other tests: each registers its metrics in the one registry. */
  static #inTurn<T>(start: () => Promise<T>): Promise<T> {
    const starting = Shop.#lastStart.then(start)
    Shop.#lastStart = starting.catch(() => {})
    return starting
  }

  async work(own: Parameters<typeof startWorker>[1] = {}): Promise<App> {
    const config = { MAIL_URL: this.mailbox.url, ...own }
    const worker = await Shop.#inTurn(() => startWorker(this.orders, config))
    this.#workers.push(worker)
    return worker
  }

  /** Counts the mails by state; those of unplanned events are `unplanned`. */
  async states(): Promise<Record<string, number>> {
    const { rows } = await this.orders.test.db.raw<{ rows: { state: string; count: number }[] }>(
      `select coalesce(state, 'unplanned') as state, count(*)::int
       from outbox left join mails on event_id = id group by 1`,
    )
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  }
}

const test = base.extend<{ shop: Shop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that a fixture needs from this pattern.
  shop: async ({}, use) => {
    const shop = await Shop.open()
    await use(shop)
    await shop.close()
  },
})

/** Waits until the mails have these states. @param expect of the test */
function expectStates(
  { expect, shop }: { expect: ExpectStatic; shop: Shop },
  states: Record<string, number>,
): Promise<void> {
  return expect.poll(() => shop.states()).toEqual(states)
}

test.concurrent('keeps mails while no worker runs, and sends each once with several workers', async ({
  expect,
  shop,
}) => {
  const { orders, mailbox } = shop
  const send = async (count: number) => {
    for (let n = 0; n < count; n++) await orders.send({ email: `customer-${n}@example.gr` })
  }
  await send(10)
  expect(await shop.states()).toEqual({ unplanned: 10 })
  await shop.work()
  await shop.work()
  await send(10)
  await expectStates({ expect, shop }, { sent: 40 })
  expect(mailbox.mails).toHaveLength(40)
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(40)
})

test.concurrent('keeps mails while Redis is unavailable, and sends them afterwards', async ({
  expect,
  shop,
}) => {
  const { orders, mailbox } = shop
  const cable: Cable = await createCable(orders.test.config.REDIS_URL)
  await shop.work({ REDIS_URL: cable.url })
  await cable.cut()
  await orders.send()
  await expectStates({ expect, shop }, { waiting: 2 })
  await cable.mend()
  await expectStates({ expect, shop }, { sent: 2 })
  expect(mailbox.mails).toHaveLength(2)
  await cable.cut()
})

test.concurrent('sends a mail that was queued twice once', async ({ expect, shop }) => {
  const { orders, mailbox } = shop
  await shop.work()
  await orders.send()
  await expectStates({ expect, shop }, { sent: 2 })
  const rows = await orders.test.db('mails').select('event_id as event', 'audience')
  const queue = new MailQueue(orders.test.config, mails.queue)
  await expect.poll(() => queue.ready).toBe(true)
  await queue.add([...rows, ...rows])
  // The queue is first in, first out: once a later job is done, so is the re-queued mail.
  await orders.send({ email: 'next@example.gr' })
  await expectStates({ expect, shop }, { sent: 4 })
  await queue.close()
  expect(mailbox.mails).toHaveLength(4)
})

test.concurrent('queues a mail again that Redis has lost', async ({ expect, shop }) => {
  const { orders, mailbox } = shop
  await orders.send()
  const { db } = orders.test
  await db.raw(`with o as (update outbox set handed_on_at = now() returning id)
    insert into mails (event_id, audience, handed_on_at)
    select id, 'customer', now() - interval '11 minutes' from o
    union all select id, 'shop', now() from o`)
  await shop.work()
  await expectStates({ expect, shop }, { sent: 1, waiting: 1 })
  expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([['maria@example.gr']])
})

test.concurrent('sends no mail for a deleted order', async ({ expect, shop }) => {
  const { orders, mailbox } = shop
  const { _id } = await orders.order()
  await orders.call('DELETE', `/api/custom-order/${_id}`)
  await shop.work()
  await expectStates({ expect, shop }, { obsolete: 2 })
  expect(mailbox.mails).toEqual([])
})

test.concurrent('lists the failed mails about one order', async ({ expect, shop }) => {
  const { orders, mailbox } = shop
  mailbox.refused.set('maria@example.gr', 554)
  await shop.work()
  const { _id } = await orders.order()
  await orders.send()
  await expectStates({ expect, shop }, { failed: 2, sent: 2 })
  const about = async (id: string) =>
    (await orders.call<object[]>('GET', `/api/contact/undelivered?about=${id}`)).body
  expect(await about(_id)).toMatchObject([
    { about: _id, event: 'order.received', recipient: 'maria@example.gr' },
  ])
  expect(await about(crypto.randomUUID())).toEqual([])
})

test.concurrent('retries all failed mails on request', async ({ expect, shop }) => {
  const { orders, mailbox } = shop
  mailbox.refused.set('maria@example.gr', 554)
  await shop.work()
  await orders.send()
  await orders.send()
  await expectStates({ expect, shop }, { failed: 2, sent: 2 })
  mailbox.refused.clear()
  expect(await orders.call('POST', '/api/contact/undelivered/retry')).toMatchObject({
    status: 200,
    body: { retried: 2 },
  })
  await expectStates({ expect, shop }, { sent: 4 })
})

test.concurrent('waits for names and prices of products before mailing an order, for a limited time', async ({
  expect,
}) => {
  const catalog = await CatalogServer.start()
  const shop = await Shop.open({ CATALOG_URL: catalog.url })
  try {
    const { orders, mailbox } = shop
    await shop.work()
    const { app, db } = orders.test
    const mug = '01a1f795-0000-7000-8000-000000000001'
    const choice = { technique: 'Εξάχνωση', sides: 1, colours: 1, options: [] }
    const products = { products: [mug], quantities: [3], choices: [choice] }
    await catalog.stop()
    const named = await orders.order({ ...products, email: 'named@example.gr' })
    const unnamed = await orders.order({ ...products, email: 'unnamed@example.gr' })
    // Ends the hold of the second order only, at any speed of the machine.
    await db('outbox')
      .whereRaw("payload->>'order' = ?", [named._id])
      .update({ created_at: db.raw("now() + interval '1 minute'") })
    await db('outbox')
      .whereRaw("payload->>'order' = ?", [unnamed._id])
      .update({ created_at: db.raw("now() - interval '21 seconds'") })
    await expect.poll(() => mailbox.of('unnamed@example.gr').length).toBe(1)
    expect(mailbox.of('unnamed@example.gr')[0]?.text).toContain('Προϊόν: 3 τεμ.\n')
    expect(mailbox.of('unnamed@example.gr')[0]?.text).not.toContain('binding')
    expect(mailbox.of('named@example.gr')).toEqual([])

    const fees = { setupFee: 5, extraColour: 0, extraSide: 0 }
    const technique = { name: 'Εξάχνωση', colours: 1, sides: 1, ...fees }
    const techniques = [{ ...technique, tiers: [{ quantity: 1, price: 6 }] }]
    const priceTable = { workingDays: 7, techniques, options: [] }
    catalog.products.set(mug, { title: 'Κούπα', favicon: null, priceTable })
    await catalog.restart()
    await app.orderCompleter.run()
    await expect.poll(() => mailbox.of('named@example.gr').length).toBe(1)
    const text = mailbox.of('named@example.gr')[0]?.text
    expect(text).toContain('Κούπα: 3 τεμ., εκτίμηση 23,00\u00a0€ + ΦΠΑ = 28,52\u00a0€')
    expect(text).toContain('Κούπα: 3 pcs, estimate €23.00 + VAT = €28.52')
    for (const note of ['δεν μας δεσμεύουν', 'not binding']) expect(text).toContain(note)
  } finally {
    await shop.close()
    await catalog.stop()
  }
})

test('retries mails while the mail server is unavailable', async ({ expect, shop }) => {
  const { orders, mailbox } = shop
  await mailbox.close()
  const worker = await shop.work()
  await orders.send()
  await expect
    .poll(async () => (await worker.inject('/metrics')).body)
    .toMatch(/stampa_mails_total\{outcome="retried"\} [2-9]/)
  expect(await shop.states()).toEqual({ waiting: 2 })
  await mailbox.listen()
  await expectStates({ expect, shop }, { sent: 2 })
  expect(mailbox.mails).toHaveLength(2)
})

test('fails a mail to a refused address at once, lists it, and retries it on request', async ({
  expect,
  shop,
}) => {
  const { orders, mailbox } = shop
  const email = 'maria@example.gr'
  mailbox.refused.set(email, 550)
  const worker = await shop.work()
  const { _id } = await orders.order({ email })
  await expectStates({ expect, shop }, { failed: 1, sent: 1 })
  const metrics = (await worker.inject('/metrics')).body
  expect(metrics).toContain('stampa_mails_total{outcome="failed"} 1')
  expect(metrics).toContain('stampa_mails{state="failed"} 1')
  expect(metrics).not.toContain(email)

  const listed = await orders.call<{ _id: string }[]>('GET', '/api/contact/undelivered')
  expect(listed.body).toEqual([
    {
      _id: expect.any(String),
      event: 'order.received',
      about: _id,
      audience: 'customer',
      recipient: 'maria@example.gr',
      reason: 'EENVELOPE 550',
      failedAt: expect.any(String),
    },
  ])
  mailbox.refused.clear()
  const retry = `/api/contact/undelivered/${listed.body[0]?._id}/retry`
  expect(await orders.call('POST', retry)).toMatchObject({ status: 204 })
  await expectStates({ expect, shop }, { sent: 2 })
  expect(mailbox.of(email)).toHaveLength(1)
  expect(await orders.call('GET', '/api/contact/undelivered')).toMatchObject({ body: [] })
  expect(await orders.call('POST', retry)).toMatchObject({ status: 404 })
})

test('retries a mail after a temporary error', async ({ expect, shop }) => {
  const { orders, mailbox } = shop
  mailbox.refused.set('maria@example.gr', 451)
  const worker = await shop.work()
  await orders.send()
  await expect
    .poll(async () => (await worker.inject('/metrics')).body)
    .toContain('stampa_mails_total{outcome="retried"} 1')
  mailbox.refused.clear()
  await expectStates({ expect, shop }, { sent: 2 })
})
