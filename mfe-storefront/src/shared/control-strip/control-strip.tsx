import type { ReactElement } from 'react'
import styles from './control-strip.module.css'

/** Colour control strip of a printed sheet. Decorative. */
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
