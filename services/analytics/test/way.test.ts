import { afterAll, expect, test } from 'vitest'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start()
afterAll(() => analytics.stop())

test('the dashboard shows the events of the tracker', async () => {
  const first = await analytics.begin({ referrer: 'https://www.facebook.com/' })
  await analytics.view(first, '/products?color=red')
  await analytics.view(first, '/')
  await analytics.track('POST', 'session/update', { sessionId: first, userType: 'user' })
  await analytics.track('POST', 'session/end', { sessionId: first })
  const second = await analytics.begin({}, { from: '8.8.8.8' })
  await analytics.view(second, '/products')
  await analytics.track('POST', 'event', { sessionId: second, name: 'order-sent' })
  await analytics.written()

  const get = async (path: string) => (await analytics.call('GET', path)).body
  expect(await get('summary')).toEqual({
    totalSessions: 2,
    totalPageViews: 3,
    // Depends on the duration of the calls.
    avgSessionDuration: expect.any(Number),
    uniqueCountries: 2,
    bounceRate: 0.5,
  })
  expect(await get('popular-pages')).toEqual([
    { title: 'Page /products', url: '/products', visits: 2 },
    { title: 'Page /', url: '/', visits: 1 },
  ])
  expect(await get('traffic-sources')).toEqual([
    { _id: 'direct', sessions: 1, pageViews: 1 },
    { _id: 'facebook', sessions: 1, pageViews: 2 },
  ])
  expect(await get('geographic')).toEqual([
    { _id: 'Greece', code: 'GR', sessions: 1, pageViews: 2 },
    { _id: 'United States', code: 'US', sessions: 1, pageViews: 1 },
  ])
  expect(await get('recent-sessions')).toMatchObject([
    { sessionId: second, source: 'direct', country: 'United States', city: 'Mountain View' },
    {
      sessionId: first,
      source: 'facebook',
      country: 'Greece',
      countryCode: 'GR',
      city: 'Athens',
      userType: 'user',
      consentGiven: true,
      device: 'desktop',
      browser: 'Chrome',
      os: 'Windows',
      closed: true,
      pageViews: [{ url: '/products' }, { url: '/' }],
    },
  ])
  expect(await analytics.recount()).toEqual([])
  expect(await analytics.queue()).toMatchObject({ accepted: 8, stored: 8, queued: 0, failed: 0 })
})
