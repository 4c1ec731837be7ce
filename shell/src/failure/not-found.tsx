import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import styles from './failure-view.module.css'

/** There is nothing at this address. The server answers it with status 404. */
export function NotFound(): ReactElement {
  return (
    <div className={styles.failure}>
      <EmptyState
        title="Η σελίδα δεν βρέθηκε"
        action={
          <Button variant="primary" render={<Link to="/" />}>
            Αρχική σελίδα
          </Button>
        }
      >
        Ο σύνδεσμος ίσως είναι παλιός ή η διεύθυνση γράφτηκε λάθος.
      </EmptyState>
    </div>
  )
}
