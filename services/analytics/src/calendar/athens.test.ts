import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addDekads, athensDate, bucketsOf, startOfDay } from './athens.ts'

const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('a moment is within its hour, day, dekad and month', () => {
  fc.assert(
    fc.property(moments, date => {
      const moment = date.getTime()
      const { hour, day, dekad, month } = bucketsOf(moment)
      const next = startOfDay(addDays(athensDate(moment), 1))
      expect(month).toBeLessThanOrEqual(dekad)
      expect(dekad).toBeLessThanOrEqual(day)
      expect(day).toBeLessThanOrEqual(hour)
      expect(hour).toBeLessThanOrEqual(moment)
      expect(moment).toBeLessThan(next)
      expect(athensDate(day)).toBe(athensDate(moment))
      expect(athensDate(month)).toBe(`${athensDate(moment).slice(0, 7)}-01`)
      expect(moment).toBeLessThan(startOfDay(addDekads(athensDate(moment), 1)))
    }),
  )
})

test('days begin at midnight in Greece, in summer and winter', () => {
  expect(new Date(startOfDay('2026-07-01')).toISOString()).toBe('2026-06-30T21:00:00.000Z')
  expect(new Date(startOfDay('2026-12-01')).toISOString()).toBe('2026-11-30T22:00:00.000Z')
  // The clocks change in the night of these days.
  expect(startOfDay('2026-03-30') - startOfDay('2026-03-29')).toBe(23 * 3_600_000)
  expect(startOfDay('2026-10-26') - startOfDay('2026-10-25')).toBe(25 * 3_600_000)
})

test.each([
  ['2026-02-10', ['2026-01-21', '2026-02-01', '2026-02-11']],
  ['2026-02-28', ['2026-02-11', '2026-02-21', '2026-03-01']],
  ['2026-12-31', ['2026-12-11', '2026-12-21', '2027-01-01']],
])('the dekads around %s begin on %j', (date, expected) => {
  expect([-1, 0, 1].map(dekads => addDekads(date, dekads))).toEqual(expected)
})
