import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { down, up } from '../migrations/20261122t0800-sum-dekads.ts'
import { addDays, athensDate } from '../src/calendar/athens.ts'
import { readSums } from '../src/dashboard/visits.ts'
import { SessionIds, toStored } from '../src/sessions/session-id.ts'
import type { SessionEvent, Visitor } from '../src/storage/event.ts'
import { Writer } from '../src/storage/writer.ts'
import { AnalyticsTest } from './analytics.ts'

const base = { device: 'mobile', browser: 'Chrome', os: 'Android' }
const visits: {
  start: string
  visitor: Visitor
  pages: string[]
  seconds: number
  admin?: true
}[] = [
  {
    // 01:00 on 1 October in Greece.
    start: '2026-09-30T22:00:00Z',
    visitor: { ...base, source: 'google', country: 'GR', city: 'Athens' },
    pages: ['/', '/products', '/contact'],
    seconds: 90,
  },
  {
    start: '2026-10-05T09:30:00Z',
    visitor: { ...base, source: 'google', country: 'CY', city: 'Nicosia', campaign: 'δώρα' },
    pages: ['/products'],
    seconds: 0,
  },
  {
    start: '2026-10-31T21:59:00Z',
    visitor: { ...base, device: 'desktop', os: 'Windows', source: 'direct', country: 'GR' },
    pages: ['/', '/products'],
    seconds: 30,
    admin: true,
  },
  {
    start: '2026-11-02T08:00:00Z',
    visitor: { ...base, source: 'facebook', country: 'GR', city: '=1+1' },
    pages: ['/'],
    seconds: 10,
  },
]

const analytics = await AnalyticsTest.start({}, { worker: false })
const ids = new SessionIds(analytics.config.SESSION_KEY)
const writer = new Writer(analytics.test.db, 100)
for (const { start, visitor, pages, seconds, admin = false } of visits) {
  const at = Date.parse(start)
  const session = toStored(ids.make(at))
  const events: SessionEvent[] = [
    { type: 'start', session, at, visitor, admin },
    ...pages.map((path, n): SessionEvent => {
      const event = randomUUID()
      return {
        type: 'view',
        session,
        at: at + n,
        event,
        path,
        title: `Title ${path}`,
        name: 'Page',
      }
    }),
    { type: 'end', session, at: at + seconds * 1000 },
  ]
  if (pages.includes('/contact')) {
    events.push({ type: 'conversion', session, at, event: randomUUID(), name: 'contact-sent' })
    events.push({ type: 'conversion', session, at, event: randomUUID(), name: 'contact-sent' })
  }
  await writer.write([{ id: randomUUID(), events }])
}

afterAll(() => analytics.stop())

const get = async <T = unknown>(path: string) => {
  const { status, body, text } = await analytics.call<T>('GET', path)
  expect(status, text).toBe(200)
  return body
}

const october = 'startDate=2026-10-01&endDate=2026-10-31'
const both = 'startDate=2026-10-01&endDate=2026-11-30'
const part = 'startDate=2026-10-02&endDate=2026-11-01'

test('reports are read from the replicas, where there are any', async () => {
  const { DATABASE_URL: DATABASE_READ_URL } = analytics.test.config
  const reader = await AnalyticsTest.start({ DATABASE_READ_URL }, { worker: false })
  const days = 'summary?startDate=2026-10-01&endDate=2026-11-30'
  const { body } = await reader.call('GET', days)
  await reader.stop()
  expect(body).toEqual((await analytics.call('GET', days)).body)
  expect(body).toMatchObject({ totalSessions: 4 })
})

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

  test('the migration sums up dekads from days', async () => {
    const { db } = analytics.test
    const dekads = () => db('rollups').where({ grain: 3 }).orderBy(['bucket', 'value'])
    const before = await dekads()
    await down(analytics.test.owner)
    await up(analytics.test.owner)
    expect(await dekads()).toEqual(before)
    expect(before).not.toEqual([])
    expect(await analytics.recount()).toEqual([])
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

  test('refuses a filter over too many sessions with a reason', async () => {
    const { db } = analytics.test
    const first = () => db('rollups').where({ dimension: 0, grain: 1 }).orderBy('bucket').limit(1)
    const [{ bucket, sessions }] = await first()
    await db('rollups').where({ dimension: 0, grain: 1, bucket }).update({ sessions: 4_000_000 })
    const day = 'startDate=2026-10-01&endDate=2026-10-01'
    expect(await analytics.call('GET', `summary?${day}&source=google`)).toMatchObject({
      status: 400,
      body: { code: 'too_many_visits', message: expect.stringContaining('4000000') },
    })
    expect(await analytics.call('GET', `summary?${day}`)).toMatchObject({ status: 200 })
    await db('rollups').where({ dimension: 0, grain: 1, bucket }).update({ sessions })
  })

  test('shares one query between equal concurrent requests', async () => {
    const { db } = analytics.test
    const statements: string[] = []
    const listen = ({ sql }: { sql: string }) => statements.push(sql)
    db.on('query', listen)
    const range = { from: '2026-10-01', until: '2026-12-01' }
    const read = () => readSums({ db, range, filter: { device: 'mobile' } })
    const [one, other] = await Promise.all([read(), read()])
    db.off('query', listen)
    expect(one).toBe(other)
    expect(statements.filter(sql => sql.includes('grouping sets'))).toHaveLength(1)
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
