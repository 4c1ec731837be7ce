import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { SessionIds, toStored } from '../src/sessions/session-id.ts'
import type { ConversionName, SessionEvent } from '../src/storage/event.ts'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
const writer = analytics.writer(100)
const ids = new SessionIds(analytics.config.SESSION_KEY)
afterAll(() => analytics.stop())

const base = { device: 'mobile', browser: 'Chrome', os: 'Android' }

/** Writes the events of one session in the given order, each as a batch of its own. */
async function visit(
  at: number,
  events: readonly ('google' | 'direct' | 'erase' | ConversionName)[],
) {
  const session = toStored(ids.make(at))
  for (const kind of events) {
    const event: SessionEvent =
      kind === 'erase'
        ? { type: 'erase', session, at }
        : kind === 'google' || kind === 'direct'
          ? { type: 'start', session, at, admin: false, visitor: { ...base, source: kind } }
          : { type: 'conversion', session, at: at + 5, event: randomUUID(), name: kind }
    await writer.write([{ id: randomUUID(), events: [event] }])
  }
}

const october = Date.parse('2026-10-05T10:00:00Z')
const november = Date.parse('2026-11-02T10:00:00Z')

interface EventReport {
  name: ConversionName
  count: number
  sessions: number
  bySource: { _id: string; count: number; sessions: number }[]
}

const readEvents = async (query: string) =>
  (await analytics.call<EventReport[]>('GET', `events?${query}`)).body.filter(
    ({ count }) => count > 0,
  )

const both = 'startDate=2026-10-01&endDate=2026-11-30'

test('sums up conversions by source in any order, and erases them with their session', async () => {
  await visit(october, ['google', 'order-sent', 'order-sent'])
  await visit(october, ['contact-sent', 'google', 'order-sent'])
  await visit(november, ['order-sent', 'direct'])
  // Without a start event.
  await visit(november, ['order-sent'])
  await visit(november, ['google', 'mockup-saved', 'erase'])

  expect(await readEvents(both)).toMatchObject([
    { name: 'contact-sent', count: 1, bySource: [{ _id: 'google', count: 1, sessions: 1 }] },
    {
      name: 'order-sent',
      count: 5,
      sessions: 4,
      bySource: [
        { _id: 'direct', count: 2, sessions: 2 },
        { _id: 'google', count: 3, sessions: 2 },
      ],
    },
  ])
  expect(await readEvents('startDate=2026-11-01&endDate=2026-11-30')).toMatchObject([{ count: 2 }])
  expect(await readEvents(`${both}&source=google`)).toMatchObject([
    { name: 'contact-sent', count: 1, sessions: 1 },
    { name: 'order-sent', count: 3, sessions: 2, bySource: [{ _id: 'google' }] },
  ])
  expect(await analytics.recount()).toEqual([])
})
