import { useMessages } from '@stampa/platform'
import { type MouseEvent, memo, type ReactElement, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Checkbox } from '../field/checkbox.tsx'
import { dropSide, type RowMover } from '../reorder/use-reorder.ts'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { OrderCell } from './order-cell.tsx'
import { tableMessages } from './table.messages.ts'
import type { Selection } from './use-selection.ts'

interface TableRowProps<Row> {
  row: Row
  /** For ids, unique in the document. */
  id: string
  columns: readonly Column<Row>[]
  rowActions: ((row: Row) => ReactNode) | undefined
  tabIndex: 0 | -1 | undefined
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined
  onToggle: Selection<Row>['toggle']
  /** With the row's place among all. */
  order: { mover: RowMover; index: number; of: number } | undefined
}

/** Drawn again only when something of it changes: not with every key of a search. */
export const TableRow = memo(Row) as typeof Row

function Row<Row>(props: TableRowProps<Row>): ReactElement {
  const { row, id, columns, rowActions, selected, order } = props
  const { select } = useMessages(tableMessages)
  const selectId = `${id}-select`
  const nameId = `${id}-name`
  const drag = order?.mover.drag
  return (
    <tr
      tabIndex={props.tabIndex}
      data-selected={selected || undefined}
      data-dragged={(drag && drag.from === order.index) || undefined}
      data-drop={order && dropSide(drag, order.index)}
    >
      {selected !== undefined && (
        <td className={cx(styles.cell, styles.check)}>
          <Checkbox
            id={selectId}
            label={select}
            aria-labelledby={`${selectId} ${nameId}`}
            checked={selected}
            onClick={(event: MouseEvent) => props.onToggle(row, event.shiftKey)}
            // Clicks are what says whether a whole range is meant.
            onChange={() => undefined}
          />
        </td>
      )}
      {order && <OrderCell {...order} nameId={nameId} />}
      {columns.map(column => {
        const Cell = column.rowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            id={column.rowHeader ? nameId : undefined}
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

export function cellLook<Row>(column: Column<Row>): string {
  return cx(
    styles.cell,
    column.align === 'end' && styles.end,
    column.width && styles[column.width],
    column.secondary && styles.secondary,
  )
}
