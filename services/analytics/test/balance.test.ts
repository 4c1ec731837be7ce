import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { EventQueue } from '../src/queue/event-queue.ts'
import { SessionIds } from '../src/sessions/session-id.ts'
import { AnalyticsTest } from './analytics.ts'

/** The shop's own address. */
const shop = '203.0.113.7'

const analytics = await AnalyticsTest.start({ OWN_ADDRESSES: shop })
afterAll(() => analytics.stop())

/** Reads the public counters. */
const balance = async () => {
  const answer = await analytics.call<object>('GET', 'queue', { token: null })
  expect(answer, answer.text).toMatchObject({ status: 200 })
  return answer.body
}

test('accounts for every accepted event as stored, queued, failed or dropped, a failed one after 30 days', async () => {
  await analytics.test.owner.raw(
    `alter table labels add constraint refused check (text not like '/broken%')`,
  )
  const sessionId = await analytics.begin()
  const day = 86_400_000
  const old = new SessionIds(analytics.config.SESSION_KEY).make(Date.now() - 3 * day)
  const leaves = await analytics.begin()
  await analytics.written()
  await analytics.track('PUT', 'consent', { sessionId: leaves, consentGiven: false })
  await analytics.written()

  const view = (own: object, options: object = {}) =>
    analytics.track(
      'POST',
      'pageview',
      { sessionId, url: '/', title: 'Home', pageName: 'Home', eventId: randomUUID(), ...own },
      options,
    )
  const again = randomUUID()
  await Promise.all([
    ...Array.from({ length: 7 }, (_, n) => view({ url: `/page-${n}` })),
    view({}, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }),
    view({}, { from: shop }),
    view({}, { from: shop }),
    view({ sessionId: old }),
    view({ sessionId: leaves }),
    view({ eventId: again }),
    view({ eventId: again }),
    view({ eventId: again }),
  ])
  await analytics.written()
  await view({ url: '/broken' })
  await expect.poll(balance).toMatchObject({ failed: 1, queued: 0 })

  expect(await balance()).toEqual({
    accepted: 19,
    stored: 11,
    queued: 0,
    failed: 1,
    dropped: { bot: 1, 'own-address': 2, 'too-late': 1, withdrawn: 1, duplicate: 2 },
    otherPaths: 0,
  })
  expect(await analytics.unaccounted()).toBe(0)
  expect((await analytics.queue()).failedJobs).toHaveLength(1)

  const queue = new EventQueue(analytics.config)
  await expect
    .poll(async () => {
      await queue.forgetFailed(Date.now() + 29 * day)
      return queue.ready
    })
    .toBe(true)
  expect(await balance()).toMatchObject({ failed: 1 })
  await queue.forgetFailed(Date.now() + 31 * day)
  await queue.close()
  expect(await balance()).toMatchObject({ failed: 0, dropped: { failed: 1 } })
  expect((await analytics.queue()).failedJobs).toEqual([])
  expect(await analytics.unaccounted()).toBe(0)
  expect(await analytics.recount()).toEqual([])
})
