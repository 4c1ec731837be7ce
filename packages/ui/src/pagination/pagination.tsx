import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/icons.tsx'
import { fillSlot, type Slot } from '../slot.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** Accessible name of the landmark. */
  label: string
  /** Current page, from 1. */
  page: number
  pages: number
  /** Returns the link or button that leads to a page; links work without JavaScript. */
  controlOf: (page: number) => Slot
  previousLabel: string
  nextLabel: string
  /** Language of both labels, where it is not the page's. */
  labelLang?: string | undefined
}

/** Prev, page numbers, Next. Nothing for a single page. */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { label, page, pages, controlOf, labelLang } = props
  if (pages <= 1) return null
  const control = (to: number, look: string | undefined, content: ReactNode) => {
    const attributes: HTMLAttributes<HTMLElement> = { className: cx(styles.control, look) }
    if (to === page) attributes['aria-current'] = 'page'
    if (to >= 1 && to <= pages) return fillSlot(controlOf(to), attributes, content)
    return (
      <button type="button" disabled {...attributes}>
        {content}
      </button>
    )
  }
  return (
    <nav aria-label={label} className={styles.pagination}>
      {control(
        page - 1,
        styles.step,
        <>
          <ArrowLeftIcon />
          <span lang={labelLang}>{props.previousLabel}</span>
        </>,
      )}
      <ol className={styles.pages}>
        {pageWindow(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            <li key={index < 3 ? 'gap before' : 'gap after'} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={entry}>{control(entry, styles.number, entry)}</li>
          ),
        )}
      </ol>
      {control(
        page + 1,
        styles.step,
        <>
          <span lang={labelLang}>{props.nextLabel}</span>
          <ArrowRightIcon />
        </>,
      )}
    </nav>
  )
}

/**
 * Returns the page numbers to show: first and last, the current page with its neighbours, and `'gap'` for numbers left
 * out. A gap replaces at least two numbers, and the length is the same for every page, so that the buttons do not move.
 *
 * @param page current page, from 1
 * @param pages at least 1
 * @example pageWindow(6, 20) // [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
