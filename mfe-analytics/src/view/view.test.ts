import { addDays, shopDay } from '@stampa/rules/shop-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysIn,
  defaultPeriod,
  filterNames,
  fixedTo,
  grainsOf,
  isDay,
  isPeriodIgnored,
  periodBefore,
  readView,
  toggleFilter,
  withPeriod,
  writeView,
} from './view.ts'

const today = '2026-11-20'
const read = (query: string) => readView(new URLSearchParams(query), today)

const views = fc
  .record({
    back: fc.integer({ min: 0, max: 700 }),
    days: fc.integer({ min: 1, max: 700 }),
    grain: fc.constantFrom('hour', 'day', 'month'),
    compare: fc.constantFrom('', 'off'),
    filters: fc.record(
      {
        ...Object.fromEntries(filterNames.map(name => [name, fc.string({ minLength: 1 })])),
        userType: fc.constantFrom('admin', 'user'),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ back, days, grain, compare, filters }) => {
    const endDate = addDays(today, -back)
    const startDate = addDays(endDate, 1 - Math.min(days, 732 - back))
    return read(String(new URLSearchParams({ startDate, endDate, grain, compare, ...filters })))
  })

test('defaults to the last 30 days to today with comparison', () => {
  expect(read('')).toEqual({
    startDate: '2026-10-21',
    endDate: '2026-11-20',
    grain: 'day',
    compare: true,
    filters: {},
  })
})

test('parses every view back from its query', () => {
  fc.assert(
    fc.property(views, view => {
      expect(read(writeView(view, today))).toEqual(view)
    }),
  )
})

test('writes no query for the default view', () => {
  expect(writeView(read(''), today)).toBe('')
})

test.each([
  'startDate=2026-11-02&endDate=2026-11-01',
  'startDate=2026-11-01&endDate=2026-11-21',
  'startDate=2020-01-01&endDate=2026-11-01',
  'startDate=2026-02-30&endDate=2026-11-01',
  'startDate=2026-11-01',
  'grain=week',
  'grain=minute&source=',
  'userType=robot',
  `page=${'a'.repeat(301)}`,
])('ignores the invalid query %s', query => {
  expect(read(query)).toEqual(read(''))
})

test.each([
  ['', false],
  ['grain=week', false],
  ['startDate=2026-11-01&endDate=2026-11-20', false],
  ['startDate=2026-11-21&endDate=2026-11-22', true],
  ['startDate=2026-11-01', true],
])('knows whether the period of the query %j is ignored', (query, ignored) => {
  expect(isPeriodIgnored(new URLSearchParams(query), today)).toBe(ignored)
})

test('limits the number of buckets of a chart', () => {
  fc.assert(
    fc.property(views, view => {
      expect(grainsOf(view)).toContain(view.grain)
      expect(grainsOf(view)).toContain('month')
      if (view.grain === 'hour') expect(daysIn(view)).toBeLessThanOrEqual(31)
    }),
  )
})

test('sets and removes a filter without changing the others', () => {
  const view = read('country=GR')
  const narrowed = toggleFilter(view, 'source', 'google')
  expect(narrowed.filters).toEqual({ country: 'GR', source: 'google' })
  expect(toggleFilter(narrowed, 'source', 'other').filters.source).toBe('other')
  expect(toggleFilter(narrowed, 'source', 'google')).toEqual(view)
})

test('keeps a chosen grain if the new period allows it', () => {
  const day = { startDate: today, endDate: today }
  expect(withPeriod(read(''), day).grain).toBe('hour')
  for (const [days, grain] of [
    [2, 'hour'],
    [3, 'hour'],
    [4, 'day'],
  ] as const) {
    const period = { startDate: addDays(day.endDate, 1 - days), endDate: day.endDate }
    expect(withPeriod(read(''), period).grain, `${days} days`).toBe(grain)
  }
  expect(withPeriod(read('grain=hour'), defaultPeriod(today)).grain).toBe('hour')
  const year = { startDate: '2025-11-20', endDate: today }
  expect(withPeriod(read('grain=hour'), year).grain).toBe('month')
})

test('disables the comparison for a fixed period', () => {
  const days = { startDate: '2026-11-01', endDate: '2026-11-02' }
  expect(fixedTo(read('country=GR'), days)).toEqual({
    ...days,
    grain: 'hour',
    compare: false,
    filters: { country: 'GR' },
  })
})

const days = fc
  .date({
    min: new Date('2000-01-01T00:00Z'),
    max: new Date('2100-01-01T00:00Z'),
    noInvalidDate: true,
  })
  .map(date => date.toISOString().slice(0, 10))

test.each([
  ['2026-11-19T21:59:59Z', '2026-11-19'],
  ['2026-11-19T22:00:00Z', '2026-11-20'],
  ['2026-07-19T21:00:00Z', '2026-07-20'],
])('%s is %s in Athens', (instant, day) => {
  expect(shopDay(new Date(instant))).toBe(day)
})

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', '', null])(
  '%s is no day',
  text => {
    expect(isDay(text)).toBe(false)
  },
)

test('adds and subtracts days across months, years and clock changes', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  fc.assert(
    fc.property(days, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
      const moved = addDays(day, count)
      expect(isDay(moved)).toBe(true)
      expect(addDays(moved, -count)).toBe(day)
    }),
  )
})

test('returns the adjacent previous period of the same length', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 800 }), (startDate, length) => {
      const period = { startDate, endDate: addDays(startDate, length) }
      const before = periodBefore(period)
      expect(daysIn(before)).toBe(daysIn(period))
      expect(addDays(before.endDate, 1)).toBe(startDate)
    }),
  )
})
