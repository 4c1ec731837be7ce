import type { ReactElement } from 'react'
import { fillSlot, type Slot } from '../slot.ts'
import styles from './breadcrumb.module.css'

export interface Crumb {
  label: string
  /** Of the label, where it is not the page's language. */
  lang?: string | undefined
  /** The link to it; the last crumb, the page itself, has none. */
  link?: Slot
}

export interface BreadcrumbProps {
  /** Names the landmark. @default 'Breadcrumb' */
  label?: string
  /** From the top of the site down to this page. */
  crumbs: Crumb[]
}

/** Where a page stands in the site. */
export function Breadcrumb({ label = 'Breadcrumb', crumbs }: BreadcrumbProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb} lang={crumb.lang}>
            {crumb.link ? (
              fillSlot(crumb.link, { className: styles.link ?? '' }, crumb.label)
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
