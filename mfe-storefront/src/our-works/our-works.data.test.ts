import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder } from './our-works.data.ts'

test('sorts works by their order, stably', () => {
  const works = fc.array(fc.record({ order: fc.integer({ min: -3, max: 3 }) }))
  fc.assert(
    fc.property(works, list => {
      const numbered = list.map(({ order }, came) => ({ order, came }))
      const sorted = inOrder(numbered)
      expect(new Set(sorted)).toEqual(new Set(numbered))
      sorted.slice(1).forEach((work, index) => {
        const before = sorted[index] ?? work
        expect(before.order).toBeLessThanOrEqual(work.order)
        if (before.order === work.order) expect(before.came).toBeLessThan(work.came)
      })
    }),
  )
})
