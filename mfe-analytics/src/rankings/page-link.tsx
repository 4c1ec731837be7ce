import type { ReactElement } from 'react'
import { FilterLink } from '../view/filter-link.tsx'
import styles from './page-link.module.css'

interface PageLinkProps {
  url: string
  title?: string | undefined
}

/** A page by its title and address; narrows everything to the sessions that saw it. */
export function PageLink({ url, title }: PageLinkProps): ReactElement {
  return (
    <FilterLink name="page" value={url} className={styles.page}>
      {title}
      <span className={styles.url}>{url}</span>
    </FilterLink>
  )
}
