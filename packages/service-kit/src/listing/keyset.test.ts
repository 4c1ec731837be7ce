import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '../errors/problems.ts'
import { decodeCursor, encodeCursor } from './keyset.ts'
import { nextLink } from './list-query.ts'

const position = fc.record({
  sort: fc.constantFrom('order', '-title'),
  value: fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean()),
  id: fc.uuid(),
})

test('a cursor leads back to its position', () => {
  fc.assert(
    fc.property(position, at => {
      expect(decodeCursor(encodeCursor(at), at.sort)).toEqual(at)
    }),
  )
})

test('a cursor is good for its own sort only', () => {
  fc.assert(
    fc.property(position, at => {
      expect(() => decodeCursor(encodeCursor(at), 'createdAt')).toThrow(Problem)
    }),
  )
})

test('any other text is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(() => decodeCursor(text, 'order')).toThrow(Problem)
    }),
  )
})

test('the next page keeps the rest of the query', () => {
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
