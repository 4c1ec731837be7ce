import { afterAll, beforeAll, expect, test } from 'vitest'
import { AnalyticsTest } from './analytics.ts'

let analytics: AnalyticsTest

beforeAll(async () => {
  analytics = await AnalyticsTest.start()
})

afterAll(() => analytics.stop())

const summary = async () => (await analytics.call('GET', 'summary')).body

test('who withdraws was never there, and nothing brings them back', async () => {
  const stays = await analytics.begin()
  await analytics.view(stays, '/products')
  await analytics.written()
  const before = await summary()

  const leaves = await analytics.begin({ referrer: 'https://www.google.com/' })
  await analytics.view(leaves, '/products')
  await analytics.view(leaves, '/contact')
  await analytics.track('POST', 'event', { sessionId: leaves, name: 'contact-sent' })
  await analytics.written()
  expect(await summary()).not.toEqual(before)

  await analytics.track('PUT', 'consent', { sessionId: leaves, consentGiven: false })
  await analytics.written()
  expect(await summary()).toEqual(before)
  expect(await analytics.recount()).toEqual([])

  // What was still on its way.
  await analytics.view(leaves, '/late')
  await analytics.track('POST', 'session/end', { sessionId: leaves })
  await analytics.track('PUT', 'consent', { sessionId: leaves, consentGiven: false })
  await analytics.written()
  expect(await summary()).toEqual(before)
  expect(await analytics.recount()).toEqual([])
  const recent = (await analytics.call<{ sessionId: string }[]>('GET', 'recent-sessions')).body
  expect(recent.map(({ sessionId }) => sessionId)).toEqual([stays])
  expect((await analytics.queue()).dropped).toEqual({ withdrawn: 2 })
})

test('a request to be forgotten is granted by administrators alone', async () => {
  const sessionId = await analytics.begin()
  await analytics.written()
  const before = await summary()
  const erase = `sessions/${sessionId}`
  expect(await analytics.call('DELETE', erase, { token: null })).toMatchObject({ status: 401 })
  expect(await analytics.call('DELETE', 'sessions/nobody')).toMatchObject({ status: 400 })
  await analytics.written()
  expect(await summary()).toEqual(before)
  expect(await analytics.call('DELETE', erase)).toMatchObject({ status: 202 })
  await analytics.written()
  expect(await summary()).not.toEqual(before)
  expect(await analytics.recount()).toEqual([])
})

test('consent that is given again changes nothing', async () => {
  const sessionId = await analytics.begin()
  await analytics.written()
  const before = await summary()
  await analytics.track('PUT', 'consent', { sessionId, consentGiven: true })
  await analytics.written()
  // It is a sign that somebody is still there, however long the calls took.
  expect(await summary()).toEqual({ ...(before as object), avgSessionDuration: expect.any(Number) })
})
