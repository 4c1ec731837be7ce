import { useFetcher } from '@stampa/platform'
import { type FormEvent, useEffect, useMemo } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { useAnswerText } from '../calls/use-answer-text.ts'
import type { Rules } from './rules.ts'
import { useValidatedForm } from './use-validated-form.ts'
import { type FormValues, toRequestBody } from './values.ts'

/**
 * A form without a record, which is submitted to the action of its page and empty after a success.
 *
 * @param defaultValues constant across renders
 */
export function useSubmittedForm<Values extends FormValues>(defaultValues: Values, rules: Rules) {
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const isBusy = state !== 'idle'
  const form = useValidatedForm({
    defaultValues,
    rules,
    isNew: true,
    outcome,
    onValid: values => {
      submit(toRequestBody(values), { method: 'post', encType: 'multipart/form-data' })
    },
  })
  const { reset } = form
  const isDone = outcome?.ok === true && !isBusy
  useEffect(() => {
    if (isDone) reset(defaultValues)
  }, [isDone, reset, defaultValues])
  const message = outcome && !outcome.ok ? outcome.message : undefined
  return {
    control: form.control,
    isBusy,
    errors: useMemo(() => (message ? [{ message: say(message) }] : []), [message, say]),
    element: {
      ref: form.element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!isBusy) void form.submit()
      },
    },
  }
}
