import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './image.module.css'

/** Replaces a missing or failed image: crop marks around an empty sheet. Decorative. */
export function Placeholder({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.placeholder, className)}
    >
      <path className={styles.sheet} d="M52 62h56v76H52Z" />
      <path
        className={styles.motif}
        d="m52 126 18-20 13 13 9-9 16 17M93 86a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z"
      />
      <path
        className={styles.marks}
        d="M40 62h8M52 50v8M112 62h8M108 50v8M40 138h8M52 142v8M112 138h8M108 142v8"
      />
      <path className={styles.cyan} d="M70 162a3 3 0 1 0 0 .01Z" />
      <path className={styles.magenta} d="M80 162a3 3 0 1 0 0 .01Z" />
      <path className={styles.yellow} d="M90 162a3 3 0 1 0 0 .01Z" />
    </svg>
  )
}
