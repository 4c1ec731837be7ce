import fc from 'fast-check'
import { expect, it } from 'vitest'
import { median, percentile } from './statistics.ts'

it('has the same number of values below and above', () => {
  const values = fc.array(fc.integer(), { minLength: 1 })
  fc.assert(
    fc.property(values, all => {
      const middle = median(all)
      const below = all.filter(value => value < middle).length
      const above = all.filter(value => value > middle).length
      expect(Math.max(below, above)).toBeLessThanOrEqual(all.length / 2)
    }),
  )
})

it('is the mean of the two middle values, and throws without values', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow('no median')
})

it('is not exceeded by exactly its share of the values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 50)).toBe(50)
  expect(percentile(hundred, 99)).toBe(99)
  expect(percentile([7], 99)).toBe(7)
  expect(() => percentile([], 50)).toThrow('no percentile')
})
