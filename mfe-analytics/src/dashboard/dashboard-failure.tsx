import { Link, signInAddress, useLocation, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'
import type { Outcome } from '../report/outcome.ts'
import { useView } from '../view/view-context.tsx'
import { dashboardMessages } from './dashboard.messages.ts'

interface DashboardFailureProps {
  why: Extract<Outcome, { state: 'failed' }>['why']
  onRetry: () => void
  retrying: boolean
}

/** Error state with its reason and action. */
export function DashboardFailure({ why, ...retry }: DashboardFailureProps): ReactElement {
  const texts = useMessages(dashboardMessages)
  const location = useLocation()
  const { view, searchOf } = useView()
  const title = texts.error(texts[why])
  switch (why) {
    case 'link-ended':
      return <ErrorState title={title} />
    case 'too-many-visits': {
      const unfiltered = <Link to={{ search: searchOf({ ...view, filters: {} }) }} />
      return (
        <ErrorState
          title={title}
          action={<Button render={unfiltered}>{texts.withoutFilter}</Button>}
        >
          {texts.fewerDays}
        </ErrorState>
      )
    }
    case 'unauthenticated': {
      const signIn = <Link to={signInAddress(location)} />
      return (
        <ErrorState
          title={title}
          retryLabel={texts.retry}
          {...retry}
          action={<Button render={signIn}>{texts.signIn}</Button>}
        />
      )
    }
    case 'unreachable':
      return <ErrorState title={title} retryLabel={texts.retry} {...retry} />
  }
}
