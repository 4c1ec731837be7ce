import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { fillSlot, type Slot } from '../slot.ts'
import styles from './breadcrumb.module.css'

const messages = defineMessages({
  label: { el: 'Διαδρομή', en: 'Breadcrumb' },
})

export interface Crumb {
  label: string
  /** Language of the label, where it is not the page's. */
  lang?: string | undefined
  /** Undefined for the last crumb, the page itself. */
  link?: Slot
}

/** Position of a page in the site, from the home page down. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }): ReactElement {
  const { label } = useMessages(messages)
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
