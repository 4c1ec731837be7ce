import { type ReactElement, type ReactNode, useId } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../empty-state/error-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { Slot } from '../slot.ts'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { TableFooter } from './table-footer.tsx'
import { TableHead } from './table-head.tsx'
import type { TableView } from './table-view.ts'
import { useVisibleRows } from './use-visible-rows.ts'

export interface DataTableProps<Row> {
  /** What the rows are: 'Products'. Names the table. */
  label: string
  /** Declared once, outside the component. */
  columns: readonly Column<Row>[]
  /** All rows, or with `more` those that have arrived; undefined while the first are on their way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Buttons or a menu at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  view: TableView
  onViewChange: (view: TableView) => void
  /** What the search looks through; declared outside the component. */
  searchText?: (row: Row) => string
  /** @default 25 */
  pageSize?: number
  /** Stands in for the rows when there are none at all: an `<EmptyState>`. */
  empty: ReactElement
  /** Why the rows could not be loaded: 'Failed to fetch data'. */
  error?: string | undefined
  onRetry?: () => void
  /** The rows are being loaded again; they stay in view meanwhile. */
  refreshing?: boolean
  /** The server has further rows that follow on demand. */
  more?: { onLoad: () => void; loading: boolean }
  /** The rows are one page of a list that the server searches, sorts and cuts by the view. */
  serverPage?: ServerPage
}

/** Where a page stands in the server's list. */
export interface ServerPage {
  /** How many rows come before it. */
  before: number
  /** How many there are on all pages; undefined where nobody counts them. */
  total: number | undefined
  /** Links to the pages beside it, where there are any. */
  previous: Slot | undefined
  next: Slot | undefined
}

/** The server has searched and sorted already. */
const asDelivered: TableView = { search: '', sort: null, page: 1 }

/**
 * A table that is searched, sorted and paged where it is, or with `serverPage` by the server; its
 * view is the caller's.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { label, columns, rows, view, onViewChange, pageSize = 25 } = props
  const { serverPage } = props
  const visible = useVisibleRows(
    rows ?? [],
    columns,
    serverPage ? asDelivered : view,
    serverPage ? Number.MAX_SAFE_INTEGER : pageSize,
    props.searchText,
  )
  const caption = useId()

  if (props.error) {
    return (
      <div className={styles.frame}>
        <ErrorState
          title={props.error}
          onRetry={props.onRetry}
          retrying={props.refreshing ?? false}
        />
      </div>
    )
  }
  if (rows?.length === 0) return <div className={styles.frame}>{props.empty}</div>

  const loading = rows === undefined
  return (
    <div className={cx(styles.frame, props.refreshing && styles.refreshing)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-labelledby={caption} tabIndex={0} className={styles.scroller}>
        <table aria-busy={loading || props.refreshing === true} className={styles.table}>
          <caption id={caption} className={styles.caption}>
            {label}
          </caption>
          <TableHead
            columns={columns}
            hasActions={props.rowActions !== undefined}
            view={view}
            onViewChange={onViewChange}
          />
          <tbody>
            {loading ? (
              <SkeletonRows columns={columns} hasActions={props.rowActions !== undefined} />
            ) : (
              visible.rows.map(row => <TableRow key={props.rowKey(row)} {...props} row={row} />)
            )}
          </tbody>
        </table>
        {!loading && visible.total === 0 && (
          <EmptyState
            title={`Nothing matches “${view.search}”`}
            action={
              <Button onClick={() => onViewChange({ ...view, search: '', page: 1 })}>
                Clear search
              </Button>
            }
          />
        )}
      </section>
      <TableFooter
        label={label}
        loading={loading}
        total={visible.total}
        page={visible.page}
        pages={visible.pages}
        pageSize={pageSize}
        onPageChange={page => onViewChange({ ...view, page })}
        more={props.more}
        serverPage={serverPage}
      />
    </div>
  )
}

function TableRow<Row extends object>({
  row,
  columns,
  rowActions,
}: DataTableProps<Row> & { row: Row }): ReactElement {
  return (
    <tr>
      {columns.map(column => {
        const Cell = column.rowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            scope={column.rowHeader ? 'row' : undefined}
            className={cellLook(column)}
          >
            {column.cell(row)}
          </Cell>
        )
      })}
      {rowActions && (
        <td className={cx(styles.cell, styles.actions)}>
          <div className={styles.buttons}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  )
}

/** How many rows stand in until the real ones arrive. */
const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  hasActions: boolean
}

function SkeletonRows<Row>({ columns, hasActions }: SkeletonRowsProps<Row>): ReactElement[] {
  return skeletonRows.map(key => (
    <tr key={key}>
      {columns.map(column => (
        <td key={column.id} className={cellLook(column)}>
          <Skeleton width={column.width === 'fit' ? 'full' : 'long'} />
        </td>
      ))}
      {hasActions && <td className={cx(styles.cell, styles.actions)} />}
    </tr>
  ))
}

function cellLook<Row>(column: Column<Row>): string {
  return cx(
    styles.cell,
    column.align === 'end' && styles.end,
    column.width && styles[column.width],
    column.secondary && styles.secondary,
  )
}
