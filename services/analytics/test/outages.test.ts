import { type Cable, createCable } from '@stampa/service-kit/testing'
import { afterEach, expect, test } from 'vitest'
import { AnalyticsTest } from './analytics.ts'

let analytics: AnalyticsTest
let cable: Cable

afterEach(async () => {
  await cable.mend().catch(() => {})
  await analytics.stop()
  await cable.cut()
})

const total = async () => {
  const { body } = await analytics.call<{ totalPageViews: number }>('GET', 'summary')
  return body?.totalPageViews
}

test('answers 503 without Redis, and recovers', async () => {
  cable = await createCable(process.env.TEST_REDIS_URL ?? '')
  analytics = await AnalyticsTest.start({ REDIS_URL: cable.url })
  const sessionId = await analytics.begin()
  await analytics.view(sessionId)
  await cable.cut()
  const refused = await analytics.call('POST', 'pageview', {
    token: null,
    body: { sessionId, url: '/', title: 'Home', pageName: 'Home' },
  })
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
  await cable.mend()
  await expect
    .poll(async () => {
      const { status } = await analytics.call('POST', 'pageview', {
        token: null,
        body: { sessionId, url: '/back', title: 'Back', pageName: 'Back' },
      })
      return status
    })
    .toBe(202)
  await expect.poll(total).toBeGreaterThanOrEqual(2)
  await analytics.written()
  expect(await analytics.recount()).toEqual([])
})

test('keeps events without PostgreSQL, and writes each once when it is back', async () => {
  cable = await createCable(process.env.TEST_DATABASE_URL ?? '')
  analytics = await AnalyticsTest.start({}, { databaseServer: cable.url })
  const sessionId = await analytics.begin()
  await analytics.written()
  await cable.cut()
  for (let view = 0; view < 20; view++) await analytics.view(sessionId, `/page-${view}`)
  await cable.mend()
  await expect.poll(total).toBe(20)
  await analytics.written()
  expect(await analytics.queue()).toMatchObject({ accepted: 21, stored: 21, queued: 0, failed: 0 })
  expect(await analytics.recount()).toEqual([])
})

test('answers 503 while the queue is full', async () => {
  cable = await createCable(process.env.TEST_REDIS_URL ?? '')
  analytics = await AnalyticsTest.start({ MAX_QUEUED: 10 }, { worker: false })
  const sessionId = await analytics.begin()
  const view = () =>
    analytics.call('POST', 'pageview', {
      token: null,
      body: { sessionId, url: '/', title: 'Home', pageName: 'Home' },
    })
  let taken = 1
  await expect
    .poll(async () => {
      const { status } = await view()
      if (status === 202) taken++
      return status
    })
    .toBe(503)
  // An erasure that is refused is not in the audit log.
  const erasure = await analytics.call('DELETE', `sessions/${sessionId}`)
  expect(erasure).toMatchObject({ status: 503 })
  expect((await analytics.call('GET', 'audit')).body).toEqual([])
  expect(await analytics.queue()).toMatchObject({ accepted: taken, queued: taken, stored: 0 })
  await analytics.work()
  await analytics.written()
  expect(await analytics.queue()).toMatchObject({ accepted: taken, queued: 0, stored: taken })
  await expect.poll(async () => (await view()).status).toBe(202)
})
