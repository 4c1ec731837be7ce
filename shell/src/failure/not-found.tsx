import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { failureMessages } from './failure.messages.ts'
import styles from './failure-view.module.css'

/** Shown for an unknown address; the server answers it with status 404. */
export function NotFound(): ReactElement {
  const { notFoundTitle, notFoundText, home } = useMessages(failureMessages)
  return (
    <div className={styles.failure}>
      <EmptyState
        title={notFoundTitle}
        titleAs="h1"
        action={
          <Button variant="primary" render={<Link to="/" />}>
            {home}
          </Button>
        }
      >
        {notFoundText}
      </EmptyState>
    </div>
  )
}
