import type { ReactElement, ReactNode } from 'react'
import styles from './toolbar.module.css'

export interface ToolbarProps {
  /** Accessible name: 'Products'. */
  label: string
  children: ReactNode
}

/** Search, filters and actions above a table. */
export function Toolbar({ label, children }: ToolbarProps): ReactElement {
  return (
    <search aria-label={label} className={styles.toolbar}>
      {children}
    </search>
  )
}
