import { expect, test } from 'vitest'
import { changeOf, percentOf } from './change.ts'

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
