import { defineMessages, useMessages } from '@stampa/platform'
import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { WarningIcon } from '../icon/icons.tsx'
import styles from './form-error-summary.module.css'

const messages = defineMessages({
  title: { el: 'Ελέγξτε τη φόρμα', en: 'Please check the form' },
})

export interface FormError {
  /** Name of the field; undefined for an error of the whole form. */
  field?: string
  message: string
}

/**
 * Lists the errors of a form, inside the `<form>` at its top. Takes the focus whenever the errors change, so
 * that screen readers announce them; each entry moves the focus to its field.
 */
export function FormErrorSummary(props: { errors: readonly FormError[] }): ReactElement | null {
  const { errors } = props
  const { title } = useMessages(messages)
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
          <p className={styles.title}>{title}</p>
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
