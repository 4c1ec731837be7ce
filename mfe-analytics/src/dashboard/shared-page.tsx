import { useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { DashboardData } from './dashboard.data.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { Dashboard } from './dashboard.tsx'
import styles from './shared-page.module.css'

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
