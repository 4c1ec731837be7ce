import { Link, useLangOf, useLocation, useMessages } from '@stampa/platform'
import { Pagination } from '@stampa/ui/pagination/pagination.tsx'
import type { ReactElement, ReactNode } from 'react'
import { askedPage, pageOf, pageSearch } from './page-of.ts'
import styles from './paged-list.module.css'
import { pagingMessages } from './paging.messages.ts'
import { usePageTurn } from './use-page-turn.ts'

interface PagedListProps<T> {
  /** The whole list. */
  items: T[]
  /** Items on a page. */
  size: number
  /** What is listed; names the list and its pages. */
  label: string
  /** Shows the items of the current page. */
  children: (items: T[]) => ReactNode
}

/**
 * A list by pages. The page is part of the address, so that it can be shared, reloaded and
 * gone back to, and is turned in the browser without asking the server.
 */
export function PagedList<T>({
  items: all,
  size,
  label,
  children,
}: PagedListProps<T>): ReactElement {
  const { search } = useLocation()
  const { items, page, pages } = pageOf(all, askedPage(search), size)
  const list = usePageTurn(page)
  const texts = useMessages(pagingMessages)
  const langOf = useLangOf()
  return (
    <>
      <section ref={list} tabIndex={-1} aria-label={texts.position(label, page, pages)}>
        {children(items)}
      </section>
      <div className={styles.pages}>
        <Pagination
          label={texts.pages(label)}
          previousLabel={texts.previous}
          nextLabel={texts.next}
          labelLang={langOf(pagingMessages.next)}
          page={page}
          pages={pages}
          linkTo={number => <Link to={{ search: pageSearch(search, number) }} preventScrollReset />}
        />
      </div>
    </>
  )
}
