import { afterAll, expect, test } from 'vitest'
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
