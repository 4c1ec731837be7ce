import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEntries } from './audit.data.ts'

const entries = fc.uniqueArray(
  fc.record({ _id: fc.uuid({ version: 7 }), service: fc.nat({ max: 4 }) }),
  { selector: ({ _id }) => _id },
)

test('reading page by page returns every entry of all services once, newest first', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 7 }), (all, limit) => {
      const newest = all.toSorted((a, b) => (a._id < b._id ? 1 : -1))
      const read = []
      for (let before: string | undefined, isMore = true; isMore; ) {
        const lists = [0, 1, 2, 3, 4].map(service =>
          newest
            .filter(entry => entry.service === service)
            .filter(({ _id }) => before === undefined || _id < before)
            .slice(0, limit),
        )
        const { rows, next } = mergeEntries(lists, limit)
        read.push(...rows)
        before = next
        isMore = next !== undefined
      }
      expect(read).toEqual(newest)
    }),
  )
})
