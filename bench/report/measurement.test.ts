import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isMissed, measurementTable } from './measurement.ts'
import { median, percentile } from './statistics.ts'

it('compares the median with the goal, which itself is reached', () => {
  const values = [1, 5, 900]
  expect(isMissed({ name: '', values, goal: { atMost: 5 } })).toBe(false)
  expect(isMissed({ name: '', values, goal: { atMost: 4 } })).toBe(true)
  expect(isMissed({ name: '', values, goal: { atLeast: 5 } })).toBe(false)
  expect(isMissed({ name: '', values, goal: { atLeast: 6 } })).toBe(true)
  expect(isMissed({ name: '', values })).toBe(false)
})

it('misses the goal without a measured value', () => {
  expect(isMissed({ name: '', values: [Number.NaN], goal: { atMost: 5 } })).toBe(true)
})

it('prints a Markdown table', () => {
  const text = measurementTable([
    { name: 'first paint', values: [400, 1500, 420], unit: 'ms', goal: { atMost: 800 } },
    { name: 'shift', values: [0.031], digits: 3, goal: { atMost: 0.02 } },
  ])
  expect(text.split('\n')).toEqual([
    '| figure      | median |        range |     goal |        |',
    '| ----------- | -----: | -----------: | -------: | ------ |',
    '| first paint | 420 ms | 400–1,500 ms | ≤ 800 ms |        |',
    '| shift       |  0.031 |              |  ≤ 0.020 | missed |',
  ])
})

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
