import type { ReactElement } from 'react'
import styles from './control-strip.module.css'

/** The patches at the edge of a printed sheet by which the inks are measured. Decorative. */
export function ControlStrip(): ReactElement {
  return (
    <span aria-hidden="true" className={styles.strip}>
      <span className={styles.cyan} />
      <span className={styles.magenta} />
      <span className={styles.yellow} />
      <span className={styles.key} />
    </span>
  )
}
