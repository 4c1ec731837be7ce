import { useMessages } from '@stampa/platform'
import { memo, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import { Checkbox } from '../field/choice-field.tsx'
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '../icon/icons.tsx'
import type { RowMover } from '../reorder/use-reorder.ts'
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
  return (
    <tr
      tabIndex={props.tabIndex}
      data-selected={selected || undefined}
      {...order?.mover.row(order.index)}
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
        const { rowHeader } = column
        const Cell = rowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            id={rowHeader ? nameId : undefined}
            scope={rowHeader ? 'row' : undefined}
            aria-label={typeof rowHeader === 'function' ? rowHeader(row.original) : undefined}
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
  nameId: string
  mover: RowMover
}

/** Moves its row: a drag handle that also takes the arrow keys, and a button per direction. */
function OrderCell({ index, nameId, mover }: OrderCellProps): ReactElement {
  const texts = useMessages(tableMessages)
  const button = { size: 'small', 'aria-describedby': nameId } as const
  return (
    <td className={cx(styles.cell, styles.order)}>
      <div className={styles.movers}>
        <IconButton
          {...button}
          label={texts.drag}
          icon={<GripIcon />}
          className={styles.grip}
          {...mover.handle(index)}
        />
        <IconButton
          {...button}
          label={texts.moveUp}
          icon={<ChevronUpIcon />}
          aria-disabled={!mover.canMove(index, index - 1) || undefined}
          onClick={() => mover.move(index, index - 1)}
        />
        <IconButton
          {...button}
          label={texts.moveDown}
          icon={<ChevronDownIcon />}
          aria-disabled={!mover.canMove(index, index + 1) || undefined}
          onClick={() => mover.move(index, index + 1)}
        />
      </div>
    </td>
  )
}
