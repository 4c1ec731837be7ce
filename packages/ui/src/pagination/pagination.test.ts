import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from './pagination.tsx'

const position = fc
  .integer({ min: 1, max: 500 })
  .chain(pages =>
    fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }),
  )

test('shows every page while there are at most seven', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
  expect(pageWindow(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('keeps both ends and the neighbourhood of the current page', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageWindow(6, 20)).toEqual([1, 'gap', 5, 6, 7, 'gap', 20])
  expect(pageWindow(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('holds its invariants for every position', () => {
  fc.assert(
    fc.property(position, ({ page, pages }) => {
      const shown = pageWindow(page, pages)
      expect(shown).toHaveLength(Math.min(pages, 7))
      expect(shown).toContain(page)
      expect(shown[0]).toBe(1)
      expect(shown.at(-1)).toBe(pages)
      shown.forEach((entry, index) => {
        const before = shown[index - 1]
        const after = shown[index + 1]
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(entry).toBe(before + 1)
      })
    }),
  )
})
