import type { ReactElement, ReactNode } from 'react'
import styles from './prose.module.css'

/** Running text in a readable measure; styles the plain headings, lists and links inside. */
export function Prose({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.prose}>{children}</div>
}
