import { useMessages } from '@stampa/platform'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './waiting.module.css'

/**
 * Status note over the current report while the next one loads.
 *
 * @param filtered filtered reports take longer, and have a text of their own
 */
export function Waiting({ filtered }: { filtered: boolean }): ReactElement {
  const texts = useMessages(dashboardMessages)
  return (
    <div className={styles.waiting}>
      <p role="status" className={styles.note}>
        <Spinner size="small" decorative /> {filtered ? texts.counting : texts.updating}
      </p>
    </div>
  )
}
