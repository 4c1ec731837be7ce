import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'
import styles from './failure-view.module.css'
import { takeServerPage } from './server-page.ts'

interface FailureViewProps {
  title: string
  text: string
  onRetry: () => void
  /** A further attempt is under way. */
  retrying?: boolean
}

/**
 * What stands in the place of a page that could not be shown. The frame around it goes on
 * working. When the server had rendered the page, its text stays readable below.
 */
export function FailureView({
  title,
  text,
  onRetry,
  retrying = false,
}: FailureViewProps): ReactElement {
  const serverPage = takeServerPage()
  return (
    <div className={styles.failure}>
      <ErrorState title={title} onRetry={onRetry} retrying={retrying}>
        {text}
      </ErrorState>
      {serverPage && (
        // The server's own markup, taken from this document: nothing in it is from elsewhere.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        <div dangerouslySetInnerHTML={{ __html: serverPage }} />
      )}
    </div>
  )
}
