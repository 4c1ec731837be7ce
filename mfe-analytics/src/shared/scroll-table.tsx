import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import styles from './scroll-table.module.css'
import { termMessages } from './terms.messages.ts'

/** A column; the first one names the rows. */
export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
}

interface ScrollTableProps<Row> {
  /** Accessible name. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Whether all columns but the first are numbers. */
  numeric?: boolean
  /** Whether cells are sentences, which wrap; then the table scrolls in both directions. */
  wraps?: boolean
}

/** A table that scrolls inside its card where it does not fit. */
export function ScrollTable<Row>(props: ScrollTableProps<Row>): ReactElement {
  const { caption, columns, rows, rowKey, numeric, wraps } = props
  const id = useId()
  const scroller = cx(styles.scroller, wraps && styles.wrapping)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable.
    <section aria-labelledby={id} tabIndex={0} className={scroller}>
      <table className={cx(styles.table, numeric && styles.numeric)}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The values of a chart as a table, which is rendered once it is opened. */
export function ChartValues<Row>(props: ScrollTableProps<Row>): ReactElement {
  const { asTable } = useMessages(termMessages)
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{asTable}</summary>
      {open && <ScrollTable numeric {...props} />}
    </details>
  )
}
