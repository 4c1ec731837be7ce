import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import styles from './pending-page.module.css'
import {
  CardGridSkeleton,
  ListSkeleton,
  ProductSkeleton,
  TextSkeleton,
  WorksSkeleton,
} from './skeletons.tsx'

const outlines = [
  { path: /^\/products(?:\/category\/[^/]+)?\/?$/, Outline: ListSkeleton },
  { path: /^\/products\/[^/]+\/?$/, Outline: ProductSkeleton },
  { path: /^\/(?:blog|categories|events)\/?$/, Outline: CardGridSkeleton },
  { path: /^\/our-works\/?$/, Outline: WorksSkeleton },
  { path: /^\/(?:blog\/[^/]+|about|faq)\/?$/, Outline: TextSkeleton },
]

export interface PendingPageProps {
  /** Of the page that is on its way. */
  pathname: string
}

/** A page that is on its way: the outline of what will be there, and the mark that it is coming. */
export function PendingPage({ pathname }: PendingPageProps): ReactElement {
  const Outline = outlines.find(({ path }) => path.test(pathname))?.Outline
  return (
    <div className={styles.pending}>
      <div className={styles.spinner}>
        <Spinner />
      </div>
      {Outline && <Outline />}
    </div>
  )
}
