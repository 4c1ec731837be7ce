import { ApiError } from '@stampa/api'
import { useMessages, useRouteError } from '@stampa/platform'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { useRetry } from '@stampa/ui/empty-state/use-retry.ts'
import { type ReactElement, useEffect } from 'react'
import { studioMessages } from './studio.messages.ts'
import styles from './studio-page.module.css'

/** Replaces the page when its products did not load; other errors go to the shell. */
export function StudioFailure(): ReactElement {
  const texts = useMessages(studioMessages)
  const error = useRouteError()
  const retry = useRetry()
  useEffect(() => {
    if (error instanceof ApiError) console.error(error)
  }, [error])
  if (!(error instanceof ApiError)) throw error
  return (
    <div className={styles.studio}>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.title}</h1>
      </header>
      <ErrorState title={texts.failed} retryLabel={texts.again} {...retry} />
    </div>
  )
}
