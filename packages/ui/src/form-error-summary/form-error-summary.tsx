import { useMessages } from '@stampa/platform'
import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { WarningIcon } from '../icon/icons.tsx'
import { formErrorSummaryMessages } from './form-error-summary.messages.ts'
import styles from './form-error-summary.module.css'

export interface FormError {
  /** The `name` of the field; without it the error concerns the whole form. */
  field?: string
  message: string
}

export interface FormErrorSummaryProps {
  errors: readonly FormError[]
  /** @default 'Please check the form' */
  title?: string
}

/**
 * What keeps a form from being saved, at its top. Takes the focus whenever the errors change, so
 * that everyone learns of them; each entry leads to its field. Stands inside the `<form>`.
 */
export function FormErrorSummary({ errors, title }: FormErrorSummaryProps): ReactElement | null {
  const own = useMessages(formErrorSummaryMessages)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])

  if (errors.length === 0) return null
  const single = errors.length === 1 && !errors[0]?.field
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <WarningIcon />
      {single ? (
        <p>{errors[0]?.message}</p>
      ) : (
        <div>
          <p className={styles.title}>{title ?? own.title}</p>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field ? (
                  <button type="button" value={field} onClick={focusField} className={styles.entry}>
                    {message}
                  </button>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function focusField(event: MouseEvent<HTMLButtonElement>): void {
  const { form, value } = event.currentTarget
  const named = form?.elements.namedItem(value)
  const control = named instanceof RadioNodeList ? named[0] : named
  if (control instanceof HTMLElement) control.focus()
}
