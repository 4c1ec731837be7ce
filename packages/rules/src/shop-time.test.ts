import { expect, test } from 'vitest'
import { addDays, shopDay } from './shop-time.ts'

test.each([
  ['2026-11-19T21:59:59Z', '2026-11-19'],
  ['2026-11-19T22:00:00Z', '2026-11-20'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('%s is %s in Athens', (moment, date) => {
  expect(shopDay(new Date(moment))).toBe(date)
})

test.each([
  ['2026-11-20', 30, '2026-12-20'],
  ['2026-12-31', 30, '2027-01-30'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-10-25', 1, '2026-10-26'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})
