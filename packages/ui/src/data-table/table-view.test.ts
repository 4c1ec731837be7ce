import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTableView, type TableView, writeTableView } from './table-view.ts'

const view: fc.Arbitrary<TableView> = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  sort: fc.option(
    fc.record({
      column: fc.stringMatching(/^[a-z][a-zA-Z]{0,20}$/),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
  page: fc.integer({ min: 1, max: 10_000 }),
})

test('reads back the view that it wrote', () => {
  fc.assert(
    fc.property(view, original => {
      const query = writeTableView(new URLSearchParams(), original)
      expect(readTableView(new URLSearchParams(query.toString()))).toEqual(original)
    }),
  )
})

test('keeps other parameters and removes those at their default', () => {
  const query = writeTableView(new URLSearchParams('tab=orders&q=old&page=3'), {
    search: '',
    sort: null,
    page: 1,
  })
  expect(query.toString()).toBe('tab=orders')
})

test.each(['page=-1', 'page=2.5', 'page=two', 'sort=-'])('ignores the invalid query %s', query => {
  expect(readTableView(new URLSearchParams(query))).toEqual({ search: '', sort: null, page: 1 })
})
