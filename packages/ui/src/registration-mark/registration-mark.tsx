import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './registration-mark.module.css'

export interface RegistrationMarkProps {
  /** `shifted` for an error, `drifting` for work in progress. @default 'exact' */
  register?: 'exact' | 'shifted' | 'drifting' | undefined
  className?: string | undefined
}

/**
 * The mark with which printers check that the inks are in register: one per process colour, black where all overlap.
 * Decorative.
 */
export function RegistrationMark({
  register = 'exact',
  className,
}: RegistrationMarkProps): ReactElement {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={cx(styles.mark, register !== 'exact' && styles[register], className)}
    >
      <path className={styles.cyan} d={circleAndCross} />
      <path className={styles.magenta} d={circleAndCross} />
      <path className={styles.yellow} d={circleAndCross} />
    </svg>
  )
}

const circleAndCross = 'M24 13a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM24 7v34M7 24h34'
