import type { ReactElement } from 'react'
import { attemptField, elapsedField } from './use-attempt.ts'

/** The hidden fields of a form whose `onSubmit` is `useAttempt`. */
export function AttemptFields(): ReactElement {
  return (
    <>
      <input type="hidden" name={attemptField} />
      <input type="hidden" name={elapsedField} />
    </>
  )
}
