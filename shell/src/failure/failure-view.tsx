import { useMessages } from '@stampa/platform'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { renew } from '../router/newer-versions.ts'
import { failureMark } from '../tracking/signals.ts'
import { trusted } from '../trusted-types.ts'
import { failureMessages } from './failure.messages.ts'
import styles from './failure-view.module.css'

interface FailureViewProps {
  /** `remote`: its files could not be loaded. `page`: it failed while loading data or rendering. */
  failed: 'remote' | 'page'
  onRetry: () => void
  retrying?: boolean
}

/** Time after which a failure is shown although the live versions are not known yet, ms. */
const patience = 1000

/**
 * Replaces a page that could not be shown, inside its frame, unless a newer version can show it. If the server had
 * rendered the page, its text stays below.
 */
export function FailureView({ failed, onRetry, retrying = false }: FailureViewProps): ReactNode {
  const texts = useMessages(failureMessages)
  const serverPage = takeServerPage()
  const isFinal = useRenewal()
  useEffect(() => {
    if (isFinal) performance.mark(failureMark, { detail: failed })
  }, [isFinal, failed])
  if (!isFinal) return undefined
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

/** Loads the page again if newer versions are live. Returns false while that is not known. */
function useRenewal(): boolean {
  const [isFinal, setFinal] = useState(false)
  useEffect(() => {
    const end = () => setFinal(true)
    const timer = setTimeout(end, patience)
    void renew().then(renewed => renewed || end())
    return () => clearTimeout(timer)
  }, [])
  return isFinal
}

/** The server-rendered page, kept when its remote fails to load in the browser, so that the text stays readable. */
let kept: { path: string; html: string | TrustedHTML } | undefined

export function keepServerPage(path: string, main: Element | null): void {
  if (main) kept = { path, html: trusted(main.innerHTML) }
}

/** Returns the kept page while the visitor is still at its address. */
export function takeServerPage(): string | TrustedHTML | undefined {
  return typeof location !== 'undefined' && kept?.path === location.pathname ? kept.html : undefined
}
