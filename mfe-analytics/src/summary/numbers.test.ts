import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf, minutesAndSeconds, percentOf } from './numbers.ts'

test('returns the change relative to the earlier number, if that is not 0', () => {
  expect(changeOf(15, 10)).toBe(0.5)
  expect(changeOf(0, 10)).toBe(-1)
  expect(changeOf(10, 10)).toBe(0)
  expect(changeOf(10, 0)).toBeUndefined()
})

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [1, 201, 0],
  [0, 0, 0],
  [5, 5, 100],
])('%i of %i are %i percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test.each([
  [0, 0, 0],
  [59.4, 0, 59],
  [59.6, 1, 0],
  [185, 3, 5],
  [7261, 121, 1],
  [-3, 0, 0],
])('%d s are %i minutes and %i seconds', (total, minutes, seconds) => {
  expect(minutesAndSeconds(total)).toEqual({ minutes, seconds })
})

test('minutes and seconds add up to the rounded duration', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), total => {
      const { minutes, seconds } = minutesAndSeconds(total)
      expect(minutes * 60 + seconds).toBe(total)
      expect(seconds).toBeLessThan(60)
    }),
  )
})
