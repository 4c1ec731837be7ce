import type { ReactElement, ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for assistive technology alone; shown when something inside takes the focus. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <span className={styles.hidden}>{children}</span>
}
