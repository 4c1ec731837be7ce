import { useMessages } from '@stampa/platform'
import { memo, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import { Checkbox } from '../field/checkbox.tsx'
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '../icon/icons.tsx'
import { dropSide, type RowMover } from '../reorder/use-reorder.ts'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'
import type { TableRow as Row } from './use-table.ts'

interface TableRowProps<Data extends object> {
  row: Row<Data>
  /** Prefix of element ids, unique in the document. */
  id: string
  columns: readonly Column<Data>[]
  rowActions: ((data: Data) => ReactNode) | undefined
  tabIndex: 0 | -1 | undefined
  /** Undefined in a table without selection. */
  selected: boolean | undefined
  /** Undefined in a table whose rows cannot be moved. */
  order: Omit<OrderCellProps, 'nameId'> | undefined
}

/** Memoised: a key in the search field renders only rows that changed. */
export const TableRow = memo(BodyRow) as typeof BodyRow

function BodyRow<Data extends object>(props: TableRowProps<Data>): ReactElement {
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
            onChange={event => row.getToggleSelectedHandler()(event)}
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
            className={cx(styles.cell, columnClass(column))}
          >
            {column.cell(row.original)}
          </Cell>
        )
      })}
      {rowActions && (
        <td className={cx(styles.cell, styles.actions)}>
          <div className={styles.buttons}>{rowActions(row.original)}</div>
        </td>
      )}
    </tr>
  )
}

/** Returns the classes that the cells of a column share. */
export function columnClass<Data>(column: Column<Data>): string {
  return cx(
    column.align === 'end' && styles.end,
    column.width && styles[column.width],
    column.secondary && styles.secondary,
  )
}

interface OrderCellProps {
  /** Index among all rows. */
  index: number
  /** Number of rows. */
  of: number
  /** Id of the row's header cell. */
  nameId: string
  mover: RowMover
}

/** Moves its row: a drag handle that also takes the arrow keys, and a button per direction. */
function OrderCell({ index, of, nameId, mover }: OrderCellProps): ReactElement {
  const texts = useMessages(tableMessages)
  return (
    <td className={cx(styles.cell, styles.order)}>
      <div className={styles.movers}>
        <IconButton
          size="small"
          label={texts.drag}
          aria-describedby={nameId}
          icon={<GripIcon />}
          className={styles.grip}
          {...mover.handle(index)}
        />
        <IconButton
          size="small"
          label={texts.moveUp}
          aria-describedby={nameId}
          icon={<ChevronUpIcon />}
          aria-disabled={index === 0 || undefined}
          onClick={() => mover.move(index, index - 1)}
        />
        <IconButton
          size="small"
          label={texts.moveDown}
          aria-describedby={nameId}
          icon={<ChevronDownIcon />}
          aria-disabled={index === of - 1 || undefined}
          onClick={() => mover.move(index, index + 1)}
        />
      </div>
    </td>
  )
}
