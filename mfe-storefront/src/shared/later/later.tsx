import { type ReactElement, type ReactNode, Suspense } from 'react'
import styles from './later.module.css'

/**
 * A part of a page that begins below its first view. Until the page answers to clicks the browser
 * need not lay it out; React takes it over after what is above it, or at once when it is used.
 */
export function Later({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.later}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
