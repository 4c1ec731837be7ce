import { matches } from '../search/matches.ts'
import { type Column, compare } from './column.ts'
import type { TableSort, TableView } from './table-view.ts'

/**
 * The rows in the order of a column; as delivered without one, or by a column that does not sort.
 * Equal rows keep their sequence, and rows without a value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sort || !value) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map(row => ({ row, value: value(row) ?? undefined }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined) {
        return Number(a.value === undefined) - Number(b.value === undefined)
      }
      return sign * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}

/** The rows that a view shows on all its pages, in its order. */
export function rowsInView<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, sort }: TableView,
  searchText: ((row: Row) => string) | undefined,
): readonly Row[] {
  const ordered = sortRows(rows, columns, sort)
  return search && searchText ? ordered.filter(row => matches(searchText(row), search)) : ordered
}
