import { useMemo } from 'react'
import { fold, matcher } from '../search/matches.ts'
import { sortRows } from './arrange.ts'
import type { Column } from './column.ts'
import type { TableView } from './table-view.ts'

export interface VisibleRows<Row> {
  /** The rows that match the search, in the view's order, on all pages. */
  found: readonly Row[]
  /** The rows of the current page. */
  rows: readonly Row[]
  /** How many pages there are, at least 1. */
  pages: number
  /** The current page, moved back inside what exists: after a deletion, or from an old link. */
  page: number
}

/** Rows that are all here: sorted, searched and cut into pages. */
export function useVisibleRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  view: TableView,
  pageSize: number,
  searchText: ((row: Row) => string) | undefined,
): VisibleRows<Row> {
  const { search, sort } = view
  // Sorted before it is searched: a key in the search field then costs no sorting.
  const ordered = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort])
  const folded = useMemo(() => searchText && remembered(searchText), [searchText])
  const found = useMemo(() => {
    if (search === '' || !folded) return ordered
    const isMatch = matcher(search)
    return ordered.filter(row => isMatch(folded(row)))
  }, [ordered, folded, search])
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(view.page, pages)
  const shown = useMemo(
    () => found.slice((page - 1) * pageSize, page * pageSize),
    [found, page, pageSize],
  )
  return { found, rows: shown, pages, page }
}

/** Folding thousands of texts is the slow part of a search, and the same for every key. */
function remembered<Row extends object>(searchText: (row: Row) => string): (row: Row) => string {
  const texts = new WeakMap<Row, string>()
  return row => {
    const known = texts.get(row)
    if (known !== undefined) return known
    const text = fold(searchText(row))
    texts.set(row, text)
    return text
  }
}
