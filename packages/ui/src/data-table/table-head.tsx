import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import { Checkbox } from '../field/checkbox.tsx'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icon/icons.tsx'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'
import { type TableView, toggleSort } from './table-view.ts'
import type { Selection } from './use-selection.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  hasActions: boolean
  hasOrder: boolean
  selection: Selection<Row> | undefined
  /** The rows of the page, which its checkbox selects. */
  rows: readonly Row[]
  view: TableView
  onViewChange: (view: TableView) => void
}

export function TableHead<Row>(props: TableHeadProps<Row>): ReactElement {
  const { columns, selection, rows, view, onViewChange } = props
  const texts = useMessages(tableMessages)
  const selected = selection ? rows.filter(selection.has).length : 0
  return (
    <thead className={styles.head}>
      <tr>
        {selection && (
          <td className={cx(styles.header, styles.check)}>
            <Checkbox
              label={texts.selectPage}
              checked={selected > 0 && selected === rows.length}
              indeterminate={selected > 0 && selected < rows.length}
              disabled={rows.length === 0}
              onChange={event => selection.set(rows, event.currentTarget.checked)}
            />
          </td>
        )}
        {props.hasOrder && (
          <th scope="col" className={cx(styles.header, styles.order)}>
            {texts.sequence}
          </th>
        )}
        {columns.map(column => {
          const direction = view.sort?.column === column.id ? view.sort.direction : undefined
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction}
              className={cx(
                styles.header,
                column.align === 'end' && styles.end,
                column.width && styles[column.width],
                column.secondary && styles.secondary,
              )}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onViewChange(toggleSort(view, column.id))}
                >
                  {column.header}
                  <SortMark direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {props.hasActions && (
          <th scope="col" className={cx(styles.header, styles.actions)}>
            {texts.actions}
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  if (direction === 'ascending') return <ChevronUpIcon size="small" />
  if (direction === 'descending') return <ChevronDownIcon size="small" />
  return <SortIcon size="small" className={styles.unsorted ?? ''} />
}
