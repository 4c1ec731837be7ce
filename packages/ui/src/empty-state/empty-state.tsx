import type { ReactElement, ReactNode } from 'react'
import {
  RegistrationMark,
  type RegistrationMarkProps,
} from '../registration-mark/registration-mark.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  /** `h1` where it is the headline of the page. @default 'p' */
  titleAs?: 'p' | 'h1' | 'h2'
  /** Cause, or advice. */
  children?: ReactNode
  /** Buttons or links that lead on. */
  action?: ReactNode
  /** `alert` announces it. */
  role?: 'alert'
  /** Of the mark. @default 'exact' */
  register?: RegistrationMarkProps['register']
}

/** Replaces a list without entries: 'No products yet'. */
export function EmptyState({
  title,
  titleAs: Title = 'p',
  children,
  action,
  role,
  register,
}: EmptyStateProps): ReactElement {
  return (
    <div role={role} className={styles.state}>
      <RegistrationMark register={register} className={styles.mark} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
