import { ApiError } from '@stampa/api'
import {
  useLocation,
  useMessages,
  useNavigate,
  useNavigation,
  useRouteError,
} from '@stampa/platform'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { type ReactElement, useEffect } from 'react'
import { studioMessages } from './studio.messages.ts'
import styles from './studio-page.module.css'

/** Replaces the page when its products did not load; other errors go to the shell. */
export function StudioFailure(): ReactElement {
  const texts = useMessages(studioMessages)
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const navigation = useNavigation()
  useEffect(() => {
    if (error instanceof ApiError) console.error(error)
  }, [error])
  if (!(error instanceof ApiError)) throw error
  return (
    <div className={styles.studio}>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.title}</h1>
      </header>
      <ErrorState
        title={texts.failed}
        retryLabel={texts.again}
        // A navigation to the same address runs the loader again and clears the error.
        onRetry={() => navigate(location, { replace: true, preventScrollReset: true })}
        retrying={navigation.state !== 'idle'}
      />
    </div>
  )
}
