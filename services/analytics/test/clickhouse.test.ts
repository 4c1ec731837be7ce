import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createCable } from '@stampa/service-kit/testing'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { SessionIds, startOf, toStored } from '../src/sessions/session-id.ts'
import { ClickHouse, readServers } from '../src/storage/clickhouse.ts'
import { copyVisits } from '../src/storage/copy-visits.ts'
import { conversionNames, type SessionEvent } from '../src/storage/event.ts'
import { labelId } from '../src/storage/labels.ts'
import type { VisitStore } from '../src/storage/visit-store.ts'
import { Writer } from '../src/storage/writer.ts'
import {
  AnalyticsTest,
  createClickHouseDatabase,
  createSingleClickHouseDatabase,
} from './analytics.ts'
import { ClickHouseServers } from './clickhouse-servers.ts'

/** Starts the service, whose database goes with the test. */
async function start(...args: Parameters<typeof AnalyticsTest.start>): Promise<AnalyticsTest> {
  const analytics = await AnalyticsTest.start(...args)
  onTestFinished(() => analytics.stop())
  return analytics
}

const ids = new SessionIds('a key for tests that is long enough to be one')
const days = 'startDate=2026-09-28&endDate=2026-11-05'

/** Every report, and some of them filtered. */
const reports = [
  ...['summary', 'popular-pages', 'traffic-sources', 'geographic', 'events', 'export'],
  'recent-sessions?limit=200',
  ...['hour', 'day', 'month'].map(grain => `timeseries?grain=${grain}`),
  ...['source', 'country', 'city', 'device', 'browser', 'os', 'userType', 'campaign'].map(
    by => `breakdown?by=${by}`,
  ),
  ...['entryPage', 'exitPage'].map(by => `breakdown?by=${by}`),
].flatMap(report =>
  ['', '&source=google', '&page=/a', '&userType=admin&country=Greece'].map(
    filter => `${report}${report.includes('?') ? '&' : '?'}${days}${filter}`,
  ),
)

/** @returns the answer of each report */
async function readAll(analytics: AnalyticsTest): Promise<Map<string, unknown>> {
  const entries = reports.map(async path => {
    const { status, text } = await analytics.call('GET', path)
    expect(status, text).toBe(200)
    return [path, text.startsWith('[') || text.startsWith('{') ? JSON.parse(text) : text] as const
  })
  return new Map(await Promise.all(entries))
}

const moments = fc.integer({
  min: Date.parse('2026-09-30T20:00:00Z'),
  max: Date.parse('2026-11-01T23:00:00Z'),
})

const visit = fc.record({
  start: moments,
  source: fc.constantFrom('google', 'direct', 'facebook'),
  country: fc.constantFrom(undefined, 'GR', 'CY'),
  city: fc.constantFrom(undefined, 'Athens'),
  campaign: fc.constantFrom(undefined, 'spring'),
  hasStart: fc.boolean(),
  happenings: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 9_000_000 }),
      kind: fc.constantFrom('view', 'view', 'view', 'seen', 'end', 'conversion', 'erase'),
      page: fc.constantFrom('/a', '/b', '/c'),
      name: fc.constantFrom(...conversionNames),
      isRare: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
})

function eventsOf({
  start: at,
  hasStart,
  happenings,
  ...drawn
}: typeof visit extends fc.Arbitrary<infer V> ? V : never) {
  const session = toStored(ids.make(at))
  const { source, country, city, campaign } = drawn
  const visitor = {
    source,
    device: 'mobile',
    browser: 'Chrome',
    os: 'Android',
    ...(country && { country }),
    ...(city && { city }),
    ...(campaign && { campaign }),
  }
  const events: SessionEvent[] = happenings.map(({ after, kind, page, name, isRare }) => {
    const common = { session, at: at + after }
    const once = { ...common, event: randomUUID() }
    if (kind === 'view') return { ...once, type: kind, path: page, title: page, name: 'Page' }
    if (kind === 'conversion') return { ...once, type: kind, name }
    if (kind === 'seen') return { ...common, type: kind, admin: isRare }
    return { ...common, type: kind === 'erase' && isRare ? 'erase' : 'end' }
  })
  if (hasStart) events.push({ type: 'start', session, at, visitor, admin: false })
  return events
}

/** The store of a worker that is killed after each of its writes, before it commits. */
function killedAfterWrite(visits: VisitStore): VisitStore {
  return new Proxy(visits, {
    get: (target, name: keyof VisitStore) =>
      name === 'add'
        ? async (...args: Parameters<VisitStore['add']>) => {
            await target.add(...args)
            throw new Error('killed')
          }
        : target[name].bind(target),
  })
}

test('every report is equal to that of PostgreSQL, for writes that are killed and repeated, with sums of days and without', async () => {
  const clickhouse = await start({}, { worker: false })
  const postgres = await start({}, { worker: false, onPostgres: true })
  const killed = new Writer(killedAfterWrite(clickhouse.visits), clickhouse.test.db, 500)
  const seed = 20_261_128
  const inOrder = fc.sample(visit, { numRuns: 120, seed }).flatMap(eventsOf)
  const shuffled = fc.shuffledSubarray(inOrder, { minLength: inOrder.length })
  const events = fc.sample(shuffled, { numRuns: 1, seed }).flat()
  const half = events.length / 2
  for (const [n, part] of [events.slice(0, half), events.slice(half)].entries()) {
    const batches = Array.from({ length: 20 }, (_, at) => ({
      id: randomUUID(),
      events: part.filter((_, index) => index % 20 === at),
    }))
    // Killed in one grouping, then written in another, then delivered once more.
    for (const at of [0, 7, 14]) {
      await expect(killed.write(batches.slice(at, at + 7))).rejects.toThrow('killed')
    }
    for (const at of [0, 5, 10, 15]) {
      const group = batches.slice(at, at + 5)
      for (const each of [postgres, clickhouse]) await each.writer().write(group)
    }
    await clickhouse.writer().write(batches)
    expect(await clickhouse.recount()).toEqual([])
    const expected = await readAll(postgres)
    expect(await readAll(clickhouse)).toEqual(expected)
    // Later events fall in days that have sums.
    await clickhouse.visits.sumUp(
      clickhouse.test.db,
      new Date(n === 0 ? '2026-10-20' : '2026-12-01'),
    )
    expect(await readAll(clickhouse)).toEqual(expected)
  }
  for (const server of clickhouse.servers) {
    expect(await server.select('select distinct day from sums')).not.toEqual([])
  }
  const counters = ({ test }: AnalyticsTest) =>
    test.db('counters').orderBy('name').select('name', 'count')
  expect(await counters(clickhouse)).toEqual(await counters(postgres))
})

test('visits are copied from PostgreSQL while ClickHouse counts on', async () => {
  const expected = await start({}, { worker: false, onPostgres: true })
  const before = await start({}, { worker: false, onPostgres: true })
  const { DATABASE_URL } = before.config
  const ANALYTICS_STORE = await createSingleClickHouseDatabase()
  const after = await start({ DATABASE_URL, ANALYTICS_STORE }, { worker: false })
  const events = fc.sample(visit, { numRuns: 60, seed: 4 }).flatMap(eventsOf)
  for (const [n, service] of [before, after].entries()) {
    const part = events.filter((_, index) => index % 2 === n)
    for (const each of [service, expected]) {
      await each.writer().write([{ id: randomUUID(), events: part }])
    }
  }
  for (let copy = 0; copy < 2; copy++) await copyVisits(before.test.db, after.visits)
  expect(await readAll(after)).toEqual(await readAll(expected))
  expect(await after.recount()).toEqual([])
})

test('the commands use the configured store', async () => {
  const analytics = await start({}, { worker: false })
  const { DATABASE_URL, SESSION_KEY, ANALYTICS_STORE } = analytics.config
  const cwd = join(import.meta.dirname, '..')
  const env = { ...process.env, DATABASE_URL, SESSION_KEY, ANALYTICS_STORE }
  const run = async (script: string) =>
    (await promisify(execFile)(process.execPath, [script], { cwd, env })).stdout.trim()
  expect(await run('src/seed.ts')).toMatch(/^analytics: \d+ events of 60 days$/)
  expect(await analytics.test.db('sessions')).toEqual([])
  expect(await run('src/recount.ts')).toBe('analytics: every sum matches its visits')
  await analytics.servers[0]?.run('alter table sessions delete where duration > 100')
  await expect.poll(() => run('src/recount.ts').catch(({ stdout }) => stdout)).toContain('differ')
  expect(await run('src/copy-visits.ts')).toBe('')
})

test('a filter finds a page beyond those that a recent session shows', async () => {
  const analytics = await start({}, { worker: false })
  const at = Date.parse('2026-11-03T10:00:00Z')
  const session = toStored(ids.make(at))
  const events = Array.from({ length: 201 }, (_, n): SessionEvent => {
    const path = n < 200 ? '/' : '/last'
    const shown = { path, title: 'Page', name: 'Page' }
    return { type: 'view', session, at: at + n, event: randomUUID(), ...shown }
  })
  await analytics.writer().write([{ id: randomUUID(), events }])
  const { body } = await analytics.call('GET', `recent-sessions?${days}&page=/last`)
  expect(body).toMatchObject([{ pageViews: { length: 200 } }])
})

test('a late write of a killed worker does not undo an erasure, and is deleted', async () => {
  const analytics = await start({}, { worker: false })
  const { db } = analytics.test
  const at = Date.parse('2026-11-03T10:00:00Z')
  const session = toStored(ids.make(at))
  const page = labelId('page', '/')
  const work = {
    erasing: [],
    views: [{ type: 'view' as const, session, at, page, event: '1', batch: randomUUID() }],
    conversions: [],
    others: [{ type: 'end' as const, session, at }],
  }
  const add = () => db.transaction(tx => analytics.visits.add(tx, work))
  const total = async () => (await analytics.call('GET', `summary?${days}`)).body
  const nothing = await total()
  await add()
  await analytics.visits.sumUp(db, new Date())
  expect(await total()).toMatchObject({ totalSessions: 1, totalPageViews: 1 })
  await analytics.writer().write([{ id: randomUUID(), events: [{ type: 'erase', session, at }] }])
  expect(await total()).toEqual(nothing)
  await add()
  expect(await total()).toEqual(nothing)
  await analytics.visits.dropOldMonths(db, new Date())
  const left = () =>
    analytics.select(
      `select session from events union all select session from sessions where length(pages) > 0`,
    )
  await expect.poll(left).toEqual([])
  expect(await analytics.recount()).toEqual([])
})

test('keeps events without ClickHouse or its answer, and writes each once when it is back', async () => {
  const address = await createSingleClickHouseDatabase()
  const cable = await createCable(address)
  onTestFinished(() => cable.cut())
  const analytics = await start({ ANALYTICS_STORE: cable.url })
  const sessionId = await analytics.begin()
  await analytics.written()
  for (let view = 0; view < 20; view++) {
    if (view === 5) {
      await cable.cut()
      const refused = await analytics.call('GET', 'summary')
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    }
    if (view === 10) await cable.mend()
    if (view > 12) cable.breakOff()
    await analytics.view(sessionId, `/page-${view}`)
  }
  expect(await analytics.call('GET', 'queue')).toMatchObject({ status: 200 })
  await analytics.written()
  const { body } = await analytics.call('GET', 'summary')
  expect(body).toMatchObject({ totalSessions: 1, totalPageViews: 20 })
  expect(await analytics.queue()).toMatchObject({ accepted: 21, stored: 21, queued: 0, failed: 0 })
  expect(await analytics.recount()).toEqual([])
})

test('a worker that is killed while it writes loses and doubles nothing', async () => {
  const analytics = await start({}, { worker: false })
  const { DATABASE_URL, REDIS_URL, REDIS_KEY_PREFIX, JWKS_URL, ANALYTICS_STORE } = analytics.config
  const settings = {
    DATABASE_URL,
    REDIS_URL,
    REDIS_KEY_PREFIX,
    JWKS_URL,
    ANALYTICS_STORE,
    PORT: '0',
  }
  const work = () =>
    spawn(process.execPath, ['src/worker.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, ...settings },
      stdio: 'ignore',
    })
  const sessions = await Promise.all(Array.from({ length: 10 }, () => analytics.begin()))
  let views = 0
  for (let kill = 0; kill < 3; kill++) {
    const worker = work()
    const stored = (await analytics.queue()).stored
    await expect
      .poll(async () => {
        await Promise.all(sessions.map(session => analytics.view(session, `/${kill}`)))
        views += sessions.length
        return (await analytics.queue()).stored
      })
      .toBeGreaterThan(stored)
    await Promise.all(sessions.map(session => analytics.view(session, '/last')))
    views += sessions.length
    await pause(20 * kill)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  await analytics.work()
  await expect.poll(async () => (await analytics.queue()).queued, { timeout: 90_000 }).toBe(0)
  const { body } = await analytics.call('GET', 'summary')
  expect(body).toMatchObject({ totalSessions: 10, totalPageViews: views })
  expect(await analytics.queue()).toMatchObject({ stored: views + 10, failed: 0, dropped: {} })
  expect(await analytics.recount()).toEqual([])
})

test('visits wait while one of three servers is killed, and each counts once when it is back', async () => {
  const servers = await ClickHouseServers.start(3)
  onTestFinished(() => servers.stop())
  const analytics = await start({ ANALYTICS_STORE: await createClickHouseDatabase(servers.url) })
  const [leaves = '', ...sessions] = await Promise.all(
    Array.from({ length: 41 }, () => analytics.begin()),
  )
  let views = 0
  let isLoaded = true
  const load = async () => {
    for (; isLoaded; views += sessions.length) {
      await Promise.all(sessions.map(session => analytics.view(session)))
    }
  }
  const loads = [load(), load()]
  await expect.poll(async () => (await analytics.queue()).stored).toBeGreaterThan(500)
  await servers.kill(1)
  await analytics.track('PUT', 'consent', { sessionId: leaves, consentGiven: false })
  await expect.poll(async () => (await analytics.queue()).queued).toBeGreaterThan(1000)
  const refused = await analytics.call('GET', 'summary')
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  await servers.run(1)
  isLoaded = false
  await Promise.all(loads)
  await analytics.written()
  const { body } = await analytics.call('GET', 'summary')
  expect(body).toMatchObject({ totalSessions: sessions.length, totalPageViews: views })
  expect(await analytics.queue()).toMatchObject({ failed: 0, dropped: {} })
  expect(await analytics.unaccounted()).toBe(0)
  expect(await analytics.recount()).toEqual([])
})

test('an added server gets visits that begin from its day on, and the others keep theirs', async () => {
  const servers = await ClickHouseServers.start(3)
  onTestFinished(() => servers.stop())
  const ANALYTICS_STORE = await createClickHouseDatabase(servers.url)
  const before = await start({ ANALYTICS_STORE }, { worker: false })
  const postgres = await start({}, { worker: false, onPostgres: true })
  const write = async (analytics: AnalyticsTest, events: SessionEvent[]) => {
    const batch = { id: randomUUID(), events }
    for (const each of [analytics, postgres]) await each.writer().write([batch])
  }
  const day = Date.parse('2026-10-14T21:00:00Z')
  const events = fc.sample(visit, { numRuns: 200, seed: 5 }).flatMap(eventsOf)
  const isEarly = ({ session }: SessionEvent, at: number) => startOf(session) < day && at % 2 === 0
  await write(before, events.filter(isEarly))
  await before.visits.sumUp(before.test.db, new Date('2026-10-12'))

  await servers.add()
  const { DATABASE_URL } = before.config
  const name = before.servers[0]?.database
  for (const { address } of readServers(`${servers.url}/default`)) {
    await new ClickHouse(address).run(`create database if not exists ${name}`)
  }
  const grown = `${servers.url};from=2026-10-15/${name}?cluster=visits`
  const after = await start({ DATABASE_URL, ANALYTICS_STORE: grown }, { worker: false })
  await expect(before.visits.prepare(before.test.db, new Date())).rejects.toThrow('has 4 shards')
  await write(
    after,
    events.filter((event, at) => !isEarly(event, at)),
  )
  expect(await readAll(after)).toEqual(await readAll(postgres))
  expect(await after.recount()).toEqual([])
  const first = await after.servers
    .at(-1)
    ?.select<{ at: number }>('select min(toUnixTimestamp(started)) as at from events')
  expect(first?.[0]?.at).toBeGreaterThanOrEqual(day / 1000)
})
