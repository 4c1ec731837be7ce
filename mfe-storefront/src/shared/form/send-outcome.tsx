import { cx } from '@stampa/ui/cx.ts'
import { CheckIcon, WarningIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement, ReactNode } from 'react'
import styles from './send-outcome.module.css'

interface SendOutcomeProps {
  sent: boolean
  /** Language of the text, where it is not the page's. */
  lang?: string | undefined
  children: ReactNode
}

/** Success or failure of a form, announced when it appears. */
export function SendOutcome({ sent, lang, children }: SendOutcomeProps): ReactElement {
  return (
    <p
      role={sent ? 'status' : 'alert'}
      lang={lang}
      className={cx(styles.outcome, sent ? styles.positive : styles.negative)}
    >
      {sent ? <CheckIcon /> : <WarningIcon />}
      {children}
    </p>
  )
}
