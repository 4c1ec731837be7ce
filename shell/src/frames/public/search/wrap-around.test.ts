import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrapAround } from './wrap-around.ts'

const count = fc.integer({ min: 1, max: 8 })

it('cycles through all options and the field', () => {
  fc.assert(
    fc.property(count, fc.constantFrom(1, -1), (count, step) => {
      const visited = [-1]
      for (let moves = 0; moves < count; moves += 1) {
        visited.push(wrapAround(visited.at(-1) ?? -1, step, count))
      }
      expect(visited.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: count + 1 }, (_, at) => at - 1),
      )
      expect(wrapAround(visited.at(-1) ?? -1, step, count)).toBe(-1)
    }),
  )
})

it('starts with the first option downwards and the last one upwards', () => {
  fc.assert(
    fc.property(count, count => {
      expect(wrapAround(-1, 1, count)).toBe(0)
      expect(wrapAround(-1, -1, count)).toBe(count - 1)
    }),
  )
})
