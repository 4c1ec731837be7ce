import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time.ts'

test('a moment survives its field, to the minute', () => {
  // Outside of the hour that summer time repeats there is one reading of a local time.
  const moments = fc
    .date({ min: new Date('2026-11-01'), max: new Date('2027-03-01'), noInvalidDate: true })
    .map(date => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString())
  fc.assert(
    fc.property(moments, moment => {
      expect(fromLocalTime(toLocalTime(moment))).toBe(moment)
    }),
  )
})

test('an empty field is no moment', () => {
  expect(toLocalTime(null)).toBe('')
  expect(toLocalTime(undefined)).toBe('')
  expect(fromLocalTime('')).toBeNull()
})
