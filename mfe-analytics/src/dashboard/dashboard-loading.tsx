import { useMessages } from '@stampa/platform'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard-loading.module.css'

const numbers = ['a', 'b', 'c', 'd', 'e']
const lists = ['a', 'b', 'c', 'd']
const lines = ['a', 'b', 'c', 'd', 'e', 'f']

export function DashboardLoading(): ReactElement {
  const { loading } = useMessages(dashboardMessages)
  return (
    <div className={styles.loading}>
      <p role="status" className={styles.text}>
        <Spinner size="small" decorative /> {loading}
      </p>
      <div aria-hidden="true" className={styles.outline}>
        <div className={styles.summary}>
          {numbers.map(number => (
            <div key={number} className={styles.number}>
              <Skeleton width="half" />
              <Skeleton shape="title" width="short" />
            </div>
          ))}
        </div>
        <div className={styles.chart}>
          <Skeleton shape="title" width="short" />
          <Skeleton shape="block" className={styles.plot} />
        </div>
        <div className={styles.lists}>
          {lists.map(list => (
            <div key={list} className={styles.list}>
              <Skeleton shape="title" width="half" />
              {lines.map(line => (
                <Skeleton key={line} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
