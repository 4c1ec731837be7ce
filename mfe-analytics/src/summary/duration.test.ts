import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesAndSeconds } from './duration.ts'

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
