import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { snapshotOf } from './form-values.ts'

interface FormState {
  ref: RefCallback<HTMLFormElement>
  element: RefObject<HTMLFormElement | null>
  /** It holds something other than when it was opened, and has not been saved. */
  isDirty: () => boolean
  /** To be called when it is sent, by a form that stays open. */
  sending: () => void
}

/**
 * Watches a form from outside: whether it was changed, and after a refusal the focus goes to the
 * first field that has to be corrected.
 *
 * @param options.staysOpen once it is saved as well: what was typed meanwhile is a change then
 */
export function useFormState(outcome: Outcome | undefined, { staysOpen = false } = {}): FormState {
  const form = useRef<HTMLFormElement>(null)
  const stored = useRef('')
  const sent = useRef('')
  const saved = outcome?.ok === true

  useEffect(() => {
    if (outcome && !outcome.ok && outcome.fields.length > 0) focusFirstInvalid(form.current)
  }, [outcome])
  useLayoutEffect(() => {
    if (staysOpen && outcome?.ok) stored.current = sent.current
  }, [staysOpen, outcome])

  return {
    ref: useCallback(element => {
      form.current = element
      if (element) stored.current = snapshotOf(new FormData(element))
    }, []),
    element: form,
    isDirty: useCallback(() => {
      if ((saved && !staysOpen) || !form.current) return false
      return snapshotOf(new FormData(form.current)) !== stored.current
    }, [saved, staysOpen]),
    sending: useCallback(() => {
      if (form.current) sent.current = snapshotOf(new FormData(form.current))
    }, []),
  }
}

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** The messages at fields, as the language of the screen has them. */
export function errorsOf(outcome: Outcome | undefined, say: (text: string) => string): FieldErrors {
  if (!outcome || outcome.ok) return {}
  return Object.fromEntries(outcome.fields.map(({ field, message }) => [field, say(message)]))
}

/** The invalid element is the control itself or, for a list of options, the group around them. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
  control?.focus()
}
