import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { demoVisits } from '../seeds/visits.ts'
import { SessionIds } from '../src/sessions/session-id.ts'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
afterAll(() => analytics.stop())

test('seeds plausible visits whose sums match', async () => {
  const writer = analytics.writer(1000)
  const ids = new SessionIds(analytics.config.SESSION_KEY)
  for (const events of demoVisits(ids, Date.now(), 10)) {
    await writer.write([{ id: randomUUID(), events }])
  }
  const get = async <T>(path: string) => (await analytics.call<T>('GET', path)).body
  const summary = await get<Record<string, number>>('summary')
  expect(summary.totalSessions).toBeGreaterThan(200)
  expect(summary.totalPageViews).toBeGreaterThan(summary.totalSessions ?? 0)
  expect(summary.avgSessionDuration).toBeGreaterThan(30)
  expect(summary.uniqueCountries).toBeGreaterThan(3)
  const sources = await get<{ _id: string }[]>('traffic-sources')
  expect(sources.map(({ _id }) => _id).sort()).toEqual([
    'direct',
    'facebook',
    'google',
    'instagram',
    'linkedin',
    'other',
  ])
  expect(await analytics.recount()).toEqual([])
})

test('fills a database once when two seeds start at the same time', async () => {
  const other = await AnalyticsTest.start({}, { worker: false })
  onTestFinished(() => other.stop())
  const { DATABASE_URL, SESSION_KEY } = other.config
  const cwd = new URL('..', import.meta.url)
  const env = { ...process.env, DATABASE_URL, SESSION_KEY }
  const seed = () => promisify(execFile)(process.execPath, ['src/seed.ts'], { cwd, env })
  const { db, owner } = other.test
  // A seed makes the partitions of its months itself.
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'sessions'::regclass`,
  )
  await owner.raw(`drop table ${rows.map(({ name }) => name).join(', ')}`)
  const blocking = await db.transaction()
  await blocking.raw('lock table sessions in exclusive mode')
  const seeds = Promise.all([seed(), seed()])
  const waiting = db('pg_stat_activity')
    .whereRaw('datname = current_database()')
    .where('wait_event_type', 'Lock')
  await expect.poll(() => waiting.clone().distinct('pid')).toHaveLength(2)
  await blocking.commit()
  const outputs = await seeds
  const said = outputs.map(({ stdout }) => stdout.trim()).toSorted()
  expect(said).toEqual([
    expect.stringMatching(/^analytics: \d+ events of 60 days$/),
    'analytics: was filled by another run meanwhile',
  ])
})
