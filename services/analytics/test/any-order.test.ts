import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { SessionIds, toStored } from '../src/sessions/session-id.ts'
import { conversionNames, type SessionEvent } from '../src/storage/event.ts'
import { AnalyticsTest, onClickHouse } from './analytics.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
await analytics.visits.prepare(analytics.test.db, new Date('2026-11-20'), new Date('2026-10-01'))
afterAll(() => analytics.stop())

const ids = new SessionIds('a key for tests that is long enough to be one')

/** Around midnight at the end of a month in Greece, where days and months differ from UTC. */
const starts = ['2026-10-31T21:59:59.500Z', '2026-10-31T22:00:00Z', '2026-11-03T12:00:00Z']
const sessions = starts.map(start => toStored(ids.make(Date.parse(start))))

/** Distinct events of three sessions, some of which are erased. */
const happenings: fc.Arbitrary<SessionEvent[]> = fc
  .array(
    fc.record({
      session: fc.constantFrom(...sessions),
      after: fc.integer({ min: 0, max: 7_200_000 }),
      kind: fc.constantFrom('view', 'view', 'view', 'seen', 'end', 'conversion', 'erase'),
      page: fc.constantFrom('/', '/products', '/contact'),
      admin: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map(drawn => [
    ...sessions.map((session, n): SessionEvent => {
      const visitor = {
        source: n === 0 ? 'google' : 'direct',
        ...(n < 2 && { country: 'GR', city: 'Athens' }),
        device: 'mobile',
        browser: 'Chrome',
        os: 'Android',
        ...(n === 1 && { campaign: 'spring' }),
      }
      return { type: 'start', session, at: startsAt(session), visitor, admin: false }
    }),
    ...drawn.map(({ session, after, kind, page, admin }): SessionEvent => {
      const common = { session, at: startsAt(session) + after }
      switch (kind) {
        case 'view':
          return {
            ...common,
            type: 'view',
            event: randomUUID(),
            path: page,
            title: `${page} ${after % 3}`,
            name: 'Page',
          }
        case 'seen':
          return { ...common, type: 'seen', admin }
        case 'conversion':
          return { ...common, type: 'conversion', event: randomUUID(), name: conversionNames[0] }
        case 'erase':
          // Rare, as most visitors do not withdraw.
          return after % 4 === 0 ? { ...common, type: 'erase' } : { ...common, type: 'end' }
        default:
          return { ...common, type: 'end' }
      }
    }),
  ])

function startsAt(session: string): number {
  return Date.parse(starts[sessions.indexOf(session)] ?? '')
}

/** The same events as a queue may deliver them: reordered, repeated, in batches of any size. */
const delivered = (events: SessionEvent[]) =>
  fc
    .tuple(
      fc.shuffledSubarray(events, { minLength: events.length }),
      fc.subarray(events),
      fc.integer({ min: 1, max: 8 }),
    )
    .map(([all, again, size]) => {
      const sequence = [...all, ...again]
      return Array.from({ length: Math.ceil(sequence.length / size) }, (_, n) =>
        sequence.slice(n * size, (n + 1) * size),
      )
    })

test('stores the same tables for any order, repetition and delay of the same events, by one worker or two at once', async () => {
  const scenario = happenings.chain(events => fc.tuple(fc.constant(events), delivered(events)))
  await fc.assert(
    fc.asyncProperty(scenario, async ([events, batches]) => {
      const inOrder = await tablesAfter([events.toSorted((a, b) => a.at - b.at)])
      const asDelivered = await tablesAfter(batches)
      expect(asDelivered).toEqual(inOrder)
      expect(await tablesAfter(batches, 2)).toEqual(inOrder)
    }),
    { numRuns: process.env.LONG_TESTS === '1' ? 100 : onClickHouse ? 4 : 20 },
  )
}, 120_000)

/** @param writers that take turns at the batches, and write at the same time */
async function tablesAfter(batches: SessionEvent[][], writers = 1) {
  const { db, owner } = analytics.test
  await owner.raw(
    'truncate labels, sessions, page_views, conversions, erased_sessions, rollups, batches, counters',
  )
  for (const server of analytics.servers) {
    for (const table of ['events', 'sessions']) await server.run(`truncate table ${table}`)
  }
  const queue = batches.map(events => ({ id: randomUUID(), events }))
  await Promise.all(
    Array.from({ length: writers }, async () => {
      const writer = analytics.writer()
      for (let batch = queue.shift(); batch; batch = queue.shift()) {
        await writer.write([batch])
        // The queue may deliver a written batch again.
        if (batch.events.length % 2 === 0) await writer.write([batch])
      }
    }),
  )
  expect(await analytics.recount()).toEqual([])
  const rows = async (sql: string) => (await db.raw<{ rows: unknown[] }>(sql)).rows
  return {
    labels: await rows('select id, kind, text, title, name, titled_at from labels order by id'),
    sessions: await rows('select * from sessions order by id'),
    views: await rows('select * from page_views order by session_id, event'),
    conversions: await rows('select * from conversions order by session_id, event'),
    erased: await rows('select id from erased_sessions order by id'),
    rollups: await rows(
      `select * from rollups where sessions <> 0 or views <> 0 or duration <> 0 or bounces <> 0
       order by dimension, grain, bucket, value`,
    ),
    states: await analytics.select('select * from sessions final order by session'),
  }
}
