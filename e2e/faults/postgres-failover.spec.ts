import { setTimeout as pause } from 'node:timers/promises'
import { Crowd } from './crowd.ts'
import { test as base } from './crowd-test.ts'
import { expect } from './fixtures.ts'
import { compare, countPending } from './ledger.ts'
import { PostgresCluster } from './postgres-cluster.ts'

const kills = Number(process.env.STAMPA_FAILOVERS ?? 20)
const isSynchronous = process.env.STAMPA_SYNCHRONOUS !== 'off'

/** The platform on three PostgreSQL servers, of which each process knows the addresses. */
const test = base.extend<object, { cluster: PostgresCluster }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const cluster = await PostgresCluster.start(isSynchronous)
      await use(cluster)
      await cluster.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownOptions: async ({ inbox, cluster }, use) => {
    const databaseUrl = await cluster.url()
    const { host } = new URL(databaseUrl)
    await use({
      databaseUrl,
      publicWritesPer10Minutes: 1_000_000,
      mail: { url: inbox.url },
      onCommand: async (_part, command) => {
        const { DATABASE_URL } = command.env
        if (!DATABASE_URL) return command
        const url = `${DATABASE_URL.replace(host, cluster.hosts)}?target_session_attrs=read-write`
        return { ...command, env: { ...command.env, DATABASE_URL: url } }
      },
    })
  },
})

// One after the other, on one platform.
test.describe.configure({ mode: 'default' })

test(`the primary is killed ${kills} times under orders: none is lost or doubled, writes are back in 15 s`, async ({
  own,
  book,
  cluster,
  inbox,
  ownDataDir,
}) => {
  test.setTimeout(300_000 + kills * 120_000)
  const crowd = new Crowd(book, false, { orders: 2, messages: 1 })
  const outages: number[] = []
  try {
    // The comparison reads the folder of its files.
    await crowd.act('designs')
    for (let kill = 0; kill < kills; kill++) {
      if (isSynchronous) await cluster.whole()
      await pause(2000)
      const revive = await cluster.killPrimary(kill % 2 === 0)
      const began = performance.now()
      await crowd.act('orders')
      outages.push((performance.now() - began) / 1000)
      console.log(`kill ${kill + 1}: writes back after ${outages.at(-1)?.toFixed(1)} s`)
      await revive()
    }
    await cluster.whole()
    await crowd.leave()
    await expect.poll(() => countPending(book), { timeout: 120_000 }).toBe(0)
    const { lost, doubled, halves } = await compare(book, ownDataDir, inbox.received)
    const sorted = outages.toSorted((a, b) => a - b)
    const [min, median, max] = [0, Math.floor(kills / 2), kills - 1].map(at => sorted[at] ?? 0)
    const { orders, messages } = book
    console.log(
      `${kills} kills; writes back after ${[min, median, max].map(s => s?.toFixed(1)).join(', ')} s (min, median, max); ` +
        `${orders.size} orders and ${messages.size} messages acknowledged, ${crowd.refusals} refusals, ` +
        `${lost.length} lost, ${doubled.length} doubled`,
    )
    expect({ lost, doubled, halves }).toEqual({ lost: [], doubled: [], halves: [] })
    expect([...crowd.unclear]).toEqual([])
    expect(max).toBeLessThanOrEqual(15)
  } finally {
    await crowd.leave()
  }
  expect(own.parts.filter(({ restarts }) => restarts > 0)).toEqual([])
})

test('an order that no standby has is not acknowledged', async ({ own, cluster }) => {
  await cluster.whole()
  const order = () => {
    const body = new FormData()
    body.set('email', 'waits@shop.example')
    body.set('phone', '69 4444 4444')
    return fetch(`${own.url}/api/custom-order`, { method: 'POST', body })
  }
  await cluster.holdReplication(true)
  try {
    const { status, headers } = await order()
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  } finally {
    await cluster.holdReplication(false)
  }
  await cluster.whole()
  await expect.poll(async () => (await order()).status).toBe(201)
})
