import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { signIn } from '../admin-pages.ts'
import { Crowd } from './crowd.ts'
import { test as base } from './crowd-test.ts'
import { expect } from './fixtures.ts'
import { compare, countUnsent } from './ledger.ts'
import { RedisCluster } from './redis-cluster.ts'

const kills = Number(process.env.STAMPA_FAILOVERS ?? 20)

/** The platform on three Redis servers, of which each process knows the Sentinels. */
const test = base.extend<object, { cluster: RedisCluster }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const cluster = await RedisCluster.start()
      await use(cluster)
      await cluster.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownOptions: async ({ inbox, cluster }, use) => {
    await use({
      redisUrl: await cluster.primaryUrl(),
      publicWritesPer10Minutes: 1_000_000,
      trackingCallsPerMinute: 1_000_000,
      mail: { url: inbox.url },
      onCommand: async (_part, command) =>
        command.env.REDIS_URL
          ? { ...command, env: { ...command.env, REDIS_URL: cluster.url } }
          : command,
    })
  },
})

test(`the primary is killed ${kills} times, and again with its replicas cut off: no order is lost, writes are back in 15 s, what Redis loses is counted`, async ({
  own,
  book,
  cluster,
  inbox,
  ownDataDir,
  playwright,
}) => {
  test.setTimeout(1_200_000 + kills * 240_000)
  const request = await playwright.request.newContext({ baseURL: own.url })
  const outages: number[] = []
  // The comparison reads the folder of its files.
  await new Crowd(book, false, {}).act('designs')

  /** Kills the primary again and again under load. @returns the sessions that were wrong afterwards */
  const killAll = async (isCut: boolean) => {
    const crowd = new Crowd(book, false, { visits: 4, orders: 1, messages: 1 })
    const back: number[] = []
    const sessions = { lost: 0, revived: 0 }
    try {
      for (let kill = 0; kill < kills; kill++) {
        await cluster.whole()
        await pause(2000)
        const ended = await signIn(request, own.administrator)
        if (isCut) await cluster.cutReplicas(true)
        await signOut(request, ended)
        const live = await signIn(request, own.administrator)
        if (isCut) await pause(1000)
        const revive = await cluster.killPrimary()
        if (isCut) await cluster.cutReplicas(false)
        const began = performance.now()
        await Promise.all([crowd.act('visits'), crowd.act('orders')])
        back.push((performance.now() - began) / 1000)
        console.log(`kill ${kill + 1}: writes back after ${back.at(-1)?.toFixed(1)} s`)
        if (!(await isSignedIn(request, live))) sessions.lost++
        if (await isSignedIn(request, ended)) sessions.revived++
        await revive()
      }
      await cluster.whole()
    } finally {
      await crowd.leave()
    }
    expect([...crowd.unclear]).toEqual([])
    const sorted = back.toSorted((a, b) => a - b)
    const times = [0, Math.floor(kills / 2), kills - 1].map(at => sorted[at]?.toFixed(1))
    console.log(
      `${kills} kills${isCut ? ', replicas cut off for a second' : ''}: writes back after ${times.join(', ')} s ` +
        `(min, median, max); ${crowd.acknowledged.orders} orders, ${crowd.acknowledged.messages} messages and ` +
        `${crowd.acknowledged.visits} visits acknowledged, ${crowd.refusals} refusals; ` +
        `${sessions.lost} new sessions lost, ${sessions.revived} ended ones live again`,
    )
    outages.push(...back)
    return sessions
  }

  expect(await killAll(false)).toEqual({ lost: 0, revived: 0 })
  // What only Redis has may be lost: the test would prove nothing if its replicas had it.
  expect(await killAll(true)).toEqual({ lost: kills, revived: kills })
  expect(Math.max(...outages)).toBeLessThanOrEqual(15)

  // Mails whose jobs were lost are queued again after ten minutes.
  await expect.poll(() => countUnsent(own), { timeout: 12 * 60_000, intervals: [5000] }).toBe(0)
  const { lost, doubled, halves } = await compare(book, ownDataDir, inbox.received)
  const { orders, messages, visits } = book
  console.log(
    `${orders.size} orders, ${messages.size} messages and ${visits} page views acknowledged; lost: ${lost.join() || 'none'}`,
  )
  expect(lost.filter(name => !name.endsWith(' page views'))).toEqual([])
  expect({ doubled, halves }).toEqual({ doubled: [], halves: [] })
  await request.dispose()
  expect(own.parts.filter(({ restarts }) => restarts > 0)).toEqual([])
})

async function signOut(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post('/api/auth/logout', { headers })
  expect(answer.ok()).toBe(true)
}

async function isSignedIn(request: APIRequestContext, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const status = async () => (await request.get('/api/faq/admin', { headers })).status()
  // Without Redis the service cannot say.
  await expect.poll(status, { timeout: 30_000 }).not.toBe(503)
  return (await status()) === 200
}
