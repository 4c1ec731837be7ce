import type { ReactElement, ReactNode } from 'react'
import { RegistrationMark } from '../registration-mark/registration-mark.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** What is not there: 'No products yet'. */
  title: ReactNode
  /** `h1` where it is the headline of the page. @default 'p' */
  titleAs?: 'p' | 'h1' | 'h2'
  /** Why, or what to do about it. */
  children?: ReactNode
  /** The way on: a button or a link. */
  action?: ReactElement
}

/** Stands where a list has nothing to show. */
export function EmptyState({
  title,
  titleAs: Title = 'p',
  children,
  action,
}: EmptyStateProps): ReactElement {
  return (
    <div className={styles.state}>
      <RegistrationMark className={styles.mark} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
