import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import styles from './data-table.module.css'
import { Neighbours, type ServerPage } from './server-page.tsx'
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
  serverPage: ServerPage | undefined
}

const count = new Intl.NumberFormat('el')

export function TableFooter(props: TableFooterProps): ReactElement {
  const { label, loading, total, page, pages, pageSize, onPageChange, more, serverPage } = props
  const texts = useMessages(tableMessages)
  const before = serverPage ? serverPage.before : (page - 1) * pageSize
  const last = serverPage ? before + total : Math.min(page * pageSize, total)
  const all = serverPage ? serverPage.total : total
  const position = texts.position(
    count.format(before + 1),
    count.format(last),
    all === undefined ? undefined : `${count.format(all)}${more ? '+' : ''}`,
  )
  return (
    <div className={styles.footer}>
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
      {serverPage && <Neighbours label={label} page={serverPage} />}
      {more && page === pages && (
        <Button loading={more.loading} onClick={more.onLoad}>
          {texts.loadMore}
        </Button>
      )}
    </div>
  )
}
