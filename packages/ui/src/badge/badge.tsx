import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  /** Meaning of the state, which the text says as well. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'warning' | 'danger' | 'accent'
  children: ReactNode
}

/** A short state: 'Active', 'Draft', 'Rejected'. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactElement {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>
}
