import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time.ts'

test('converts a time to a field and back, to the minute', () => {
  // The range excludes the hour that the end of summer time repeats.
  const moments = fc
    .date({ min: new Date('2026-11-01'), max: new Date('2027-03-01'), noInvalidDate: true })
    .map(date => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString())
  fc.assert(
    fc.property(moments, moment => {
      expect(fromLocalTime(toLocalTime(moment))).toBe(moment)
    }),
  )
})

test('converts no time to an empty field and back', () => {
  expect(toLocalTime(null)).toBe('')
  expect(toLocalTime(undefined)).toBe('')
  expect(fromLocalTime('')).toBeNull()
})
