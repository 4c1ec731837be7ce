import type { ReactElement, ReactNode } from 'react'
import { RegistrationMark } from '../registration-mark/registration-mark.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  /** `h1` where it is the headline of the page. @default 'p' */
  titleAs?: 'p' | 'h1' | 'h2'
  /** Cause, or advice. */
  children?: ReactNode
  /** Buttons or links that lead on. */
  action?: ReactNode
}

/** Replaces a list without entries: 'No products yet'. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  return (
    <div className={styles.state}>
      <RegistrationMark className={styles.mark} />
      <StateContent {...props} />
    </div>
  )
}

/** Title, text and actions of an empty or error state. */
export function StateContent(props: EmptyStateProps): ReactElement {
  const { title, titleAs: Title = 'p', children, action } = props
  return (
    <>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </>
  )
}
