import { afterAll, expect, test } from 'vitest'
import { down, up } from '../migrations/20261120t1200-sum-conversions.ts'
import { down as dekadsDown, up as dekadsUp } from '../migrations/20261122t0800-sum-dekads.ts'
import { readSums } from '../src/dashboard/visits.ts'
import { AnalyticsTest } from './analytics.ts'
import { writeVisits } from './visits.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
await writeVisits(analytics)
afterAll(() => analytics.stop())

test('reports are read from the replicas, where there are any', async () => {
  const { DATABASE_URL: DATABASE_READ_URL } = analytics.test.config
  const reader = await AnalyticsTest.start({ DATABASE_READ_URL }, { worker: false })
  const days = 'summary?startDate=2026-10-01&endDate=2026-11-30'
  const { body } = await reader.call('GET', days)
  await reader.stop()
  expect(body).toEqual((await analytics.call('GET', days)).body)
  expect(body).toMatchObject({ totalSessions: 4 })
})

test('the migration sums up dekads from days', async () => {
  const { db } = analytics.test
  const dekads = () => db('rollups').where({ grain: 3 }).orderBy(['bucket', 'value'])
  const before = await dekads()
  await dekadsDown(analytics.test.owner)
  await dekadsUp(analytics.test.owner)
  expect(await dekads()).toEqual(before)
  expect(before).not.toEqual([])
  expect(await analytics.recount()).toEqual([])
})

test('refuses a filter over too many sessions with a reason', async () => {
  const { db } = analytics.test
  const first = () => db('rollups').where({ dimension: 0, grain: 1 }).orderBy('bucket').limit(1)
  const [{ bucket, sessions }] = await first()
  await db('rollups').where({ dimension: 0, grain: 1, bucket }).update({ sessions: 4_000_000 })
  const day = 'startDate=2026-10-01&endDate=2026-10-01'
  expect(await analytics.call('GET', `summary?${day}&source=google`)).toMatchObject({
    status: 400,
    body: { code: 'too_many_visits', message: expect.stringContaining('4000000') },
  })
  expect(await analytics.call('GET', `summary?${day}`)).toMatchObject({ status: 200 })
  await db('rollups').where({ dimension: 0, grain: 1, bucket }).update({ sessions })
})

test('shares one query between equal concurrent requests', async () => {
  const { db } = analytics.test
  const statements: string[] = []
  const listen = ({ sql }: { sql: string }) => statements.push(sql)
  db.on('query', listen)
  const range = { from: '2026-10-01', until: '2026-12-01' }
  const read = () => readSums({ db, range, filter: { device: 'mobile' } })
  const [one, other] = await Promise.all([read(), read()])
  db.off('query', listen)
  expect(one).toBe(other)
  expect(statements.filter(sql => sql.includes('grouping sets'))).toHaveLength(1)
})

test('the migration sums up stored conversions', async () => {
  const { db } = analytics.test
  const tables = async () => ({
    sessions: await db('sessions').orderBy('id'),
    rollups: await db('rollups')
      .whereNot({ sessions: 0 })
      .orderBy(['dimension', 'grain', 'bucket', 'value']),
  })
  const before = await tables()
  await down(analytics.test.owner)
  expect(await analytics.recount()).not.toEqual([])
  await up(analytics.test.owner)
  expect(await analytics.recount()).toEqual([])
  expect(await tables()).toEqual(before)
})
