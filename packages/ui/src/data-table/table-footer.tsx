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
  const { label, loading, page, pages, onPageChange, more } = props
  return (
    <footer className={styles.footer}>
      <p role="status" className={styles.count}>
        {loading ? 'Loading…' : position(props)}
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

/** Where the page stands in the whole: `26–50 of 240`. */
function position({ total, page, pageSize, more }: TableFooterProps): string {
  if (total === 0) return 'No rows'
  const first = count.format((page - 1) * pageSize + 1)
  const last = count.format(Math.min(page * pageSize, total))
  return `${first}–${last} of ${count.format(total)}${more ? '+' : ''}`
}
