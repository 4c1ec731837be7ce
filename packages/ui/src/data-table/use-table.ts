import { fold } from '@stampa/rules/fold'
import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TanStackRow,
  tableFeatures,
  type Updater,
  useTable as useTanStackTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { parseStrings, useDeviceStore } from '../device/device-store.ts'
import { matcher } from '../search/matches.ts'
import { type Column, sortRows } from './column.ts'
import type { TableView } from './table-view.ts'

const features = tableFeatures({
  columnFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
})
type Features = typeof features

export type Table<Row extends object> = ReactTable<Features, Row>
export type TableRow<Row extends object> = TanStackRow<Features, Row>

export interface TableOptions<Row> {
  /** Key under which this device stores the hidden columns; the same as in its `<TableMenu>`. */
  name?: string
  rows: readonly Row[]
  /** Constant across renders. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  view: TableView
  onViewChange: (view: TableView) => void
  /** Text of a row that the search reads. Constant across renders. */
  searchText?: (row: Row) => string
}

interface PagedTableOptions<Row> extends TableOptions<Row> {
  /** The service has searched, sorted and paged the rows. */
  isManual: boolean
  pageSize: number
}

/** Column that only the search reads. TanStack Table caches its folded text per row. */
const searchColumn = 'search'

/** Keeps the state of a table: sort, search, selection, hidden columns and page. */
export function useTable<Row extends object>(options: PagedTableOptions<Row>) {
  const { rows, columns, view, searchText, isManual, pageSize } = options
  const { search, sort } = view
  // Sorted before it is searched, so that a key in the search field sorts nothing.
  const data = useMemo(
    () => (isManual ? rows : sortRows(rows, columns, sort)),
    [rows, columns, sort, isManual],
  )
  const defs = useMemo(() => columnDefs(columns, searchText), [columns, searchText])
  const [hidden] = useHiddenColumns(options.name)
  const shownColumns = useMemo(
    () => columns.filter(({ id, rowHeader }) => rowHeader || !hidden.includes(id)),
    [columns, hidden],
  )
  const columnFilters = useMemo(
    () => (search && searchText && !isManual ? [{ id: searchColumn, value: search }] : []),
    [search, searchText, isManual],
  )
  const sorting = useMemo(
    () => (sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []),
    [sort],
  )
  const table = useTanStackTable<Features, Row>({
    features,
    data,
    columns: defs,
    getRowId: options.rowKey,
    state: { columnFilters, sorting },
    manualSorting: true,
    manualFiltering: isManual,
    sortDescFirst: false,
    isRowRangeSelectionEvent: event =>
      (event as { nativeEvent?: MouseEvent }).nativeEvent?.shiftKey === true,
    onSortingChange: (updater: Updater<typeof sorting>) => {
      const [first] = typeof updater === 'function' ? updater(sorting) : updater
      const direction = first?.desc ? 'descending' : 'ascending'
      options.onViewChange({
        ...view,
        sort: first ? { column: first.id, direction } : null,
        page: 1,
      })
    },
  })
  const found = table.getFilteredRowModel().rows
  const pages = isManual ? 1 : Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(isManual ? 1 : view.page, pages)
  return {
    table,
    /** Columns that are not hidden on this device. */
    columns: shownColumns,
    rows: isManual ? found : found.slice((page - 1) * pageSize, page * pageSize),
    /** Number of rows that match the search, on all pages. */
    total: found.length,
    pages,
    /** Not above `pages`, whatever an old link says. */
    page,
  }
}

function columnDefs<Row extends object>(
  columns: readonly Column<Row>[],
  searchText: ((row: Row) => string) | undefined,
): ColumnDef<Features, Row>[] {
  const search: ColumnDef<Features, Row> = {
    id: searchColumn,
    accessorFn: row => fold(searchText?.(row) ?? ''),
    filterFn: Object.assign(
      (row: TableRow<Row>, id: string, isMatch: (folded: string) => boolean) =>
        isMatch(row.getValue(id)),
      { resolveFilterValue: matcher },
    ),
  }
  return [
    ...columns.map(
      ({ id, sortBy }): ColumnDef<Features, Row> => ({
        id,
        accessorFn: sortBy ?? (() => undefined),
        enableSorting: sortBy !== undefined,
      }),
    ),
    search,
  ]
}

/**
 * Returns the ids of the columns hidden on this device, and their setter.
 *
 * @param table name of the table; undefined stores nothing and hides nothing
 */
export function useHiddenColumns(table: string | undefined) {
  return useDeviceStore(`table.${table ?? ''}.hidden`, parseStrings)
}
