import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTableView, type TableView, toggleSort, writeTableView } from './table-view.ts'

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

test('a view survives the way through a URL', () => {
  fc.assert(
    fc.property(view, original => {
      const query = writeTableView(new URLSearchParams(), original)
      expect(readTableView(new URLSearchParams(query.toString()))).toEqual(original)
    }),
  )
})

test('writing a view keeps the other parameters and drops what is at its default', () => {
  const query = writeTableView(new URLSearchParams('tab=orders&q=old&page=3'), {
    search: '',
    sort: null,
    page: 1,
  })
  expect(query.toString()).toBe('tab=orders')
})

test('nonsense in a URL reads as the first page, unsorted', () => {
  const read = (query: string) => readTableView(new URLSearchParams(query))
  expect(read('page=-1').page).toBe(1)
  expect(read('page=2.5').page).toBe(1)
  expect(read('page=two').page).toBe(1)
  expect(read('sort=-').sort).toBeNull()
})

test('the initial view holds where the URL says nothing', () => {
  const sort = { column: 'order', direction: 'ascending' } as const
  expect(readTableView(new URLSearchParams('q=cup'), { sort })).toEqual({
    search: 'cup',
    sort,
    page: 1,
  })
})

test('three clicks on a header lead back to the order as delivered', () => {
  fc.assert(
    fc.property(view, original => {
      const start = { ...original, sort: null }
      const once = toggleSort(start, 'title')
      const twice = toggleSort(once, 'title')
      expect(once).toEqual({ ...start, page: 1, sort: { column: 'title', direction: 'ascending' } })
      expect(twice.sort).toEqual({ column: 'title', direction: 'descending' })
      expect(toggleSort(twice, 'title').sort).toBeNull()
    }),
  )
})
