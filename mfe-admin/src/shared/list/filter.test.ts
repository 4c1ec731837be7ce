import { expect, test } from 'vitest'
import { type Filter, filterRows } from './filter.ts'

const rows = [
  { name: 'a', active: true, placement: 'homepage' },
  { name: 'b', active: false, placement: 'homepage' },
  { name: 'c', active: true, placement: 'other' },
]
type Row = (typeof rows)[number]

const filters: Filter<Row>[] = [
  { id: 'active', label: '', options: [], matches: (row, value) => `${row.active}` === value },
  { id: 'placement', label: '', options: [], matches: (row, value) => row.placement === value },
]

test('keeps rows that match every chosen value, and all rows without a choice', () => {
  const names = (chosen: Record<string, string>) =>
    filterRows(rows, filters, chosen).map(({ name }) => name)
  expect(names({ active: 'true', placement: 'homepage' })).toEqual(['a'])
  expect(names({ placement: 'homepage' })).toEqual(['a', 'b'])
  expect(names({ active: '', placement: 'other' })).toEqual(['c'])
  expect(filterRows(rows, filters, {}), 'the same array, so that nothing re-renders').toBe(rows)
})
