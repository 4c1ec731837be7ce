import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  /** What the state means, never told by the colour alone. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'warning' | 'danger' | 'accent'
  children: ReactNode
}

/** A short state beside something: 'Active', 'Draft', 'Rejected'. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactElement {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>
}
