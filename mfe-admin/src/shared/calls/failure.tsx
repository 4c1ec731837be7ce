import type { ReactElement } from 'react'
import styles from '../form/form.module.css'

/** Error of an action without a form, if any. */
export function Failure({ text }: { text: string | undefined }): ReactElement | null {
  if (!text) return null
  return (
    <p role="alert" className={styles.failure}>
      {text}
    </p>
  )
}
