import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import styles from './starting.module.css'

/** Shown in a client-rendered document until the first page is loaded. */
export function Starting(): ReactElement {
  return (
    <div className={styles.starting}>
      <Spinner size="large" />
    </div>
  )
}
