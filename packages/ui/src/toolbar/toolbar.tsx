import type { ReactElement, ReactNode } from 'react'
import styles from './toolbar.module.css'

export interface ToolbarProps {
  /** What it searches: 'Products'. */
  label: string
  children: ReactNode
}

/** Search, filters and actions above a table, in the order in which they are reached by Tab. */
export function Toolbar({ label, children }: ToolbarProps): ReactElement {
  return (
    <search aria-label={label} className={styles.toolbar}>
      {children}
    </search>
  )
}
