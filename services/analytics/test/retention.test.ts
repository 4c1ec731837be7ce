import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { SessionIds, toStored } from '../src/sessions/session-id.ts'
import type { SessionEvent } from '../src/storage/event.ts'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
afterAll(() => analytics.stop())

test('deletes rows and sums of visits after two years', async () => {
  const { visits } = analytics
  const { db } = analytics.test
  const now = new Date('2026-11-20T12:00:00Z')
  await visits.prepare(db, now, new Date('2024-09-15'))
  const ids = new SessionIds(analytics.config.SESSION_KEY)
  const visitor = { source: 'direct', device: 'desktop', browser: 'Chrome', os: 'Windows' }
  // The last second of October in Greece, and the first of November.
  for (const start of ['2024-10-31T21:59:59Z', '2024-10-31T22:00:00Z', '2026-11-01T10:00:00Z']) {
    const session = toStored(ids.make(Date.parse(start)))
    const at = Date.parse(start)
    const view = { path: '/', title: 'Home', name: 'Home', event: randomUUID() }
    const events: SessionEvent[] = [
      { type: 'start', session, at, visitor, admin: false },
      { type: 'view', session, at, ...view },
    ]
    await analytics.writer().write([{ id: randomUUID(), events }])
  }
  expect((await visits.dropOldMonths(db, now)).at(-1)).toBe('2024-10-01')
  expect(await visits.dropOldMonths(db, now)).toEqual([])
  const days = 'startDate=2024-10-01&endDate=2026-11-30'
  const kept = await analytics.call<{ startTime: string }[]>('GET', `recent-sessions?${days}`)
  expect(kept.body.map(({ startTime }) => startTime)).toEqual([
    '2026-11-01T10:00:00.000Z',
    '2024-10-31T22:00:00.000Z',
  ])
  expect((await analytics.call('GET', `summary?${days}`)).body).toMatchObject({ totalSessions: 2 })
  expect(await analytics.recount()).toEqual([])
})
