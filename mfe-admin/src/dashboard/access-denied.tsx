import { Link, signInPath, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { dashboardMessages } from './dashboard.messages.ts'

/** The dashboard for someone who is not signed in. */
export function AccessDenied(): ReactElement {
  const texts = useMessages(dashboardMessages)
  return (
    <EmptyState
      title={texts.deniedTitle}
      action={
        <Button variant="primary" render={<Link to={signInPath} />}>
          {texts.goToLogin}
        </Button>
      }
    >
      {texts.deniedText}
    </EmptyState>
  )
}
