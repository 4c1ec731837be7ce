import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from './errors/problems.ts'
import { decodeCursor, encodeCursor, nextLink } from './listing.ts'

const position = fc.record({
  sort: fc.constantFrom('order', '-title'),
  value: fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean()),
  id: fc.uuid(),
})

test('decodes a cursor to its position', () => {
  fc.assert(
    fc.property(position, at => {
      expect(decodeCursor(encodeCursor(at), at.sort)).toEqual(at)
    }),
  )
})

test('rejects a cursor of another sort', () => {
  fc.assert(
    fc.property(position, at => {
      expect(() => decodeCursor(encodeCursor(at), 'createdAt')).toThrow(Problem)
    }),
  )
})

test('rejects any other text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(() => decodeCursor(text, 'order')).toThrow(Problem)
    }),
  )
})

test('keeps the other query parameters in the link to the next page', () => {
  fc.assert(
    fc.property(position, fc.string({ minLength: 1 }), (at, q) => {
      const url = `/api/things/all?q=${encodeURIComponent(q.toWellFormed())}&cursor=old&limit=5`
      const [, target = ''] = /^<(.+)>; rel="next"$/.exec(nextLink(url, at)) ?? []
      const { pathname, searchParams } = new URL(target, 'http://localhost')
      expect(pathname).toBe('/api/things/all')
      expect(searchParams.get('q')).toBe(q.toWellFormed())
      expect(searchParams.get('limit')).toBe('5')
      expect(searchParams.getAll('cursor')).toEqual([encodeCursor(at)])
    }),
  )
})
