import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { snapshotOf } from './form-values.ts'
import type { Outcome } from './outcome.ts'

interface FormState {
  ref: RefCallback<HTMLFormElement>
  /** It holds something other than when it was opened, and has not been saved. */
  isDirty: () => boolean
}

/**
 * Watches a form from outside: whether it was changed, and after a refusal the focus goes to the
 * first field that has to be corrected.
 */
export function useFormState(outcome: Outcome | undefined): FormState {
  const form = useRef<HTMLFormElement>(null)
  const initial = useRef('')
  const saved = outcome?.ok === true

  useEffect(() => {
    if (outcome && !outcome.ok && outcome.fields.length > 0) focusFirstInvalid(form.current)
  }, [outcome])

  return {
    ref: useCallback(element => {
      form.current = element
      if (element) initial.current = snapshotOf(new FormData(element))
    }, []),
    isDirty: useCallback(() => {
      if (saved || !form.current) return false
      return snapshotOf(new FormData(form.current)) !== initial.current
    }, [saved]),
  }
}

/** The invalid element is the control itself or, for a list of options, the group around them. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
  control?.focus()
}
