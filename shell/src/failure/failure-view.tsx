import { useMessages } from '@stampa/platform'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { type ReactElement, useEffect } from 'react'
import { trusted } from '../trusted-types.ts'
import { failureMessages } from './failure.messages.ts'
import { failureMark } from './failure-mark.ts'
import styles from './failure-view.module.css'

interface FailureViewProps {
  /** `remote`: its files could not be loaded. `page`: it failed while loading data or rendering. */
  failed: 'remote' | 'page'
  onRetry: () => void
  /** Whether another attempt is running. */
  retrying?: boolean
}

/**
 * Replaces a page that could not be shown, inside its frame. If the server had rendered the page, its text stays
 * below.
 */
export function FailureView({ failed, onRetry, retrying = false }: FailureViewProps): ReactElement {
  const texts = useMessages(failureMessages)
  const serverPage = takeServerPage()
  useEffect(() => void performance.mark(failureMark, { detail: failed }), [failed])
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
        // Markup that the server rendered into this document.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        <div dangerouslySetInnerHTML={{ __html: serverPage }} />
      )}
    </div>
  )
}

/** The server-rendered page, kept when its remote fails to load in the browser, so that the text stays readable. */
let kept: { path: string; html: string | TrustedHTML } | undefined

export function keepServerPage(path: string, main: Element | null): void {
  if (main) kept = { path, html: trusted(main.innerHTML) }
}

/** Returns the kept page while the visitor is still at its address. */
function takeServerPage(): string | TrustedHTML | undefined {
  return typeof location !== 'undefined' && kept?.path === location.pathname ? kept.html : undefined
}
