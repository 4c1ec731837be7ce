import type { ReactElement } from 'react'
import styles from './swatch.module.css'

/** A colour to be seen; its name stands beside it. */
export function Swatch({ color }: { color: string }): ReactElement {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.swatch}>
      <circle cx="8" cy="8" r="7" fill={color} />
    </svg>
  )
}
