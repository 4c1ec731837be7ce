import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/icons.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import styles from './data-table.module.css'
import type { ServerPage } from './data-table.tsx'

interface TableFooterProps {
  label: string
  loading: boolean
  total: number
  page: number
  pages: number
  pageSize: number
  onPageChange: (page: number) => void
  more: { onLoad: () => void; loading: boolean } | undefined
  serverPage: ServerPage | undefined
}

const count = new Intl.NumberFormat('el')

export function TableFooter(props: TableFooterProps): ReactElement {
  const { label, loading, page, pages, onPageChange, more, serverPage } = props
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
      {serverPage && <Neighbours label={label} {...serverPage} />}
      {more && page === pages && (
        <Button loading={more.loading} onClick={more.onLoad}>
          Load more
        </Button>
      )}
    </footer>
  )
}

function Neighbours({
  label,
  previous,
  next,
}: ServerPage & { label: string }): ReactElement | null {
  if (!previous && !next) return null
  return (
    <nav aria-label={`Pages of ${label}`} className={styles.neighbours}>
      {previous && (
        <Button size="small" icon={<ArrowLeftIcon />} render={previous}>
          Prev
        </Button>
      )}
      {next && (
        <Button size="small" icon={<ArrowRightIcon />} render={next}>
          Next
        </Button>
      )}
    </nav>
  )
}

/** Where the page stands in the whole: `26–50 of 240`. */
function position({ total, page, pageSize, more, serverPage }: TableFooterProps): string {
  if (total === 0) return 'No rows'
  if (serverPage) {
    const { before, total: all } = serverPage
    const rows = `${count.format(before + 1)}–${count.format(before + total)}`
    return all === undefined ? rows : `${rows} of ${count.format(all)}`
  }
  const first = count.format((page - 1) * pageSize + 1)
  const last = count.format(Math.min(page * pageSize, total))
  return `${first}–${last} of ${count.format(total)}${more ? '+' : ''}`
}
