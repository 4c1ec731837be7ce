import { Link, signInPath } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'

/** The dashboard for someone who is not signed in. */
export function AccessDenied(): ReactElement {
  return (
    <EmptyState
      title="Access Denied"
      action={
        <Button variant="primary" render={<Link to={signInPath} />}>
          Go to Login
        </Button>
      }
    >
      Sign in to see the dashboard.
    </EmptyState>
  )
}
