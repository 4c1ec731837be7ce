import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Column, compare, sortRows } from './column.ts'

test.each([
  [
    'Greek words in dictionary order, with or without accents',
    ['ώρα', 'Άγκυρα', 'βιβλίο', 'αγορά', 'Ψωμί', 'έντυπο', 'Έλατο'],
    ['Άγκυρα', 'αγορά', 'βιβλίο', 'Έλατο', 'έντυπο', 'Ψωμί', 'ώρα'],
  ],
  ['numbers inside texts by value', ['Α4 100', 'Α4 20', 'Α4 3'], ['Α4 3', 'Α4 20', 'Α4 100']],
  ['numbers', [10, -1, 9], [-1, 9, 10]],
  ['flags, false first', [true, false], [false, true]],
])('sorts %s', (_, values, sorted) => {
  expect([...values].sort(compare)).toEqual(sorted)
})

test('sorts dates by time', () => {
  expect(compare(new Date('2026-01-01'), new Date('2026-01-02'))).toBeLessThan(0)
})

interface Row {
  id: number
  price: number | null
}

const columns: Column<Row>[] = [
  { id: 'price', header: 'Price', cell: row => row.price, sortBy: row => row.price },
  { id: 'note', header: 'Note', cell: () => '' },
]
const rows = fc
  .array(fc.option(fc.integer({ min: 0, max: 5 })))
  .map(prices => prices.map((price, id): Row => ({ id, price })))

test('keeps every row, sorts by value with absent values last, and keeps the sequence of equal rows', () => {
  const direction = fc.constantFrom('ascending' as const, 'descending' as const)
  fc.assert(
    fc.property(rows, direction, (delivered, direction) => {
      const sorted = sortRows(delivered, columns, { column: 'price', direction })
      expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(delivered)
      for (const [index, row] of sorted.entries()) {
        const next = sorted[index + 1]
        if (!next || next.price === null) continue
        expect(row.price).not.toBeNull()
        const difference = Number(row.price) - next.price
        if (difference === 0) expect(row.id).toBeLessThan(next.id)
        else expect(difference > 0).toBe(direction === 'descending')
      }
    }),
  )
})

test.each([null, 'note', 'gone'])('returns the rows as they are when sorted by %s', column => {
  const delivered: Row[] = [{ id: 0, price: 2 }]
  const sort = column === null ? null : { column, direction: 'ascending' as const }
  expect(sortRows(delivered, columns, sort)).toBe(delivered)
})
