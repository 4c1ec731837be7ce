import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapAround } from './wrap-around.ts'

const circle = fc
  .integer({ min: 1, max: 40 })
  .chain(count => fc.record({ count: fc.constant(count), index: fc.nat(count - 1) }))
const step = fc.integer({ min: -100, max: 100 })

test('goes from the last to the first and back', () => {
  expect(wrapAround(2, 1, 3)).toBe(0)
  expect(wrapAround(0, -1, 3)).toBe(2)
  expect(wrapAround(0, 1, 1)).toBe(0)
})

test('stays in the circle, and any step can be taken back', () => {
  fc.assert(
    fc.property(circle, step, ({ index, count }, by) => {
      const there = wrapAround(index, by, count)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThan(count)
      expect(wrapAround(there, -by, count)).toBe(index)
    }),
  )
})

test('as many steps as there are places lead back', () => {
  fc.assert(
    fc.property(circle, ({ index, count }) => {
      expect(wrapAround(index, count, count)).toBe(index)
    }),
  )
})
