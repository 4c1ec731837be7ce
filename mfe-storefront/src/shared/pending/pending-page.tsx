import { cx } from '@stampa/ui/cx.ts'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement, ReactNode } from 'react'
import worksStyles from '../../our-works/our-works-page.module.css'
import imageStyles from '../card/card.module.css'
import gridStyles from '../card-grid/card-grid.module.css'
import headerStyles from '../page-header/page-header.module.css'
import postStyles from '../post-card/post-card.module.css'
import { productsPageSize } from '../product-grid/product-card.data.ts'
import productStyles from '../product-grid/product-grid.module.css'
import styles from './pending-page.module.css'

/** Cards that a screen shows. */
const count = 6

const skeletons = [
  {
    path: /^\/products(?:\/category\/[^/]+)?\/?$/,
    skeleton: (
      <CardsSkeleton
        columns={productStyles.grid}
        card={productStyles.card}
        image={imageStyles.tall}
        count={productsPageSize}
        above={<div className={styles.filters} />}
      >
        <Skeleton width="short" />
        <Skeleton shape="title" width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </CardsSkeleton>
    ),
  },
  { path: /^\/products\/[^/]+\/?$/, skeleton: <ProductSkeleton /> },
  {
    path: /^\/(?:blog|categories|events)\/?$/,
    skeleton: <WideCardsSkeleton columns={gridStyles.grid} />,
  },
  { path: /^\/our-works\/?$/, skeleton: <WideCardsSkeleton columns={worksStyles.grid} /> },
  { path: /^\/(?:blog\/[^/]+|about|faq)\/?$/, skeleton: <TextSkeleton /> },
]

export interface PendingPageProps {
  pathname: string
}

/** Skeleton of a page that is loading, and a spinner. */
export function PendingPage({ pathname }: PendingPageProps): ReactElement {
  return (
    <div className={styles.pending}>
      <div className={styles.spinner}>
        <Spinner />
      </div>
      {skeletons.find(({ path }) => path.test(pathname))?.skeleton}
    </div>
  )
}

interface CardsSkeletonProps {
  /** Class of the list: the columns of the page itself. */
  columns: string | undefined
  card: string | undefined
  image: string | undefined
  count: number
  /** Space for what is between headline and cards. */
  above?: ReactNode
  children: ReactNode
}

function CardsSkeleton(props: CardsSkeletonProps): ReactElement {
  const { columns, card, image, count, above, children } = props
  return (
    <>
      <PageHeaderSkeleton />
      {above}
      <div className={columns}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are equal and never move.
          <div key={index} className={card}>
            <div className={cx(imageStyles.image, image)}>
              <Skeleton shape="block" />
            </div>
            <div>{children}</div>
          </div>
        ))}
      </div>
    </>
  )
}

function WideCardsSkeleton({ columns }: Pick<CardsSkeletonProps, 'columns'>): ReactElement {
  return (
    <CardsSkeleton columns={columns} card={postStyles.card} image={imageStyles.wide} count={count}>
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </CardsSkeleton>
  )
}

function ProductSkeleton(): ReactElement {
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

function TextSkeleton(): ReactElement {
  return (
    <>
      <PageHeaderSkeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </>
  )
}

function PageHeaderSkeleton(): ReactElement {
  return (
    <div className={headerStyles.header}>
      <Skeleton shape="title" width="half" className={headerStyles.title} />
      <div className={headerStyles.foot} />
    </div>
  )
}
