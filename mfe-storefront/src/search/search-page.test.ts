import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAt } from './search-page.tsx'

test('splits a text at the search terms', () => {
  expect(splitAt('μια κούπα', [[4, 9]])).toEqual([
    { from: 0, part: 'μια ', found: false },
    { from: 4, part: 'κούπα', found: true },
  ])
  expect(splitAt('κούπα', [])).toEqual([{ from: 0, part: 'κούπα', found: false }])
})

test('neither loses nor repeats a letter for any ranges', () => {
  const ranges = fc.array(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ max: 40 })))
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), ranges, (text, found) => {
      const parts = splitAt(text, found)
      expect(parts.map(({ part }) => part).join('')).toBe(text)
      expect(new Set(parts.map(({ from }) => from)).size).toBe(parts.length)
    }),
  )
})
