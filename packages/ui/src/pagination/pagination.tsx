import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/icons.tsx'
import { fillSlot, type Slot } from '../slot.ts'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

type Turn =
  | { onPageChange: (page: number) => void; linkTo?: never }
  | {
      /** A link per page instead of a button: works before and without JavaScript. */
      linkTo: (page: number) => Slot
      onPageChange?: never
    }

export type PaginationProps = Turn & {
  /** Which list it turns the pages of; names the landmark. */
  label: string
  /** Current page, from 1. */
  page: number
  pages: number
  /** @default 'Prev' */
  previousLabel?: string
  /** @default 'Next' */
  nextLabel?: string
  /** Of both labels, where it is not the page's language. */
  labelLang?: string | undefined
}

/** Prev, numbered buttons, Next. Nothing at all for a single page. */
export function Pagination({
  label,
  page,
  pages,
  previousLabel = 'Prev',
  nextLabel = 'Next',
  labelLang,
  ...turn
}: PaginationProps): ReactElement | null {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className={styles.pagination}>
      <PageControl {...turn} to={page - 1} disabled={page <= 1} className={styles.step}>
        <ArrowLeftIcon />
        <span lang={labelLang}>{previousLabel}</span>
      </PageControl>
      <ol className={styles.pages}>
        {pageWindow(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            <li key={index < 3 ? 'gap before' : 'gap after'} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={entry}>
              <PageControl {...turn} to={entry} current={entry === page} className={styles.number}>
                {entry}
              </PageControl>
            </li>
          ),
        )}
      </ol>
      <PageControl {...turn} to={page + 1} disabled={page >= pages} className={styles.step}>
        <span lang={labelLang}>{nextLabel}</span>
        <ArrowRightIcon />
      </PageControl>
    </nav>
  )
}

type PageControlProps = Turn & {
  to: number
  current?: boolean
  disabled?: boolean
  className: string | undefined
  children: ReactNode
}

function PageControl(props: PageControlProps): ReactElement {
  const { to, current = false, disabled = false, children } = props
  const className = cx(styles.control, props.className)
  if (props.linkTo && !disabled) {
    const attributes = current ? { className, 'aria-current': 'page' as const } : { className }
    return fillSlot(props.linkTo(to), attributes, children)
  }
  return (
    <button
      type="button"
      className={className}
      disabled={disabled}
      aria-current={current ? 'page' : undefined}
      onClick={() => props.onPageChange?.(to)}
    >
      {children}
    </button>
  )
}
