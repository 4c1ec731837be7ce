import { defineMessages, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useSyncExternalStore } from 'react'
import styles from './newer-notice.module.css'
import { dismissNotice, isNoticeDue, onNoticeChange } from './newer-versions.ts'

const messages = defineMessages({
  ready: { el: 'Μια νεότερη έκδοση είναι έτοιμη.', en: 'A newer version is ready.' },
  reload: { el: 'Ανανέωση', en: 'Reload' },
  later: { el: 'Αργότερα', en: 'Later' },
})

/** Offers the newer version to a visitor whose page holds work. It lies over the page and moves nothing. */
export function NewerNotice(): ReactElement {
  const isDue = useSyncExternalStore(onNoticeChange, isNoticeDue, () => false)
  const { ready, reload, later } = useMessages(messages)
  return (
    <div role="status" className={styles.place}>
      {isDue && (
        <p className={styles.notice}>
          {ready}
          <Button size="small" onClick={() => location.reload()}>
            {reload}
          </Button>
          <Button size="small" variant="quiet" onClick={dismissNotice}>
            {later}
          </Button>
        </p>
      )}
    </div>
  )
}
