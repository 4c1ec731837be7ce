import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { demoVisits } from '../seeds/visits.ts'
import { SessionIds } from '../src/sessions/session-id.ts'
import { Writer } from '../src/storage/writer.ts'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
afterAll(() => analytics.stop())

test('seeds plausible visits whose sums match', async () => {
  const writer = new Writer(analytics.test.db, 1000)
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
