import { Link, useLangOf, useLocation, useMessages, useNavigationType } from '@stampa/platform'
import { Pagination } from '@stampa/ui/pagination/pagination.tsx'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { askedPage, pageOf, pageSearch } from './page-of.ts'
import styles from './paged-list.module.css'
import { pagingMessages } from './paging.messages.ts'

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
          controlOf={number => (
            <Link to={{ search: pageSearch(search, number) }} preventScrollReset />
          )}
        />
      </div>
    </>
  )
}

/**
 * After a page was turned, takes reader and focus to the top of the new one. Going back or
 * forward is left alone: the router restores the position that was left.
 *
 * @returns ref of the list, which must be focusable (`tabIndex={-1}`)
 */
export function usePageTurn(page: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  const shown = useRef(page)
  const navigationType = useNavigationType()

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (navigationType === 'POP') return
    list.current?.focus({ preventScroll: true })
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [page, navigationType])

  return list
}
