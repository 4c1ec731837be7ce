import { afterAll, expect, test } from 'vitest'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start()
afterAll(() => analytics.stop())

const summary = async () => (await analytics.call('GET', 'summary')).body

test('erases a session on withdrawal, and refuses its later events', async () => {
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

  // Events that were still in transit.
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

test('erases a session on request of an administrator only', async () => {
  const sessionId = await analytics.begin()
  await analytics.written()
  const before = await summary()
  const erase = `sessions/${sessionId}`
  expect(await analytics.call('DELETE', erase, { token: null })).toMatchObject({ status: 401 })
  expect(await analytics.call('DELETE', 'sessions/nobody')).toMatchObject({ status: 400 })
  await analytics.written()
  expect(await summary()).toEqual(before)
  expect(await analytics.call('DELETE', erase)).toMatchObject({ status: 202 })
  const { body: audit } = await analytics.call('GET', 'audit')
  expect(audit).toMatchObject([{ action: 'deleted', record: sessionId.slice(0, 8) }])
  await analytics.written()
  expect(await summary()).not.toEqual(before)
  expect(await analytics.recount()).toEqual([])
})

test('gives whole session ids, which erase, only to those who may erase', async () => {
  const sessionId = await analytics.begin()
  await analytics.written()
  const idFor = async (...scope: string[]) => {
    const token = await analytics.test.adminToken(undefined, undefined, scope)
    const { body } = await analytics.call<{ sessionId: string }[]>('GET', 'recent-sessions', {
      token,
    })
    return body[0]?.sessionId
  }
  expect(await idFor('analytics:read')).toBe(sessionId.slice(0, 8))
  expect(await idFor('analytics:read', 'analytics:delete')).toBe(sessionId)
})

test('repeated consent changes no counts', async () => {
  const sessionId = await analytics.begin()
  await analytics.written()
  const before = await summary()
  await analytics.track('PUT', 'consent', { sessionId, consentGiven: true })
  await analytics.written()
  // The call extends the session's presence.
  expect(await summary()).toEqual({ ...(before as object), avgSessionDuration: expect.any(Number) })
})
