import type { ReactElement } from 'react'
import styles from './preview-text.module.css'

/** The beginning of a long text, cut where two lines of its cell end. */
export function PreviewText({ children }: { children: string }): ReactElement {
  return <span className={styles.preview}>{children}</span>
}
