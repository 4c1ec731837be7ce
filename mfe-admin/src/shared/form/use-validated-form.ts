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
 * focuses the first invalid field.
 */
export function useValidatedForm<Values extends FormValues>(source: ValidatedFormSource<Values>) {
  const { rules, isNew, outcome, onValid } = source
  const form = useForm<Values>({
    // React Hook Form wants a deep partial; complete values are one.
    defaultValues: source.defaultValues as never,
    resolver: resolverOf(rules, isNew),
    // A message stays until the next submit, as those of the service do.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const { setError } = form
  useEffect(() => {
    if (!outcome || outcome.ok) return
    for (const { field, message } of outcome.fields) setError(field as Path<Values>, { message })
    setAttempts(count => count + 1)
  }, [outcome, setError])
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
    const errors = findErrors(values, rules, { isNew })
    if (errors.length === 0) return { values, errors: {} }
    const entries = errors.map(({ field, message }) => [field, { type: 'rule', message }])
    return { values: {}, errors: Object.fromEntries(entries) }
  }
}

/** The invalid element is the control itself or, for a list of options, the group around them. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
  control?.focus()
}
