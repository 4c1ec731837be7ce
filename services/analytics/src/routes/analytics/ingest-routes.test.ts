import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AnalyticsTest, athens } from '../../../test/analytics.ts'

const analytics = await AnalyticsTest.start({ OWN_ADDRESSES: '198.51.100.0/24, 2001:db8::/32' })
afterAll(() => analytics.stop())

let before: Awaited<ReturnType<AnalyticsTest['queue']>>

beforeEach(async () => {
  await analytics.written()
  before = await analytics.queue()
})

/** Returns the growth of the counters since the test began. */
async function growth() {
  await analytics.written()
  const { accepted, stored, dropped } = await analytics.queue()
  const reasons = Object.entries(dropped).map(([reason, count]) => [
    reason,
    count - (before.dropped[reason] ?? 0),
  ])
  return {
    accepted: accepted - before.accepted,
    stored: stored - before.stored,
    dropped: Object.fromEntries(reasons.filter(([, count]) => count !== 0)),
  }
}

const rows = (sql: string) => analytics.test.db.raw(sql).then(({ rows }) => rows)

describe('a session', () => {
  test('requires consent, and stores nothing without it', async () => {
    const answer = await analytics.call('POST', 'session/start', {
      token: null,
      body: { consentGiven: false, userType: 'user' },
    })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Consent is required' } })
    expect(await growth()).toEqual({ accepted: 0, stored: 0, dropped: {} })
  })

  test('starts with the specified fields only', async () => {
    const body = { consentGiven: true, userType: 'admin' }
    const { sessionId } = await analytics.track('POST', 'session/start', body)
    const view = { sessionId, url: '/admin/faq', title: 'FAQ', pageName: 'Admin - FAQ' }
    await analytics.track('POST', 'pageview', view)
    await analytics.written()
    const [recent] = (await analytics.call<object[]>('GET', 'recent-sessions?limit=1')).body
    expect(recent).toMatchObject({
      sessionId,
      userType: 'admin',
      source: 'direct',
      pageViews: [{ url: '/admin/faq', title: 'FAQ', pageName: 'Admin - FAQ' }],
    })
  })

  test('is the same for a retried start', async () => {
    const eventId = randomUUID()
    const first = await analytics.begin({ eventId })
    expect(await analytics.begin({ eventId })).toBe(first)
    expect(await analytics.begin({ eventId: randomUUID() })).not.toBe(first)
  })

  test('counts as an administrator after an update from the back office', async () => {
    const sessionId = await analytics.begin()
    await analytics.track('POST', 'session/update', { sessionId, userType: 'admin' })
    await analytics.track('POST', 'session/update', { sessionId, userType: 'user' })
    await analytics.written()
    const [recent] = (await analytics.call<object[]>('GET', 'recent-sessions?limit=1')).body
    expect(recent).toMatchObject({ sessionId, userType: 'admin' })
  })
})

describe('a page view', () => {
  test('counts once when it is retried', async () => {
    const sessionId = await analytics.begin()
    const eventId = randomUUID()
    for (const _ of Array(3)) await analytics.view(sessionId, '/', { eventId })
    expect(await growth()).toEqual({ accepted: 4, stored: 2, dropped: { duplicate: 2 } })
    const [session] = await rows('select views from sessions order by id desc limit 1')
    expect(session).toEqual({ views: 1 })
  })

  test('updates the title of its page', async () => {
    const sessionId = await analytics.begin()
    await analytics.view(sessionId, '/titled', { title: 'Παλιός τίτλος' })
    await analytics.written()
    await analytics.view(sessionId, '/titled', { title: 'Νέος τίτλος' })
    await analytics.written()
    const pages = (await analytics.call('GET', 'popular-pages?page=/titled')).body
    expect(pages).toEqual([{ title: 'Νέος τίτλος', url: '/titled', visits: 2 }])
  })
})

describe('events that are not counted', () => {
  test.each([['Googlebot/2.1 (+http://www.google.com/bot.html)'], ['curl/8.5.0'], ['']])(
    'drops the bot %j',
    async agent => {
      const headers = { 'user-agent': agent }
      const sessionId = await analytics.begin({}, { headers })
      const view = { sessionId, url: '/', title: 'Home', pageName: 'Home' }
      await analytics.track('POST', 'pageview', view, { headers })
      expect(await growth()).toEqual({ accepted: 2, stored: 0, dropped: { bot: 2 } })
    },
  )

  test.each([['198.51.100.7'], ['2001:db8::7']])('drops the shop’s own address %s', async from => {
    await analytics.begin({}, { from })
    expect(await growth()).toEqual({ accepted: 1, stored: 0, dropped: { 'own-address': 1 } })
  })

  test('drops an event days after its session’s start', async () => {
    const { SessionIds } = await import('../../sessions/session-id.ts')
    const ids = new SessionIds(analytics.config.SESSION_KEY)
    const old = ids.make(Date.now() - 49 * 3_600_000)
    await analytics.view(old)
    await analytics.view(ids.make(Date.now() + 49 * 3_600_000))
    expect(await growth()).toEqual({ accepted: 2, stored: 0, dropped: { 'too-late': 2 } })
  })

  test('refuses sessions that the service did not issue', async () => {
    const sessionId = await analytics.begin()
    const forged = `${sessionId.slice(0, -1)}${sessionId.endsWith('0') ? '1' : '0'}`
    for (const id of [forged, 'x', '', randomUUID()]) {
      const answer = await analytics.call('POST', 'session/end', {
        token: null,
        body: { sessionId: id },
      })
      expect(answer).toMatchObject({ status: 400, body: { message: 'The session is unknown' } })
    }
    expect(await growth()).toEqual({ accepted: 1, stored: 1, dropped: {} })
  })
})

test('stores no address, user agent or query', async () => {
  const sessionId = await analytics.begin(
    { url: 'https://shop.example/?email=maria@example.gr', referrer: 'https://secret.example/x' },
    { from: '84.205.255.99' },
  )
  await analytics.view(sessionId, '/products?email=maria@example.gr', { title: 'Products' })
  await analytics.written()
  const tables = ['sessions', 'page_views', 'labels', 'rollups', 'counters', 'batches']
  for (const table of tables) {
    const text = JSON.stringify(await rows(`select * from ${table}`))
    for (const secret of ['84.205', 'maria', 'secret.example', 'Mozilla']) {
      expect(text, table).not.toContain(secret)
    }
  }
})

test('finds places of IPv4 and IPv6 addresses', async () => {
  for (const [from, place] of [
    [athens, { country: 'Greece', city: 'Athens' }],
    ['2a02:587::1', { country: 'Greece' }],
    ['10.0.0.1', { country: null, city: null }],
  ] as const) {
    const sessionId = await analytics.begin({}, { from })
    await analytics.written()
    const [recent] = (await analytics.call<object[]>('GET', 'recent-sessions?limit=1')).body
    expect(recent).toMatchObject({ sessionId, ...place })
  }
})
