import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, athensDate, startOfDay } from '../calendar/athens.ts'
import { bucketStarts, cover, type RollupRange, readRange } from './range.ts'

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 800 }))
  .map(([first, length]) => {
    const from = addDays('2025-01-01', first)
    return { from, until: addDays(from, length + 1) }
  })

const dayMs = 86_400_000

const withDekads = ['day', 'dekad', 'month'] as const
const withoutDekads = ['day', 'month'] as const

const allDays = bucketStarts({ from: '2024-01-01', until: '2030-01-01' }, 'day')
const beginnings = {
  day: allDays,
  dekad: allDays.filter(day => ['01', '11', '21'].includes(athensDate(day).slice(8))),
  month: bucketStarts({ from: '2024-01-01', until: '2030-01-01' }, 'month'),
}

/** How often the covering have each day. */
function timesOf(covering: readonly RollupRange[]): number[] {
  return allDays.map(day =>
    covering
      .filter(({ from, until }) => from <= day && day < until)
      .reduce((times, { sign }) => times + sign, 0),
  )
}

test.each([
  ['months, dekads and days', withDekads, 14],
  ['months and days', withoutDekads, 31],
] as const)('covers each day of a range exactly once with %s', (_, kept, most) => {
  fc.assert(
    fc.property(ranges, range => {
      const covering = cover(range, kept)
      const [from, until] = [startOfDay(range.from), startOfDay(range.until)]
      expect(timesOf(covering)).toEqual(allDays.map(day => Number(from <= day && day < until)))
      for (const { grain, from, until } of covering) {
        expect(beginnings[grain]).toEqual(expect.arrayContaining([from, until]))
      }
      const sums = (grain: RollupRange['grain']) =>
        covering
          .filter(part => part.grain === grain)
          .flatMap(({ from, until }) => beginnings[grain].filter(at => from <= at && at < until))
      expect(sums('day').length + sums('dekad').length).toBeLessThanOrEqual(most)
    }),
  )
})

test.each([
  ['2026-03-01', '2026-05-01', ['month +61']],
  ['2026-03-03', '2026-04-30', ['month +61', 'day -2', 'day -1']],
  ['2026-03-25', '2026-05-05', ['month +30', 'dekad +11', 'day -4', 'day +4']],
  ['2026-03-14', '2026-05-18', ['month +92', 'dekad -10', 'dekad -11', 'day -3', 'day -3']],
  ['2026-03-10', '2026-03-15', ['day +5']],
  ['2026-03-09', '2026-03-22', ['dekad +10', 'day +2', 'day +1']],
])('covers %s to before %s by %j', (from, until, expected) => {
  const parts = cover({ from, until }, withDekads).map(
    ({ grain, sign, ...part }) =>
      `${grain} ${sign > 0 ? '+' : '-'}${Math.round((part.until - part.from) / dayMs)}`,
  )
  expect(parts).toEqual(expected)
})

test('returns a bucket for every day, also on clock changes', () => {
  fc.assert(
    fc.property(ranges, range => {
      const starts = bucketStarts(range, 'day')
      expect(starts).toHaveLength(
        Math.round((startOfDay(range.until) - startOfDay(range.from)) / 86_400_000),
      )
    }),
  )
})

test('parses days in Greece, and defaults to the last 30 and today', () => {
  const now = Date.parse('2026-11-20T23:00:00Z')
  expect(readRange({}, now)).toEqual({ from: '2026-10-22', until: '2026-11-22' })
  expect(readRange({ startDate: '2026-11-01', endDate: '2026-11-01' }, now)).toEqual({
    from: '2026-11-01',
    until: '2026-11-02',
  })
  expect(readRange({ startDate: '2026-10-31T22:00:00Z', endDate: '2026-11-05' }, now).from).toBe(
    '2026-11-01',
  )
})

test.each([
  ['2026-02-30', '2026-03-01'],
  ['2026-13-01', '2026-12-01'],
  ['2026-11-02', '2026-11-01'],
  ['2001-01-01', '2026-11-01'],
])('refuses the range from %s to %s', (startDate, endDate) => {
  expect(() => readRange({ startDate, endDate })).toThrow(
    expect.objectContaining({ statusCode: 400 }),
  )
})
