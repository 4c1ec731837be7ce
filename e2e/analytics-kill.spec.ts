import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Stack, startStack } from '@stampa/stack'
import pg from 'pg'
import { MemoryWatch } from './analytics/memory.ts'
import { browser, Visitors } from './analytics/visitors.ts'
import { expect, test } from './fixtures.ts'

/**
 * No visit that was acknowledged may be lost or counted twice, whoever dies or is away for a while. It has a platform of
 * its own, whose parts are killed or halted in turn while visitors come. `ANALYTICS_KILLS` (16 for each part four
 * times), `ANALYTICS_SENT` and `ANALYTICS_OUTAGES` (seconds without Redis and without PostgreSQL, `60,300`) make it
 * longer.
 */
const kills = Number(process.env.ANALYTICS_KILLS ?? 4)
const enough = Number(process.env.ANALYTICS_SENT ?? 400)
const [redisAway = 3, postgresAway = 3] = (process.env.ANALYTICS_OUTAGES ?? '3,3')
  .split(',')
  .map(Number)
const victims = ['analytics-1', 'postgres', 'analytics-worker', 'redis']

let own: Stack
let dataDir: string
/** Page views of all tests so far. */
let sent = 0

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ stack }) => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-analytics-kill-'))
  await cp(stack.releasesDir, join(dataDir, 'releases'), { recursive: true })
  own = await startStack({
    dataDir,
    release: [],
    logLevel: 'fatal',
    instances: { pages: 1, identity: 1, catalog: 1, orders: 1, analytics: 2 },
    limits: { writesPerMinute: 600_000 },
    trackingCallsPerMinute: 1_000_000,
  })
})

test.afterAll(async () => {
  await own?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('what was acknowledged is counted exactly once, whoever is killed', async () => {
  test.setTimeout(120_000 + kills * 15_000 + enough * 100)
  const visitors = new Visitors(own.url, 8)
  let killed = 0
  while (killed < kills || visitors.acknowledged < enough) {
    const before = visitors.acknowledged
    // So that every victim dies in the middle of work, not while others are still coming back.
    await expect
      .poll(() => visitors.acknowledged, { timeout: 60_000 })
      .toBeGreaterThan(before + Math.min(50, enough / kills))
    if (killed >= kills) continue
    await killAndAwait(victims[killed++ % victims.length] ?? '')
  }
  const seconds = await expectAllWritten(visitors)
  console.log(
    `${killed} kills, ${visitors.acknowledged} calls and ${visitors.views} page views acknowledged, ` +
      `${visitors.refusals} tries without an acknowledgement; written ${seconds.toFixed(1)} s after the last`,
  )
})

test('without Redis nothing is taken and without PostgreSQL it waits; both come back by themselves', async () => {
  test.setTimeout(120_000 + (redisAway + postgresAway) * 3000)
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
  await pause(redisAway * 1000)
  expect(visitors.acknowledged).toBe(taken)
  own.resume('redis')
  await more(50)

  await own.halt('postgres')
  await more(50)
  await pause(postgresAway * 1000)
  await more(50)
  own.resume('postgres')
  await more(50)

  const seconds = await expectAllWritten(visitors)
  console.log(
    `${redisAway} s without Redis, ${postgresAway} s without PostgreSQL: ${visitors.acknowledged} calls and ` +
      `${visitors.views} page views acknowledged, written ${seconds.toFixed(1)} s after the last; ${memory.stop()}`,
  )
})

/** Lets the visitors leave, and holds them against the tables. @returns seconds until everything was written */
async function expectAllWritten(visitors: Visitors): Promise<number> {
  await visitors.leave()
  await own.ready()
  const stopped = performance.now()
  sent += visitors.views
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  const count = async (sql: string) => Number((await client.query(sql)).rows[0]?.count)
  try {
    await expect
      .poll(() => count('select count(*) from page_views'), {
        timeout: 60_000 + postgresAway * 1000,
      })
      .toBe(sent)
    const seconds = (performance.now() - stopped) / 1000
    expect(
      await count('select sum(views) as count from rollups where dimension = 0 and grain = 2'),
    ).toBe(sent)
    await recount()
    return seconds
  } finally {
    await client.end()
  }
}

async function killAndAwait(part: string): Promise<void> {
  const pidOf = () => own.parts.find(({ name }) => name === part)?.pid
  const pid = pidOf()
  own.kill(part)
  await expect.poll(pidOf, { timeout: 60_000 }).not.toBe(pid)
}

function databaseUrl(): string {
  const url = new URL(own.databaseUrl)
  url.pathname = '/stampa_analytics'
  return url.href
}

/** The service's own command, which fails when a sum is not what its visits come to. */
async function recount(): Promise<void> {
  const folder = join(import.meta.dirname, '../services/analytics')
  const env = { ...process.env, DATABASE_URL: databaseUrl() }
  await promisify(execFile)(process.execPath, ['src/recount.ts'], { cwd: folder, env })
}
