import { useMessages } from '@stampa/platform'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'
import { failureMessages } from './failure.messages.ts'
import styles from './failure-view.module.css'
import { takeServerPage } from './server-page.ts'

interface FailureViewProps {
  /** A remote's files are missing, or its page failed. */
  failed: 'remote' | 'page'
  onRetry: () => void
  /** A further attempt is under way. */
  retrying?: boolean
}

/**
 * What stands in the place of a page that could not be shown. The frame around it goes on
 * working. When the server had rendered the page, its text stays readable below.
 */
export function FailureView({ failed, onRetry, retrying = false }: FailureViewProps): ReactElement {
  const texts = useMessages(failureMessages)
  const serverPage = takeServerPage()
  return (
    <div className={styles.failure}>
      <ErrorState
        title={failed === 'remote' ? texts.remoteTitle : texts.pageTitle}
        titleAs={serverPage ? 'h2' : 'h1'}
        onRetry={onRetry}
        retryLabel={texts.retry}
        retrying={retrying}
      >
        {failed === 'remote' ? texts.remoteText : texts.pageText}
      </ErrorState>
      {serverPage && (
        // The server's own markup, taken from this document: nothing in it is from elsewhere.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        <div dangerouslySetInnerHTML={{ __html: serverPage }} />
      )}
    </div>
  )
}
