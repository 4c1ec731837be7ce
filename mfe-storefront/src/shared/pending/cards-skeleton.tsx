import { cx } from '@stampa/ui/cx.ts'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import type { ReactElement } from 'react'
import worksStyles from '../../our-works/our-works-page.module.css'
import imageStyles from '../card/card.module.css'
import gridStyles from '../card-grid/card-grid.module.css'
import { PageHeaderSkeleton } from '../page-header/page-header-skeleton.tsx'
import cardStyles from '../post-card/post-card.module.css'

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
          <div key={index} className={cardStyles.card}>
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
