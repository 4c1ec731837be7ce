import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '../icon/icons.tsx'
import type { RowMover } from '../reorder/use-reorder.ts'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'

interface OrderCellProps {
  /** Place of the row among all. */
  index: number
  of: number
  /** Id of the cell that names the row. */
  nameId: string
  mover: RowMover
}

/** Moves its row: a handle to drag (or for the arrow keys), and a button for each direction. */
export function OrderCell({ index, of, nameId, mover }: OrderCellProps): ReactElement {
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
