import { cx } from '@stampa/ui/cx.ts'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import type { ReactElement } from 'react'
import worksStyles from '../../our-works/our-works-page.module.css'
import imageStyles from '../card/card.module.css'
import gridStyles from '../card-grid/card-grid.module.css'
import headerStyles from '../page-header/page-header.module.css'
import postStyles from '../post-card/post-card.module.css'
import { productsPageSize } from '../product-card/card-data.ts'
import cardStyles from '../product-card/product-card.module.css'
import productGridStyles from '../product-list/product-grid.module.css'
import styles from './skeletons.module.css'

/** About as many as a screen shows. */
const count = 6

/** The outline of a page of cards, in the columns that the page itself has. */
function CardsSkeleton({ columns }: { columns: string | undefined }): ReactElement {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={columns}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move.
          <div key={index} className={postStyles.card}>
            <div className={cx(imageStyles.image, imageStyles.wide)}>
              <Skeleton shape="block" />
            </div>
            <div>
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

/** Of categories, occasions and blog posts. */
export function CardGridSkeleton(): ReactElement {
  return <CardsSkeleton columns={gridStyles.grid} />
}

/** Of the portfolio. */
export function WorksSkeleton(): ReactElement {
  return <CardsSkeleton columns={worksStyles.grid} />
}

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

const lines = ['full', 'full', 'long', 'full', 'full', 'half'] as const

/** The outline of a page that is mostly text. */
export function TextSkeleton(): ReactElement {
  return (
    <>
      <PageHeaderSkeleton />
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
        <Skeleton key={index} width={width} />
      ))}
    </>
  )
}

/** The outline of a list of products. */
export function ListSkeleton(): ReactElement {
  return (
    <>
      <PageHeaderSkeleton />
      <div className={productGridStyles.grid}>
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

/** The outline of a page's headline. */
export function PageHeaderSkeleton(): ReactElement {
  return (
    <div className={headerStyles.header}>
      <Skeleton shape="title" width="half" className={headerStyles.title} />
      <div className={headerStyles.foot} />
    </div>
  )
}
