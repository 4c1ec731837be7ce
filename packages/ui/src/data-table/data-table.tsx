import { useMessages } from '@stampa/platform'
import { type ReactElement, type ReactNode, useId } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { useReorder } from '../reorder/use-reorder.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'
import { BulkBar, type ServerPage, TableFooter } from './table-footer.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { type TableOptions, useTable } from './use-table.ts'

export interface DataTableProps<Row extends object> extends TableOptions<Row> {
  /** Accessible name of the table: 'Products'. */
  label: string
  /** Buttons or a menu at the end of a row. A constant function avoids rendering rows again. */
  rowActions?: (row: Row) => ReactNode
  /** Rows per page. @default 25 */
  pageSize?: number
  /** Replaces the table when there are no rows at all: an `<EmptyState>`. */
  empty: ReactElement
  /** The rows are being reloaded; they stay visible meanwhile. */
  refreshing?: boolean
  /** The rows are one page of a list that the service searches, sorts and pages by the view. */
  serverPage?: ServerPage
  /** Enter on a row. */
  onOpen?: (row: Row) => void
  /** Delete on a row: asks for confirmation. */
  onDelete?: (row: Row) => void
  /** Buttons that act on the selected rows. Makes rows selectable. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode
  /**
   * Makes rows movable while the list is neither searched nor sorted. Receives all rows in their
   * new order, which shows at once; rows loaded after it replace it.
   */
  onReorder?: (rows: readonly Row[], moved: Row) => void
}

/** Shows rows that it searches, sorts and pages itself, or with `serverPage` the service. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { view, onViewChange, pageSize = 25, bulkActions, onOpen, onDelete, serverPage } = props
  const texts = useMessages(tableMessages)
  const id = useId()
  const movable = props.onReorder !== undefined && view.search === '' && view.sort === null
  const reorder = useReorder(props.rows, props.onReorder)
  const { table, columns, rows, total, pages, page } = useTable({
    ...props,
    rows: reorder.rows,
    isManual: serverPage !== undefined,
    pageSize,
  })
  const hasSelection = bulkActions !== undefined
  const keys = useRowKeys(rows, {
    open: onOpen && (row => onOpen(row.original)),
    remove: onDelete && (row => onDelete(row.original)),
    select: hasSelection
      ? row => row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() } })
      : undefined,
  })

  if (props.rows.length === 0) return <div className={styles.frame}>{props.empty}</div>

  const hasActions = props.rowActions !== undefined
  const help = [
    (onOpen || onDelete || hasSelection) && texts.keys,
    onOpen && texts.enterOpens,
    onDelete && texts.deleteAsks,
    hasSelection && texts.spaceSelects,
    props.onReorder && !movable && texts.notMovable,
  ].filter(Boolean)
  return (
    <div className={cx(styles.frame, props.refreshing && styles.refreshing)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section aria-labelledby={id} tabIndex={0} className={styles.scroller}>
        <table
          aria-busy={props.refreshing === true}
          aria-describedby={help.length > 0 ? `${id}-help` : undefined}
          className={styles.table}
        >
          <caption id={id} className={styles.caption}>
            {props.label}
          </caption>
          <TableHead
            table={table}
            columns={columns}
            hasSelection={hasSelection}
            hasOrder={movable}
            hasActions={hasActions}
            rows={rows}
          />
          <tbody {...keys.body}>
            {rows.map((row, index) => (
              <TableRow
                key={row.id}
                id={`${id}-${row.id}`}
                row={row}
                columns={columns}
                rowActions={props.rowActions}
                tabIndex={keys.tabIndexOf(index)}
                selected={hasSelection ? row.getIsSelected() : undefined}
                order={
                  movable ? { mover: reorder, index: (page - 1) * pageSize + index } : undefined
                }
              />
            ))}
          </tbody>
        </table>
        {total === 0 && (
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
      {bulkActions && (
        <BulkBar table={table} total={total}>
          {selected => bulkActions(selected, () => table.resetRowSelection(true))}
        </BulkBar>
      )}
      <TableFooter
        label={props.label}
        total={total}
        page={page}
        pages={pages}
        pageSize={pageSize}
        onPageChange={page => onViewChange({ ...view, page })}
        serverPage={serverPage}
      />
    </div>
  )
}
