import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import type { ReactElement } from 'react'
import styles from './page-header.module.css'

/** The outline of a page's headline. */
export function PageHeaderSkeleton(): ReactElement {
  return (
    <div className={styles.header}>
      <Skeleton shape="title" width="half" className={styles.title} />
      <div className={styles.foot} />
    </div>
  )
}
