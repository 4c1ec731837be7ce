import { expect, it } from 'vitest'
import { isMissed, measurementTable } from './measurement.ts'

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
