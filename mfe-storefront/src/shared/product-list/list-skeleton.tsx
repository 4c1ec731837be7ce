import { cx } from '@stampa/ui/cx.ts'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import type { ReactElement } from 'react'
import imageStyles from '../card/card.module.css'
import { PageHeaderSkeleton } from '../page-header/page-header-skeleton.tsx'
import cardStyles from '../product-card/product-card.module.css'
import { productsPageSize } from './page-size.ts'
import styles from './product-grid.module.css'

/** The outline of a list of products. */
export function ListSkeleton(): ReactElement {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={styles.grid}>
        {Array.from({ length: productsPageSize }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move.
          <div key={index} className={cardStyles.card}>
            <div className={cx(imageStyles.image, imageStyles.tall)}>
              <Skeleton shape="block" />
            </div>
            <div>
              <Skeleton width="short" />
              <Skeleton shape="title" width="long" />
              <Skeleton />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
