import type { ReactElement, ReactNode } from 'react'
import styles from './filter-box.module.css'

/** A filter in a toolbar: as narrow as it may be, and as wide as there is room on a phone. */
export function FilterBox({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.filter}>{children}</div>
}
