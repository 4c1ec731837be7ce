import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import type { ReactElement } from 'react'
import styles from './product-skeleton.module.css'

/** The outline of a product's page. */
export function ProductSkeleton(): ReactElement {
  return (
    <div className={styles.outline}>
      <div className={styles.image}>
        <Skeleton shape="block" />
      </div>
      <div>
        <Skeleton width="short" />
        <Skeleton shape="title" width="long" className={styles.title} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </div>
  )
}
