import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import { ListSkeleton } from '../product-list/list-skeleton.tsx'
import styles from './pending-page.module.css'

const listPath = /^\/products(?:\/category\/[^/]+)?\/?$/

/** A page that is on its way: the outline of what will be there, and the mark that it is coming. */
export function PendingPage({ pathname }: { pathname: string }): ReactElement {
  return (
    <div className={styles.pending}>
      <div className={styles.spinner}>
        <Spinner />
      </div>
      <Skeleton shape="title" width="half" className={styles.title} />
      {listPath.test(pathname) && <ListSkeleton />}
    </div>
  )
}
