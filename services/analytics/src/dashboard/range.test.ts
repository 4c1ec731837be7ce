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

/** How often the stretches have each day. */
function timesOf(stretches: readonly RollupRange[]): number[] {
  return allDays.map(day =>
    stretches
      .filter(({ from, until }) => from <= day && day < until)
      .reduce((times, { sign }) => times + sign, 0),
  )
}

test.each([
  ['months, dekads and days', withDekads, 14],
  ['months and days', withoutDekads, 31],
] as const)('a range is made up of %s: each of its days once, no other', (_, kept, most) => {
  fc.assert(
    fc.property(ranges, range => {
      const stretches = cover(range, kept)
      const [from, until] = [startOfDay(range.from), startOfDay(range.until)]
      expect(timesOf(stretches)).toEqual(allDays.map(day => Number(from <= day && day < until)))
      for (const { grain, from, until } of stretches) {
        expect(beginnings[grain]).toEqual(expect.arrayContaining([from, until]))
      }
      const sums = (grain: RollupRange['grain']) =>
        stretches
          .filter(stretch => stretch.grain === grain)
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
])('from %s to before %s are %j', (from, until, expected) => {
  const told = cover({ from, until }, withDekads).map(
    ({ grain, sign, ...stretch }) =>
      `${grain} ${sign > 0 ? '+' : '-'}${Math.round((stretch.until - stretch.from) / dayMs)}`,
  )
  expect(told).toEqual(expected)
})

test('every day of a range has its beginning, also where the clocks change', () => {
  fc.assert(
    fc.property(ranges, range => {
      const starts = bucketStarts(range, 'day')
      expect(starts).toHaveLength(
        Math.round((startOfDay(range.until) - startOfDay(range.from)) / 86_400_000),
      )
    }),
  )
})

test('days are read as days in Greece, and default to the last thirty and today', () => {
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
])('from %s to %s is no range', (startDate, endDate) => {
  expect(() => readRange({ startDate, endDate })).toThrow(
    expect.objectContaining({ statusCode: 400 }),
  )
})
