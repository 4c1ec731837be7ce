import { useLocation, useNavigate, useNavigation } from '@stampa/platform'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'role' | 'register'> {
  /** Tries again; without it there is no such button. */
  onRetry?: (() => void) | undefined
  /** @default 'Try again' */
  retryLabel?: string
  retrying?: boolean
}

/** Replaces content that could not be loaded, and is announced when it appears. The cause stays in the log. */
export function ErrorState({
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  action,
  ...state
}: ErrorStateProps): ReactElement {
  const retry = onRetry && (
    <Button variant="primary" loading={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  )
  return (
    <EmptyState
      {...state}
      role="alert"
      register="shifted"
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    />
  )
}

/** Returns the button of an `<ErrorState>` in place of a page that failed to load. */
export function useRetry() {
  const navigate = useNavigate()
  const location = useLocation()
  const { state } = useNavigation()
  return {
    // A navigation to the current address runs the loaders again and clears the error.
    onRetry: () => void navigate(location, { replace: true, preventScrollReset: true }),
    retrying: state !== 'idle',
  }
}
