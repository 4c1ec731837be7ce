import { useMessages } from '@stampa/platform'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard-loading.module.css'

/** The dashboard in outline, until its numbers are here. */
export function DashboardLoading(): ReactElement {
  const { loading } = useMessages(dashboardMessages)
  return (
    <div className={styles.loading}>
      <p role="status" className={styles.text}>
        <Spinner size="small" decorative /> {loading}
      </p>
      <div aria-hidden="true" className={styles.outline}>
        <Skeleton shape="block" className={styles.summary} />
        <Skeleton shape="block" className={styles.chart} />
        <div className={styles.lists}>
          <Skeleton shape="block" className={styles.list} />
          <Skeleton shape="block" className={styles.list} />
          <Skeleton shape="block" className={styles.list} />
        </div>
      </div>
    </div>
  )
}
