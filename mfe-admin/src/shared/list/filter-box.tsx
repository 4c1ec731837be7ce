import type { ReactElement, ReactNode } from 'react'
import styles from './filter-box.module.css'

interface FilterBoxProps {
  /** Stands before a field that does not say by itself what it is for. The field has a label of its own. */
  caption?: string
  children: ReactNode
}

/** A filter in a toolbar: as narrow as it may be, and as wide as there is room on a phone. */
export function FilterBox({ caption, children }: FilterBoxProps): ReactElement {
  return (
    <div className={styles.filter}>
      {caption && (
        <span aria-hidden="true" className={styles.caption}>
          {caption}
        </span>
      )}
      <div className={styles.field}>{children}</div>
    </div>
  )
}
