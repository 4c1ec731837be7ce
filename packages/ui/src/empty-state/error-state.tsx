import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { RegistrationMark } from '../registration-mark/registration-mark.tsx'
import styles from './empty-state.module.css'
import { type EmptyStateProps, StateContent } from './empty-state.tsx'

export interface ErrorStateProps extends EmptyStateProps {
  /** Tries again; without it there is no such button. */
  onRetry?: (() => void) | undefined
  /** @default 'Try again' */
  retryLabel?: string
  /** Another attempt is running. */
  retrying?: boolean
}

/** Replaces content that could not be loaded, and is announced when it appears. The cause stays in the log. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { onRetry, retryLabel = 'Try again', retrying = false, action, ...state } = props
  const actions = onRetry ? (
    <>
      <Button variant="primary" loading={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
      {action}
    </>
  ) : (
    action
  )
  return (
    <div role="alert" className={styles.state}>
      <RegistrationMark register="shifted" className={styles.mark} />
      <StateContent {...state} action={actions} />
    </div>
  )
}
