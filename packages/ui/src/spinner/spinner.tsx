import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { RegistrationMark } from '../registration-mark/registration-mark.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './spinner.module.css'

const messages = defineMessages({
  loading: { el: 'Φόρτωση…', en: 'Loading…' },
})

interface SpinnerProps {
  /** `small` fits into a line of text. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Announced to assistive technology. @default 'Loading…', in the page's language */
  label?: string
  /** Hides the spinner from assistive technology, where a text beside it says the same. */
  decorative?: boolean
}

/** Work in progress: the inks drift apart and come into register again. */
export function Spinner({ size = 'medium', label, decorative }: SpinnerProps): ReactElement {
  const { loading } = useMessages(messages)
  const mark = <RegistrationMark register="drifting" className={styles[size]} />
  if (decorative) return mark
  return (
    <span role="status" className={styles.status}>
      {mark}
      <VisuallyHidden>{label ?? loading}</VisuallyHidden>
    </span>
  )
}
