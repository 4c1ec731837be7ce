import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCursor } from './next-cursor.ts'

test('reads the cursor of the next page', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), cursor => {
      const query = new URLSearchParams({ limit: '9', cursor })
      expect(nextCursor(`</api/blog?${query}>; rel="next"`)).toBe(cursor)
    }),
  )
})

test('the last page has none', () => {
  expect(nextCursor(null)).toBeUndefined()
  expect(nextCursor('</api/blog>; rel="prev"')).toBeUndefined()
  expect(nextCursor('</api/blog?limit=9>; rel="next"')).toBeUndefined()
})
