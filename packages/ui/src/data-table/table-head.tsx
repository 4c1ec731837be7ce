import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import { Checkbox } from '../field/choice-field.tsx'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icon/icons.tsx'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'
import { columnClass } from './table-row.tsx'
import type { Table, TableRow } from './use-table.ts'

interface TableHeadProps<Row extends object> {
  table: Table<Row>
  columns: readonly Column<Row>[]
  hasSelection: boolean
  hasOrder: boolean
  hasActions: boolean
  /** Rows of the page, which the head's checkbox selects. */
  rows: readonly TableRow<Row>[]
}

export function TableHead<Row extends object>(props: TableHeadProps<Row>): ReactElement {
  const { table, columns, rows } = props
  const texts = useMessages(tableMessages)
  const selected = rows.filter(row => row.getIsSelected()).length
  return (
    <thead className={styles.head}>
      <tr>
        {props.hasSelection && (
          <td className={cx(styles.header, styles.check)}>
            <Checkbox
              label={texts.selectPage}
              checked={selected > 0 && selected === rows.length}
              indeterminate={selected > 0 && selected < rows.length}
              disabled={rows.length === 0}
              onChange={event => {
                for (const row of rows) row.toggleSelected(event.currentTarget.checked)
              }}
            />
          </td>
        )}
        {props.hasOrder && (
          <th scope="col" className={cx(styles.header, styles.order)}>
            {texts.sequence}
          </th>
        )}
        {columns.map(column => {
          const state = table.getColumn(column.id)
          const sorted = state?.getIsSorted()
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
              className={cx(styles.header, columnClass(column))}
            >
              {state?.getCanSort() ? (
                <button type="button" className={styles.sort} onClick={() => state.toggleSorting()}>
                  {column.header}
                  <SortMark sorted={sorted} />
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

function SortMark({ sorted }: { sorted: 'asc' | 'desc' | false | undefined }): ReactElement {
  if (sorted === 'asc') return <ChevronUpIcon size="small" />
  if (sorted === 'desc') return <ChevronDownIcon size="small" />
  return <SortIcon size="small" className={styles.unsorted} />
}
