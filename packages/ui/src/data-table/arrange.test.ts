import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortRows } from './arrange.ts'
import type { Column } from './column.ts'

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
const direction = fc.constantFrom('ascending' as const, 'descending' as const)

test('sorting keeps every row, orders values, and leaves equal ones in their sequence', () => {
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

test('rows stay as delivered without a column to sort by', () => {
  const delivered: Row[] = [
    { id: 0, price: 2 },
    { id: 1, price: 1 },
  ]
  expect(sortRows(delivered, columns, null)).toBe(delivered)
  for (const column of ['note', 'gone']) {
    expect(sortRows(delivered, columns, { column, direction: 'ascending' })).toBe(delivered)
  }
})
