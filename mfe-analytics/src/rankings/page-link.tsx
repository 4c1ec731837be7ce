import type { ReactElement } from 'react'
import { FilterLink } from '../view/filter-link.tsx'
import styles from './page-link.module.css'

interface PageLinkProps {
  url: string
  title?: string | undefined
}

/** Title and address of a page; filters the dashboard by the page. */
export function PageLink({ url, title }: PageLinkProps): ReactElement {
  return (
    <FilterLink name="page" value={url} className={styles.page}>
      {title}
      <span className={styles.url}>{url}</span>
    </FilterLink>
  )
}
