import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { RegistrationMark } from '../registration-mark/registration-mark.tsx'
import styles from './empty-state.module.css'

export interface ErrorStateProps {
  /** What failed: 'Failed to load products'. */
  title: ReactNode
  /** `h1` where it is the headline of the page. @default 'p' */
  titleAs?: 'p' | 'h1' | 'h2'
  /** What the visitor can do; the cause stays in the log. */
  children?: ReactNode
  /** Tries again; leave it out where trying again cannot help. */
  onRetry?: (() => void) | undefined
  /** @default 'Try again' */
  retryLabel?: string
  /** Trying again is under way. */
  retrying?: boolean
  /** Another way on, beside trying again. */
  action?: ReactElement
}

/** Stands where something could not be loaded, and is announced when it appears. */
export function ErrorState({
  title,
  titleAs: Title = 'p',
  children,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  action,
}: ErrorStateProps): ReactElement {
  return (
    <div role="alert" className={styles.state}>
      <RegistrationMark register="shifted" className={styles.mark} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button variant="primary" loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
