import { locales, useLanguage, useMessages } from '@stampa/platform'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/icons.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import type { Slot } from '../slot.ts'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'
import type { Table } from './use-table.ts'

/** Position of a page in a list that the service searches, sorts and pages. */
export interface ServerPage {
  /** Number of rows before the page. */
  before: number
  /** Number of rows on all pages; undefined where the service does not count them. */
  total: number | undefined
  /** Link to the previous page, if there is one. */
  previous: Slot | undefined
  /** Link to the next page, if there is one. */
  next: Slot | undefined
}

interface TableFooterProps {
  label: string
  /** Number of rows, on all pages unless `serverPage` is given. */
  total: number
  page: number
  pages: number
  pageSize: number
  onPageChange: (page: number) => void
  serverPage: ServerPage | undefined
}

export function TableFooter(props: TableFooterProps): ReactElement {
  const { label, total, page, pages, pageSize, onPageChange, serverPage } = props
  const texts = useMessages(tableMessages)
  const count = new Intl.NumberFormat(locales[useLanguage()])
  const before = serverPage ? serverPage.before : (page - 1) * pageSize
  const last = serverPage ? before + total : Math.min(page * pageSize, total)
  const all = serverPage ? serverPage.total : total
  const position = texts.position(
    count.format(before + 1),
    count.format(last),
    all === undefined ? undefined : count.format(all),
  )
  return (
    <div className={styles.footer}>
      <p role="status" className={styles.count}>
        {total === 0 ? texts.noRows : position}
      </p>
      <Pagination
        label={texts.pagesOf(label)}
        page={page}
        pages={pages}
        controlOf={to => <button type="button" onClick={() => onPageChange(to)} />}
        previousLabel={texts.previous}
        nextLabel={texts.next}
      />
      {(serverPage?.previous || serverPage?.next) && (
        <nav aria-label={texts.pagesOf(label)} className={styles.neighbours}>
          {serverPage.previous && (
            <Button size="small" icon={<ArrowLeftIcon />} render={serverPage.previous}>
              {texts.previous}
            </Button>
          )}
          {serverPage.next && (
            <Button size="small" icon={<ArrowRightIcon />} render={serverPage.next}>
              {texts.next}
            </Button>
          )}
        </nav>
      )}
    </div>
  )
}

interface BulkBarProps<Row extends object> {
  table: Table<Row>
  /** Number of rows that match the search, on all pages. */
  total: number
  children: (selected: readonly Row[]) => ReactNode
}

/**
 * Shows the number of selected rows and the actions on them. Rows that the search hides do not
 * count as selected: an action never changes rows that are not listed.
 */
export function BulkBar<Row extends object>(props: BulkBarProps<Row>): ReactElement {
  const { table, total, children } = props
  const texts = useMessages(tableMessages)
  const count = new Intl.NumberFormat(locales[useLanguage()])
  const rows = table.getFilteredSelectedRowModel().rows.map(({ original }) => original)
  const selected = rows.length
  return (
    <section aria-label={texts.bulkActions} className={styles.bulk} hidden={selected === 0}>
      <p role="status" className={styles.count}>
        {selected > 0 && texts.selected(selected)}
      </p>
      {selected > 0 && selected < total && (
        <Button variant="quiet" size="small" onClick={() => table.toggleAllRowsSelected(true)}>
          {texts.selectAll(count.format(total))}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => table.resetRowSelection(true)}>
        {texts.clearSelection}
      </Button>
      <div className={styles.bulkActions}>{selected > 0 && children(rows)}</div>
    </section>
  )
}
