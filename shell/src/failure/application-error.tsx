import { Button } from '@stampa/ui/button/button.tsx'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { type ReactElement, useEffect } from 'react'
import { useRouteError } from 'react-router'
import styles from './failure-view.module.css'

/** The router's last resort: not even a frame could be shown. */
export function ApplicationError(): ReactElement {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main className={styles.failure}>
      <ErrorState
        title="Unexpected Application Error!"
        action={
          <Button
            variant="primary"
            render={<a href={globalThis.location?.href ?? '/'}>Try again</a>}
          >
            Try again
          </Button>
        }
      >
        Κάτι πήγε στραβά. Φορτώστε ξανά τη σελίδα.
      </ErrorState>
    </main>
  )
}
