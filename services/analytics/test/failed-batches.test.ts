import { afterAll, expect, test } from 'vitest'
import { EventQueue } from '../src/queue/event-queue.ts'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start()
afterAll(() => analytics.stop())

test('keeps, counts and shows a batch that cannot be written, and retries it on request', async () => {
  const { owner } = analytics.test
  await owner.raw(`alter table labels add constraint refused check (text <> '/broken')`)
  const sessionId = await analytics.begin()
  await analytics.view(sessionId, '/')
  await analytics.view(sessionId, '/broken')
  await expect.poll(async () => (await analytics.queue()).failed).toBe(1)
  const { accepted, stored, queued, failedJobs } = await analytics.queue()
  expect({ accepted, stored, queued }).toEqual({ accepted: 3, stored: 2, queued: 0 })
  expect(failedJobs).toEqual([
    { id: expect.any(String), failedAt: expect.any(String), reason: 'database error 23514' },
  ])
  expect(JSON.stringify(failedJobs)).not.toContain('/broken')

  await owner.raw('alter table labels drop constraint refused')
  const retried = await analytics.call('POST', 'queue/retry')
  expect(retried).toMatchObject({ status: 200, body: { retried: 1 } })
  await expect.poll(async () => (await analytics.queue()).stored).toBe(3)
  expect(await analytics.queue()).toMatchObject({ failed: 0, failedJobs: [] })
  expect(await analytics.recount()).toEqual([])
})

test('drops a failed batch after 30 days, and counts its events as dropped', async () => {
  const { owner } = analytics.test
  await owner.raw(`alter table labels add constraint refused check (text <> '/hopeless')`)
  const before = await analytics.queue()
  await analytics.view(await analytics.begin(), '/hopeless')
  await expect.poll(async () => (await analytics.queue()).failed).toBe(1)
  const queue = new EventQueue(analytics.config)
  const day = 86_400_000
  await expect
    .poll(async () => {
      await queue.forgetFailed(Date.now() + 29 * day)
      return queue.ready
    })
    .toBe(true)
  expect((await analytics.queue()).failed).toBe(1)
  await queue.forgetFailed(Date.now() + 31 * day)
  await queue.close()
  await owner.raw('alter table labels drop constraint refused')
  expect(await analytics.queue()).toMatchObject({
    accepted: before.accepted + 2,
    failed: 0,
    failedJobs: [],
    dropped: { failed: 1 },
  })
})
