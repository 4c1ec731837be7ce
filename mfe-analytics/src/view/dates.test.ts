import { shopDay } from '@stampa/ui/price/shop-day.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysIn, isDay, periodBefore } from './dates.ts'

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
