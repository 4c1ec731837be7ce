import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import styles from './data-table.module.css'

interface TableFooterProps {
  label: string
  loading: boolean
  total: number
  page: number
  pages: number
  pageSize: number
  onPageChange: (page: number) => void
  more: { onLoad: () => void; loading: boolean } | undefined
}

const count = new Intl.NumberFormat('el')

export function TableFooter(props: TableFooterProps): ReactElement {
  const { label, loading, total, page, pages, pageSize, onPageChange, more } = props
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <footer className={styles.footer}>
      <p role="status" className={styles.count}>
        {loading
          ? 'Loading…'
          : total > 0 &&
            `${count.format(first)}–${count.format(last)} of ${count.format(total)}${more ? '+' : ''}`}
      </p>
      <Pagination
        label={`Pages of ${label}`}
        page={page}
        pages={pages}
        onPageChange={onPageChange}
      />
      {more && page === pages && (
        <Button loading={more.loading} onClick={more.onLoad}>
          Load more
        </Button>
      )}
    </footer>
  )
}
