import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapAround } from './wrap-around.ts'

const circle = fc
  .integer({ min: 1, max: 40 })
  .chain(count => fc.record({ count: fc.constant(count), index: fc.nat(count - 1) }))

test('goes from the last position to the first and back', () => {
  expect(wrapAround(2, 1, 3)).toBe(0)
  expect(wrapAround(0, -1, 3)).toBe(2)
  expect(wrapAround(0, 1, 1)).toBe(0)
})

test('stays within the circle, and the opposite step returns', () => {
  fc.assert(
    fc.property(circle, fc.integer({ min: -100, max: 100 }), ({ index, count }, step) => {
      const next = wrapAround(index, step, count)
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThan(count)
      expect(wrapAround(next, -step, count)).toBe(index)
    }),
  )
})

test('single steps visit every position once and return', () => {
  fc.assert(
    fc.property(circle, fc.constantFrom(1, -1), ({ index, count }, step) => {
      const visited = [index]
      for (let moves = 1; moves < count; moves += 1) {
        visited.push(wrapAround(visited.at(-1) ?? 0, step, count))
      }
      expect(new Set(visited).size).toBe(count)
      expect(wrapAround(visited.at(-1) ?? 0, step, count)).toBe(index)
    }),
  )
})
