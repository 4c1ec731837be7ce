import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, startOfDay } from '../calendar/athens.ts'
import { bucketStarts, cover, readRange } from './range.ts'

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 800 }))
  .map(([first, length]) => {
    const from = addDays('2025-01-01', first)
    return { from, until: addDays(from, length + 1) }
  })

test('a range is made up of whole months and of days, without a gap and nothing twice', () => {
  fc.assert(
    fc.property(ranges, range => {
      const stretches = cover(range)
      expect(stretches[0]?.from).toBe(startOfDay(range.from))
      expect(stretches.at(-1)?.until).toBe(startOfDay(range.until))
      for (const [i, stretch] of stretches.entries()) {
        expect(stretch.from).toBeLessThan(stretch.until)
        if (i > 0) expect(stretches[i - 1]?.until).toBe(stretch.from)
        if (stretch.grain === 'month') {
          const firsts = bucketStarts({ from: '2024-01-01', until: '2032-01-01' }, 'month')
          expect(firsts).toContain(stretch.from)
          expect(firsts).toContain(stretch.until)
        }
      }
      const days = stretches.filter(({ grain }) => grain === 'day')
      const most = days.reduce((sum, { from, until }) => sum + (until - from) / 86_400_000, 0)
      expect(most).toBeLessThanOrEqual(61.1)
    }),
  )
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
