import { cx } from '@stampa/ui/cx.ts'
import type { ReactElement } from 'react'
import styles from './status.module.css'

interface StatusProps {
  children: string
  lang?: string | undefined
}

/** A message: a success if it begins with a tick, otherwise an error. */
export function Status({ children, lang }: StatusProps): ReactElement {
  const good = children.startsWith('✓')
  return (
    <p
      role={good ? 'status' : 'alert'}
      lang={lang}
      className={cx(styles.status, good ? styles.good : styles.bad)}
    >
      {children}
    </p>
  )
}
