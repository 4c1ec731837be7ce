import type { FieldError } from '@stampa/api'
import { useEffect, useRef, useState } from 'react'
import { type Path, type Resolver, useForm } from 'react-hook-form'
import type { Outcome } from '../calls/outcome.ts'
import { findErrors, type Rules } from './rules.ts'
import type { FormValues } from './values.ts'

interface ValidatedFormSource<Values extends FormValues> {
  defaultValues: Values
  rules: Rules
  isNew: boolean
  outcome: Outcome | undefined
  onValid: (values: Values) => void
}

/**
 * A React Hook Form that is validated by `rules` on submit, shows the field errors of a refused save and then
 * focuses the first invalid field. From the first submit on, a change of a field validates it again, which also clears
 * the service's error.
 */
export function useValidatedForm<Values extends FormValues>(source: ValidatedFormSource<Values>) {
  const { rules, isNew, outcome, onValid } = source
  const form = useForm<Values>({
    // React Hook Form wants a deep partial; complete values are one.
    defaultValues: source.defaultValues as never,
    resolver: resolverOf(rules, isNew),
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const { clearErrors, getValues, setError, subscribe } = form
  useEffect(() => {
    if (!outcome || outcome.ok) return
    for (const { field, message } of outcome.fields) setError(field as Path<Values>, { message })
    setAttempts(count => count + 1)
    // The error of several inputs together, which the change of any of them clears.
    const names = Object.keys(getValues())
    const joint = outcome.fields
      .map(({ field }) => field)
      .filter(field => !names.includes(field.split('.')[0] ?? field))
    if (joint.length === 0) return
    return subscribe({
      formState: { values: true },
      callback: () => clearErrors(joint as Path<Values>[]),
    })
  }, [outcome, clearErrors, getValues, setError, subscribe])
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(element.current)
  }, [attempts])
  const submit = async () => {
    await form.handleSubmit(onValid)()
    setAttempts(count => count + 1)
  }
  return { ...form, element, submit }
}

function resolverOf<Values extends FormValues>(rules: Rules, isNew: boolean): Resolver<Values> {
  return values => {
    const errors = [...unreadNumbersOf(values), ...findErrors(values, rules, { isNew })]
    if (errors.length === 0) return { values, errors: {} }
    const entries = errors.map(({ field, message }) => [field, { type: 'rule', message }])
    return { values: {}, errors: Object.fromEntries(entries) }
  }
}

/** A number field holds NaN for a text that is no number, and shows why. */
function unreadNumbersOf(values: FormValues): FieldError[] {
  const fields = Object.keys(values).filter(field => Number.isNaN(values[field]))
  return fields.map(field => ({ field, message: 'This is not a number.' }))
}

/** The invalid element is the control itself or, for a list of options, the group around them. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
  control?.focus()
}
