import { useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { DashboardData } from './dashboard.data.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard.module.css'
import { Dashboard } from './dashboard.tsx'

/** The dashboard of a share link: read-only sums without a sign-in. */
export function Component(): ReactElement {
  const data = useLoaderData<DashboardData>()
  const texts = useMessages(dashboardMessages)
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <Dashboard data={data} description={texts.shared} />
    </main>
  )
}
