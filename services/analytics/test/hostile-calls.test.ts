import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { HostileCalls } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { AnalyticsTest } from './analytics.ts'

const hostile = new HostileCalls(join(import.meta.dirname, '..'))
const patience = hostile.testOptions.timeout

const analytics = await AnalyticsTest.start({
  CALLS_PER_MINUTE: 1_000_000_000,
  MAX_QUEUED: 10_000_000,
})
const sessionId = await analytics.begin()
afterAll(async () => {
  hostile.printCounts()
  await analytics.stop()
})

test.for(hostile.operations)(
  '$call answers valid, faulty and chained calls as its document says',
  hostile.testOptions,
  async operation => {
    const url = 'https://shop.example/'
    const bodies = {
      'POST /api/analytics/session/start': { consentGiven: true, userType: 'user', url },
      'POST /api/analytics/session/update': { sessionId, userType: 'admin' },
      'POST /api/analytics/session/end': { sessionId: 'known-1-' },
      'POST /api/analytics/pageview': {
        sessionId,
        url,
        title: 'Home',
        pageName: 'Home',
        eventId: randomUUID(),
      },
      'POST /api/analytics/event': { sessionId, name: 'order-sent' },
      'PUT /api/analytics/consent': { sessionId: 'known-2-', consentGiven: true },
    }
    expect(await hostile.findFaults(operation, { test: analytics.test, bodies })).toEqual([])
  },
)

test('each change by an administrator is in the audit log', async () => {
  expect(await hostile.findUnaudited()).toEqual([])
})

test('writes every accepted event of hostile calls and caps the paths of an hour', {
  timeout: 2 * patience,
}, async () => {
  await expect.poll(async () => (await analytics.queue()).queued, { timeout: patience }).toBe(0)
  expect((await analytics.queue()).failed).toBe(0)
  expect(await analytics.unaccounted()).toBe(0)
  const labels = await analytics.test.db('labels').where({ kind: 'page' }).count({ n: '*' })
  expect(Number(labels[0]?.n)).toBeLessThanOrEqual(501)
  expect(await analytics.recount()).toEqual([])
})
