import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icon/icons.tsx'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { type TableView, toggleSort } from './table-view.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  hasActions: boolean
  view: TableView
  onViewChange: (view: TableView) => void
}

export function TableHead<Row>(props: TableHeadProps<Row>): ReactElement {
  const { columns, hasActions, view, onViewChange } = props
  return (
    <thead className={styles.head}>
      <tr>
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
        {hasActions && (
          <th scope="col" className={cx(styles.header, styles.actions)}>
            Actions
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
