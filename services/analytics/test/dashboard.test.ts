import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays, athensDate } from '../src/calendar/athens.ts'
import { AnalyticsTest } from './analytics.ts'
import { visits, writeVisits } from './visits.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
await writeVisits(analytics)
// With ClickHouse, days without sums and days with them.
await analytics.visits.sumUp(analytics.test.db, new Date('2026-10-08T00:00:00Z'))

afterAll(() => analytics.stop())

const get = async <T = unknown>(path: string) => {
  const { status, body, text } = await analytics.call<T>('GET', path)
  expect(status, text).toBe(200)
  return body
}

const october = 'startDate=2026-10-01&endDate=2026-10-31'
const both = 'startDate=2026-10-01&endDate=2026-11-30'
const part = 'startDate=2026-10-02&endDate=2026-11-01'

describe('unfiltered reports', () => {
  test('the summary counts days in Greece', async () => {
    expect(await get(`summary?${october}`)).toEqual({
      totalSessions: 3,
      totalPageViews: 6,
      avgSessionDuration: 40,
      uniqueCountries: 2,
      bounceRate: 1 / 3,
    })
    expect(await get(`summary?${both}`)).toMatchObject({ totalSessions: 4, totalPageViews: 7 })
    expect(await get(`summary?${part}`)).toMatchObject({ totalSessions: 2, totalPageViews: 3 })
    expect(await get('summary?startDate=2026-01-01&endDate=2026-01-31')).toEqual({
      totalSessions: 0,
      totalPageViews: 0,
      avgSessionDuration: 0,
      uniqueCountries: 0,
      bounceRate: 0,
    })
  })

  test('popular pages are sorted by views and limited', async () => {
    expect(await get(`popular-pages?${both}&limit=2`)).toEqual([
      { title: 'Title /', url: '/', visits: 3 },
      { title: 'Title /products', url: '/products', visits: 3 },
    ])
  })

  test('the pages of any range match the views of its sessions', async () => {
    for (const from of ['2026-09-14', '2026-09-30', '2026-10-02', '2026-10-06', '2026-10-20']) {
      for (let last = from; last < '2026-12-15'; last = addDays(last, 4)) {
        const pages = new Map<string, number>()
        for (const { start, pages: viewed } of visits) {
          const day = athensDate(Date.parse(start))
          if (day < from || day > last) continue
          for (const url of viewed) pages.set(url, (pages.get(url) ?? 0) + 1)
        }
        const shown = await get<{ url: string; visits: number }[]>(
          `popular-pages?startDate=${from}&endDate=${last}`,
        )
        expect(new Map(shown.map(({ url, visits }) => [url, visits])), last).toEqual(pages)
      }
    }
  })

  test('returns sources, countries and every breakdown', async () => {
    expect(await get(`traffic-sources?${october}`)).toEqual([
      { _id: 'google', sessions: 2, pageViews: 4 },
      { _id: 'direct', sessions: 1, pageViews: 2 },
    ])
    expect(await get(`geographic?${october}`)).toEqual([
      { _id: 'Greece', code: 'GR', sessions: 2, pageViews: 5 },
      { _id: 'Cyprus', code: 'CY', sessions: 1, pageViews: 1 },
    ])
    const by = (dimension: string) => get(`breakdown?${both}&by=${dimension}`)
    expect(await by('entryPage')).toEqual([
      { _id: '/', title: 'Title /', sessions: 3, pageViews: 6 },
      { _id: '/products', title: 'Title /products', sessions: 1, pageViews: 1 },
    ])
    expect(await by('exitPage')).toMatchObject([
      { _id: '/products', sessions: 2 },
      { _id: '/', sessions: 1 },
      { _id: '/contact', sessions: 1 },
    ])
    expect(await by('campaign')).toEqual([{ _id: 'δώρα', sessions: 1, pageViews: 1 }])
    expect(await by('device')).toMatchObject([
      { _id: 'mobile', sessions: 3 },
      { _id: 'desktop', sessions: 1 },
    ])
    expect(await by('userType')).toMatchObject([
      { _id: 'user', sessions: 3 },
      { _id: 'admin', sessions: 1 },
    ])
    expect(await by('country')).toMatchObject([{ _id: 'Greece', code: 'GR' }, { _id: 'Cyprus' }])
    expect(await by('city')).toHaveLength(3)
    expect(await by('browser')).toMatchObject([{ _id: 'Chrome', sessions: 4 }])
    expect(await by('os')).toHaveLength(2)
    expect(await by('source')).toHaveLength(3)
  })

  test.each([
    ['hour', 31 * 24],
    ['day', 31],
    ['month', 1],
  ] as const)(
    'a series by %s has every bucket and adds up to the summary',
    async (grain, count) => {
      const series = await get<{ time: string; sessions: number; pageViews: number }[]>(
        `timeseries?${october}&grain=${grain}`,
      )
      // The last night of October has an hour more: winter time begins.
      expect(series).toHaveLength(grain === 'hour' ? count + 1 : count)
      expect(series[0]?.time).toBe('2026-09-30T21:00:00.000Z')
      expect(series.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(3)
      expect(series.reduce((sum, { pageViews }) => sum + pageViews, 0)).toBe(6)
    },
  )

  test('a partial month counts only its days in the range', async () => {
    const months = async (filter: string) => {
      const series = await get<{ sessions: number }[]>(`timeseries?${part}&grain=month${filter}`)
      return series.map(({ sessions }) => sessions)
    }
    expect(await months('')).toEqual([2, 0])
    expect(await months('&device=mobile')).toEqual([1, 0])
  })

  test('conversions have a rate and sources', async () => {
    const [contact, order] = await get<object[]>(`events?${october}`)
    expect(contact).toEqual({
      name: 'contact-sent',
      count: 2,
      sessions: 1,
      conversionRate: 1 / 3,
      bySource: [{ _id: 'google', count: 2, sessions: 1 }],
    })
    expect(order).toMatchObject({ name: 'order-sent', count: 0, conversionRate: 0, bySource: [] })
  })
})

test.each([1, 3, 4, 20])('returns the latest %d sessions across months', async limit => {
  const last = await get<{ startTime: string }[]>(
    `recent-sessions?startDate=2026-09-01&endDate=2026-11-02&limit=${limit}`,
  )
  const starts = visits.map(({ start }) => new Date(start).toISOString()).reverse()
  expect(last.map(({ startTime }) => startTime)).toEqual(starts.slice(0, limit))
})

describe('filtered reports', () => {
  test('a filter that matches all sessions equals no filter', async () => {
    const calls = [
      'summary',
      'popular-pages',
      'traffic-sources',
      'geographic',
      'timeseries',
      'events',
    ]
    for (const call of calls) {
      const filtered = await get(`${call}?startDate=2026-10-01&endDate=2026-10-05`)
      expect(await get(`${call}?startDate=2026-10-01&endDate=2026-10-05&userType=user`)).toEqual(
        filtered,
      )
    }
    expect(await get(`summary?${both}&device=mobile`)).toMatchObject({ totalSessions: 3 })
  })

  test.each([
    ['source=google', 2],
    ['country=Greece', 3],
    ['country=GR', 3],
    ['city=Athens', 1],
    ['page=/products', 3],
    ['page=/nowhere', 0],
    ['device=desktop', 1],
    ['userType=admin', 1],
    ['source=google&country=Cyprus', 1],
  ])('the filter %s selects %d sessions', async (filter, sessions) => {
    expect(await get(`summary?${both}&${filter}`)).toMatchObject({ totalSessions: sessions })
    expect(await get(`recent-sessions?${both}&${filter}`)).toHaveLength(sessions)
    const series = await get<{ sessions: number }[]>(`timeseries?${both}&grain=month&${filter}`)
    expect(series.reduce((sum, month) => sum + month.sessions, 0)).toBe(sessions)
  })

  test('filters pages and breakdowns', async () => {
    expect(await get(`popular-pages?${both}&source=google`)).toEqual(
      [
        { title: 'Title /products', url: '/products', visits: 2 },
        { title: 'Title /', url: '/', visits: 1 },
        { title: 'Title /contact', url: '/contact', visits: 1 },
      ].toSorted((a, b) => b.visits - a.visits || (a.url < b.url ? -1 : 1)),
    )
    expect(await get(`breakdown?${both}&by=userType&source=direct`)).toEqual([
      { _id: 'admin', sessions: 1, pageViews: 2 },
    ])
  })
})

test.each([
  'summary?startDate=yesterday',
  'summary?startDate=2026-02-30',
  'summary?startDate=2026-11-02&endDate=2026-11-01',
  'popular-pages?limit=0',
  'popular-pages?limit=100000',
  'timeseries?grain=century',
  'timeseries?grain=dekad',
  'breakdown?by=password',
  'breakdown',
])('refuses %s', async path => {
  expect(await analytics.call('GET', path)).toMatchObject({ status: 400 })
})

test('exports every day and value without formulas', async () => {
  const { text, headers } = await analytics.call('GET', `export?${both}`)
  expect(headers['content-type']).toContain('text/csv')
  expect(text).toContain('day,2026-10-01,,1,3')
  expect(text).toContain('country,Greece,,3,6')
  expect(text).toContain("city,'=1+1,")
  expect(text).not.toMatch(/,=1\+1/)
})

test('the live view streams recent counts repeatedly', async () => {
  const { app } = analytics.test
  await analytics.work()
  const sessionId = await analytics.begin()
  await analytics.view(sessionId, '/live')
  await analytics.written()
  const { port } = app.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/analytics/live`, {
    headers: { authorization: `Bearer ${await analytics.test.adminToken()}` },
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  let text = ''
  const shown = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .map(message => JSON.parse(message.slice('data: '.length)))
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (shown().length > 1 && shown().at(-1).pageViews > 0) break
  }
  const view = shown().at(-1)
  expect(view).toEqual({
    visitors: 1,
    pageViews: 1,
    perMinute: expect.any(Array),
    pages: [{ url: '/live', title: 'Page /live', visits: 1 }],
    countries: [{ _id: 'Greece', code: 'GR', sessions: 1 }],
  })
  expect(view.perMinute).toHaveLength(30)
})
