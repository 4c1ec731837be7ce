import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'

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
  const texts = useMessages(tableMessages)
  const position = texts.position(
    count.format((page - 1) * pageSize + 1),
    count.format(Math.min(page * pageSize, total)),
    `${count.format(total)}${more ? '+' : ''}`,
  )
  return (
    <footer className={styles.footer}>
      <p role="status" className={styles.count}>
        {loading ? texts.loading : total === 0 ? texts.noRows : position}
      </p>
      <Pagination
        label={texts.pagesOf(label)}
        page={page}
        pages={pages}
        onPageChange={onPageChange}
        previousLabel={texts.previous}
        nextLabel={texts.next}
      />
      {more && page === pages && (
        <Button loading={more.loading} onClick={more.onLoad}>
          {texts.loadMore}
        </Button>
      )}
    </footer>
  )
}
