import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './use-reorder.ts'

test('moves an entry and back without changing the list', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1 })
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (list, a, b) => {
      const from = a % list.length
      const to = b % list.length
      const there = moved(list, from, to)
      expect(there[to]).toBe(list[from])
      expect(moved(there, to, from)).toEqual(list)
    }),
  )
})
