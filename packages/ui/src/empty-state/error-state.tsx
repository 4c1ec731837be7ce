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
