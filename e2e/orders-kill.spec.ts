import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, startStack } from '@stampa/stack'
import { expect, test } from './fixtures.ts'
import { Customers, type Sent } from './orders/customers.ts'
import { Inbox } from './orders/inbox.ts'
import { countUntold, readLedger } from './orders/ledger.ts'

/**
 * Nothing that a customer was told is received may be lost, nor the mails about it, whoever dies. It has a platform of its
 * own, whose parts are killed in turn while orders and messages come in. `ORDERS_KILLS` and
 * `ORDERS_SENT` make it longer.
 */
const kills = Number(process.env.ORDERS_KILLS ?? 10)
const enough = Number(process.env.ORDERS_SENT ?? 300)
const victims = ['orders-1', 'postgres', 'orders-worker', 'orders-2', 'redis']

/** Who sends mails, and what keeps in mind that they were sent. */
const senders = ['orders-worker', 'redis', 'postgres']

/** Mails that a worker sends at once, and so as many as may be repeated when one of these is killed. */
const atOnce = 5

let own: Stack
let dataDir: string
let inbox: Inbox

test.beforeAll(async ({ stack }) => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-orders-kill-'))
  await cp(stack.releasesDir, join(dataDir, 'releases'), { recursive: true })
  inbox = await Inbox.open()
  own = await startStack({
    dataDir,
    release: [],
    logLevel: 'fatal',
    instances: { pages: 1, identity: 1, catalog: 1, orders: 2 },
    limits: { writesPerMinute: 60_000 },
    publicWritesPer10Minutes: 1_000_000,
    mail: { url: inbox.url },
  })
})

test.afterAll(async () => {
  await own?.stop()
  await inbox?.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('what was acknowledged is stored exactly once and told, whoever is killed', async () => {
  test.setTimeout(120_000 + kills * 15_000 + enough * 200)
  const customers = new Customers(own.url, image, 8)
  let killed = 0
  let interrupted = 0
  while (killed < kills || customers.acknowledged < enough) {
    const before = customers.acknowledged
    // So that every victim dies in the middle of work, not while others are still coming back.
    await expect
      .poll(() => customers.acknowledged, { timeout: 60_000 })
      .toBeGreaterThan(before + Math.min(20, enough / kills))
    if (killed >= kills) continue
    const victim = victims[killed++ % victims.length] ?? ''
    if (senders.includes(victim)) interrupted++
    await killAndAwait(victim)
  }
  await customers.leave()
  await own.ready()
  await expect.poll(() => countUntold(own.databaseUrl), { timeout: 180_000 }).toBe(0)

  const { orders, messages, halves, mails } = await readLedger(own.databaseUrl)
  expect(sorted(customers.orders)).toEqual([...orders].sort())
  expect(sorted(customers.messages)).toEqual([...messages].sort())
  expect(halves).toEqual([])
  expect(customers.refusals).toBeGreaterThan(0)
  expect([...inbox.received.keys()].sort()).toEqual(mails.sort())
  const repeated = [...inbox.received.values()].reduce((sum, times) => sum + times - 1, 0)
  expect(repeated).toBeLessThanOrEqual(interrupted * atOnce)
  console.log(
    `${killed} kills, ${customers.orders.length} orders and ${customers.messages.length} messages, ` +
      `${customers.refusals} tries without an acknowledgement, ${mails.length} mails, ` +
      `${repeated} of them sent twice over ${interrupted} interruptions of sending`,
  )
})

async function killAndAwait(part: string): Promise<void> {
  const pidOf = () => own.parts.find(({ name }) => name === part)?.pid
  const pid = pidOf()
  own.kill(part)
  await expect.poll(pidOf, { timeout: 60_000 }).not.toBe(pid)
}

function sorted(sent: readonly Sent[]): [string, string][] {
  return sent.map(({ email, id }): [string, string] => [email, id]).sort()
}

/** One pixel as PNG. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
