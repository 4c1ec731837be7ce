import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { fold, matcher } from '../search/matches.ts'
import { type Column, compare } from './column.ts'
import type { TableView } from './table-view.ts'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})

interface VisibleRows<Row> {
  /** The rows of the current page. */
  rows: Row[]
  /** How many match the search, on all pages. */
  total: number
  /** How many pages there are, at least 1. */
  pages: number
  /** The current page, moved back inside what exists: after a deletion, or from an old link. */
  page: number
}

/** Rows that are all here: searched, sorted and cut into pages. */
export function useVisibleRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  view: TableView,
  pageSize: number,
  searchText: ((row: Row) => string) | undefined,
): VisibleRows<Row> {
  const isSearching = view.search !== '' && searchText !== undefined
  // Folding thousands of texts is the slow part of a search, and the same for every key.
  const texts = useMemo(
    () => (isSearching ? rows.map(row => fold(searchText(row))) : []),
    [rows, searchText, isSearching],
  )
  const found = useMemo(() => {
    if (!isSearching) return [...rows]
    const isMatch = matcher(view.search)
    return rows.filter((_, index) => isMatch(texts[index] ?? ''))
  }, [rows, texts, view.search, isSearching])
  const definitions = useMemo(() => columns.map(column => definition(column)), [columns])
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(view.page, pages)
  const sorting = useMemo(
    () => (view.sort ? [{ id: view.sort.column, desc: view.sort.direction === 'descending' }] : []),
    [view.sort],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: found,
    state: { sorting, pagination: { pageIndex: page - 1, pageSize } },
    autoResetPageIndex: false,
  })
  return {
    rows: table.getRowModel().rows.map(row => row.original),
    total: found.length,
    pages,
    page,
  }
}

function definition<Row extends RowData>(column: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    // Only undefined is sorted last by the table; null means the same here.
    accessorFn: row => column.sortBy?.(row) ?? undefined,
    sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
    enableSorting: column.sortBy !== undefined,
  }
}
