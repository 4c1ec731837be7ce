import { useMessages } from '@stampa/platform'
import { type ReactElement, type ReactNode, useId, useMemo } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { errorStateMessages } from '../empty-state/error-state.messages.ts'
import { ErrorState } from '../empty-state/error-state.tsx'
import { useReorder } from '../reorder/use-reorder.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { asDelivered, type ServerPage } from './server-page.tsx'
import { tableMessages } from './table.messages.ts'
import { TableFooter } from './table-footer.tsx'
import { TableHead } from './table-head.tsx'
import { cellLook, TableRow } from './table-row.tsx'
import type { TableView } from './table-view.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSelection } from './use-selection.ts'
import { useVisibleRows } from './use-visible-rows.ts'

export interface DataTableProps<Row> {
  /** What the rows are: 'Products'. Names the table. */
  label: string
  /** Under which name this device keeps what was chosen for it; the same as its `<TableMenu>` has. */
  name?: string
  /** Declared once, outside the component. */
  columns: readonly Column<Row>[]
  /** All rows, or with `more` those that have arrived; undefined while the first are on their way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Buttons or a menu at the end of a row. The same function draws the same, so that a row need not be drawn again. */
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
  /** The Enter key on a row. */
  onOpen?: (row: Row) => void
  /** The Delete key on a row: asks before anything is deleted. */
  onDelete?: (row: Row) => void
  /** What can be done with several rows: buttons. Makes rows selectable. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode
  /**
   * Makes rows movable, while the list is neither searched nor sorted. Called with all rows in
   * their new order, which shows at once; rows that are loaded after it take its place.
   */
  onReorder?: (rows: readonly Row[], moved: Row) => void
}

/**
 * A table that is searched, sorted and paged where it is, or with `serverPage` by the server; its
 * view is the caller's.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { view, onViewChange, pageSize = 25, bulkActions, onOpen, onDelete } = props
  const texts = useMessages(tableMessages)
  const { retry } = useMessages(errorStateMessages)
  const id = useId()
  const [hidden] = useHiddenColumns(props.name)
  const columns = useMemo(
    () => props.columns.filter(column => column.rowHeader || !hidden.includes(column.id)),
    [props.columns, hidden],
  )
  const movable = props.onReorder !== undefined && view.search === '' && view.sort === null
  const reorder = useReorder(props.rows ?? none, props.onReorder)
  const visible = useVisibleRows(
    reorder.rows,
    props.columns,
    props.serverPage ? asDelivered : view,
    props.serverPage ? Number.MAX_SAFE_INTEGER : pageSize,
    props.searchText,
  )
  const selecting = useSelection(visible.found, props.rowKey)
  const selection = bulkActions && selecting
  const keys = useRowKeys(visible.rows, {
    open: onOpen,
    remove: onDelete,
    select: selection?.toggle,
  })

  if (props.error) {
    return (
      <div className={styles.frame}>
        <ErrorState
          title={props.error}
          onRetry={props.onRetry}
          retryLabel={retry}
          retrying={props.refreshing ?? false}
        />
      </div>
    )
  }
  if (props.rows?.length === 0) return <div className={styles.frame}>{props.empty}</div>

  const loading = props.rows === undefined
  const total = visible.found.length
  const help = [
    (onOpen || onDelete || selection) && texts.keys,
    onOpen && texts.enterOpens,
    onDelete && texts.deleteAsks,
    selection && texts.spaceSelects,
    props.onReorder && !movable && texts.sortedElsewise,
  ].filter(Boolean)
  return (
    <div className={cx(styles.frame, props.refreshing && styles.refreshing)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-labelledby={id} tabIndex={0} className={styles.scroller}>
        <table
          aria-busy={loading || props.refreshing === true}
          aria-describedby={help.length > 0 ? `${id}-help` : undefined}
          className={styles.table}
        >
          <caption id={id} className={styles.caption}>
            {props.label}
          </caption>
          <TableHead
            columns={columns}
            hasActions={props.rowActions !== undefined}
            hasOrder={movable}
            selection={selection}
            rows={visible.rows}
            view={view}
            onViewChange={onViewChange}
          />
          <tbody {...keys.body}>
            {loading ? (
              <SkeletonRows
                columns={columns}
                leading={Number(selection !== undefined) + Number(movable)}
                hasActions={props.rowActions !== undefined}
              />
            ) : (
              visible.rows.map((row, index) => (
                <TableRow
                  key={props.rowKey(row)}
                  id={`${id}-${props.rowKey(row)}`}
                  row={row}
                  columns={columns}
                  rowActions={props.rowActions}
                  tabIndex={keys.tabIndexOf(index)}
                  selected={selection?.has(row)}
                  onToggle={selecting.toggle}
                  order={
                    movable
                      ? { mover: reorder, index: (visible.page - 1) * pageSize + index, of: total }
                      : undefined
                  }
                />
              ))
            )}
          </tbody>
        </table>
        {!loading && total === 0 && (
          <EmptyState
            title={texts.nothingMatches(view.search)}
            action={
              <Button onClick={() => onViewChange({ ...view, search: '', page: 1 })}>
                {texts.clearSearch}
              </Button>
            }
          />
        )}
      </section>
      <VisuallyHidden>
        <span id={`${id}-help`}>{help.join(' ')}</span>
        <span role="status">
          {reorder.announced && texts.movedTo(reorder.announced.place, reorder.announced.of)}
        </span>
      </VisuallyHidden>
      {selection && (
        <BulkBar selection={selection} found={visible.found}>
          {bulkActions(selection.rows, selection.clear)}
        </BulkBar>
      )}
      <TableFooter
        label={props.label}
        loading={loading}
        total={total}
        page={visible.page}
        pages={visible.pages}
        pageSize={pageSize}
        onPageChange={page => onViewChange({ ...view, page })}
        more={props.more}
        serverPage={props.serverPage}
      />
    </div>
  )
}

/** One array for every render, so that what is made from it is not made again. */
const none: readonly never[] = []

/** How many rows stand in until the real ones arrive. */
const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  /** How many cells come before the columns. */
  leading: number
  hasActions: boolean
}

function SkeletonRows<Row>(props: SkeletonRowsProps<Row>): ReactElement[] {
  const { columns, leading, hasActions } = props
  return skeletonRows.map(key => (
    <tr key={key}>
      {leading > 0 && <td colSpan={leading} className={styles.cell} />}
      {columns.map(column => (
        <td key={column.id} className={cellLook(column)}>
          <Skeleton width={column.width === 'fit' ? 'full' : 'long'} />
        </td>
      ))}
      {hasActions && <td className={cx(styles.cell, styles.actions)} />}
    </tr>
  ))
}
