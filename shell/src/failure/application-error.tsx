import { useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { type ReactElement, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { renew } from '../router/newer-versions.ts'
import { failureMessages } from './failure.messages.ts'
import styles from './failure-view.module.css'

/** The router's last error boundary, for failures of a frame. */
export function ApplicationError(): ReactElement {
  const error = useRouteError()
  const { unexpected, reload, retry } = useMessages(failureMessages)
  const langOf = useLangOf()
  useEffect(() => {
    console.error(error)
    void renew()
  }, [error])
  return (
    <main className={styles.failure}>
      <ErrorState
        title={<span lang={langOf(failureMessages.unexpected)}>{unexpected}</span>}
        titleAs="h1"
        action={
          <Button variant="primary" render={<a href={globalThis.location?.href ?? '/'}>{retry}</a>}>
            {retry}
          </Button>
        }
      >
        {reload}
      </ErrorState>
    </main>
  )
}
