import { randomUUID } from 'node:crypto'
import { expensiveCalls } from '@stampa/service-kit/testing'
import { afterEach, expect, test } from 'vitest'
import { AnalyticsTest } from './analytics.ts'

let analytics: AnalyticsTest

afterEach(() => analytics.stop())

test('counts new paths and campaigns beyond the hourly cap as one', async () => {
  analytics = await AnalyticsTest.start({}, { worker: false })
  await analytics.work({ NEW_LABELS_PER_HOUR: 5 })
  const sessionId = await analytics.begin()
  for (let page = 0; page < 20; page++) await analytics.view(sessionId, `/made-up-${page}`)
  for (let n = 0; n < 8; n++) {
    await analytics.begin({ url: `https://shop.example/?utm_campaign=made-up-${n}` })
  }
  await analytics.written()
  await analytics.view(sessionId, '/made-up-0')
  await analytics.written()
  const count = async (kind: string) =>
    (await analytics.test.db('labels').where({ kind }).count({ n: '*' }))[0]?.n
  expect(await count('page')).toBe('6')
  expect(await count('campaign')).toBe('6')
  const { otherPaths } = await analytics.queue()
  expect(otherPaths).toBeGreaterThanOrEqual(15)
  const pages = (await analytics.call<{ url: string; visits: number }[]>('GET', 'popular-pages'))
    .body
  expect(pages[0]).toMatchObject({ url: '(other)', visits: otherPaths })
  expect(pages.reduce((sum, { visits }) => sum + visits, 0)).toBe(21)
  expect(await analytics.recount()).toEqual([])
})

test('bounds the processor time and the memory of the worst calls without a token', async () => {
  analytics = await AnalyticsTest.start({}, { worker: false })
  expect(await expensiveCalls(analytics.test.app)).toEqual([])
}, 300_000)

test('limits the calls of one address per minute', async () => {
  analytics = await AnalyticsTest.start({ CALLS_PER_MINUTE: 5 }, { worker: false })
  const call = (from: string) =>
    analytics.call('POST', 'session/end', { token: null, from, body: { sessionId: 'x' } })
  for (let n = 0; n < 5; n++) expect(await call('203.0.113.1')).toMatchObject({ status: 400 })
  expect(await call('203.0.113.1')).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  })
  expect(await call('203.0.113.2')).toMatchObject({ status: 400 })
  // One IPv6 customer holds a /64 network.
  for (let n = 0; n < 5; n++) await call(`2001:db8::${n}`)
  expect(await call('2001:db8::9')).toMatchObject({ status: 429 })
})

test('creates missing partitions when the worker starts', async () => {
  analytics = await AnalyticsTest.start({}, { worker: false })
  const { owner } = analytics.test
  const { rows } = await owner.raw<{ rows: { name: string }[] }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'page_views'::regclass",
  )
  await owner.raw(`drop table ${rows.map(({ name }) => name).join(', ')}`)
  await analytics.work()
  await analytics.view(await analytics.begin())
  await analytics.written()
  expect(await analytics.queue()).toMatchObject({ failed: 0, stored: 2 })
})

test('a running worker forgets written batches and ended shares', async () => {
  analytics = await AnalyticsTest.start({}, { worker: false })
  const { db } = analytics.test
  const [old, recent] = [randomUUID(), randomUUID()]
  const ago = (days: number) => db.raw("now() - ? * interval '1 day'", [days])
  await db('batches').insert([
    { id: old, written_at: ago(8) },
    { id: recent, written_at: ago(6) },
  ])
  await db('shares').insert([
    { token_hash: Buffer.from('ended'), expires_at: ago(1) },
    { token_hash: Buffer.from('live'), expires_at: ago(-1) },
  ])
  await analytics.work()
  await expect.poll(() => db('batches').pluck('id')).toEqual([recent])
  await expect.poll(() => db('shares').pluck('token_hash')).toEqual([Buffer.from('live')])
})
