import { useMessages } from '@stampa/platform'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps<Row> {
  selection: Selection<Row>
  /** The rows that match the search, on all pages. */
  found: readonly Row[]
  children: ReactNode
}

const count = new Intl.NumberFormat('el')

/** How many rows are selected, and what can be done with them. Below the rows, which stay where they are. */
export function BulkBar<Row>({ selection, found, children }: BulkBarProps<Row>): ReactElement {
  const texts = useMessages(tableMessages)
  const selected = selection.rows.length
  return (
    <section aria-label={texts.bulkActions} className={styles.bulk} hidden={selected === 0}>
      <p role="status" className={styles.count}>
        {selected > 0 && texts.selected(selected)}
      </p>
      {selected > 0 && selected < found.length && (
        <Button variant="quiet" size="small" onClick={() => selection.set(found, true)}>
          {texts.selectAll(count.format(found.length))}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={selection.clear}>
        {texts.clearSelection}
      </Button>
      <div className={styles.bulkActions}>{selected > 0 && children}</div>
    </section>
  )
}
