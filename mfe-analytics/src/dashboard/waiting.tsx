import { useMessages } from '@stampa/platform'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './waiting.module.css'

/**
 * Says over what is shown that something else is on its way, once that takes a moment.
 *
 * @param filtered the visits of a filter are counted one by one, which takes longer
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
