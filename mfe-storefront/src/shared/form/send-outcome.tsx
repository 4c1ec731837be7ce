import { cx } from '@stampa/ui/cx.ts'
import { CheckIcon, WarningIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import styles from './send-outcome.module.css'

interface SendOutcomeProps {
  sent: boolean
  /** Language of the text, where it is not the page's. */
  lang?: string | undefined
  /** Whether it takes the place of what had the focus. @default false */
  takesFocus?: boolean
  children: ReactNode
}

/** Success or failure of a form, announced when it appears. */
export function SendOutcome(props: SendOutcomeProps): ReactElement {
  const { sent, lang, takesFocus = false, children } = props
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={element}
      tabIndex={takesFocus ? -1 : undefined}
      role={sent ? 'status' : 'alert'}
      lang={lang}
      className={cx(styles.outcome, sent ? styles.positive : styles.negative)}
    >
      {sent ? <CheckIcon /> : <WarningIcon />}
      {children}
    </div>
  )
}
