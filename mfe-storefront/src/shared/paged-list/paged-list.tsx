import {
  defineMessages,
  type Head,
  type HeadArgs,
  Link,
  textsIn,
  useLangOf,
  useLocation,
  useMessages,
  useNavigationType,
} from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { Pagination } from '@stampa/ui/pagination/pagination.tsx'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type PageHeadOptions, pageHead } from '../page-head.ts'
import { pageOf, pageSearch, parsePage } from './page-of.ts'
import styles from './paged-list.module.css'

const pagingMessages = defineMessages({
  /** Title of every page but the first. */
  pageTitle: {
    el: (title: string, page: number) => `${title} – σελίδα ${page}`,
    en: (title: string, page: number) => `${title} – page ${page}`,
  },
  position: {
    el: (list: string, page: number, pages: number) => `${list}, σελίδα ${page} από ${pages}`,
    en: (list: string, page: number, pages: number) => `${list}, page ${page} of ${pages}`,
  },
  pages: {
    el: (list: string) => `Σελίδες: ${list}`,
    en: (list: string) => `Pages: ${list}`,
  },
  previous: { el: 'Προηγ.', en: 'Prev', specified: 'en' },
  next: { el: 'Επόμ.', en: 'Next', specified: 'en' },
})

interface PagedListProps<T> {
  /** The whole list. */
  items: T[]
  size: number
  /** Name of the list, for assistive technology. */
  label: string
  children: (items: T[]) => ReactNode
}

/** List by pages. The page is part of the address; turning it in the browser needs no request. */
export function PagedList<T>(props: PagedListProps<T>): ReactElement {
  const { label, children } = props
  const { search } = useLocation()
  const { items, page, pages } = pageOf(props.items, parsePage(search), props.size)
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

interface PagedListHeadOptions<T>
  extends PageHeadOptions,
    Pick<HeadArgs, 'search' | 'language'>,
    Pick<PagedListProps<T>, 'items' | 'size'> {
  imageOf: (item: T) => ImageAsset | null | undefined
  /** Width of the image, as the `sizes` attribute. */
  sizes: string
}

/** Returns the head of a list by pages: each page has its own title, address and first image. */
export function pagedListHead<T>(options: PagedListHeadOptions<T>): Head {
  const { items, size, search, language, imageOf, sizes, ...head } = options
  const { title, path } = head
  const { items: shown, page } = pageOf(items, parsePage(search), size)
  const [first] = shown
  const { pageTitle } = textsIn(pagingMessages, language)
  return pageHead({
    trail: [{ name: title, path }],
    ...head,
    title: page === 1 ? title : pageTitle(title, page),
    path: path + pageSearch('', page),
    image: { asset: first && imageOf(first), sizes },
  })
}

/**
 * Scrolls to the top and focuses the list when the page changes, except on back and forward: there the router
 * restores the position.
 *
 * @returns ref of the list, which must be focusable (`tabIndex={-1}`)
 */
function usePageTurn(page: number): RefObject<HTMLElement | null> {
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
