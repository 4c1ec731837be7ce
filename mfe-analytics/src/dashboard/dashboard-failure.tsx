import { Link, signInAddress, useLocation, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'
import type { Outcome } from '../report/outcome.ts'
import { dashboardMessages } from './dashboard.messages.ts'

interface DashboardFailureProps {
  why: Extract<Outcome, { state: 'failed' }>['why']
  onRetry: () => void
  retrying: boolean
}

/** Why there is nothing to show, and what can be done about it. */
export function DashboardFailure({ why, ...retry }: DashboardFailureProps): ReactElement {
  const texts = useMessages(dashboardMessages)
  const location = useLocation()
  return (
    <ErrorState
      title={texts.error(texts[why])}
      retryLabel={texts.retry}
      {...(why !== 'link-ended' && retry)}
      {...(why === 'unauthenticated' && {
        action: <Button render={<Link to={signInAddress(location)} />}>{texts.signIn}</Button>,
      })}
    />
  )
}
