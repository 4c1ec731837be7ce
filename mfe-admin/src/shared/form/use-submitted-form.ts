import { type FormEvent, useMemo } from 'react'
import { useAnswerText } from '../calls/answers.messages.ts'
import type { Outcome } from '../calls/outcome.ts'
import { useSubmit } from '../calls/use-submit.ts'
import type { Rules } from './rules.ts'
import { useValidatedForm } from './use-validated-form.ts'
import { type FormValues, toRequestBody } from './values.ts'

/**
 * A form without a record, which is submitted to the action of its page and empty after a success.
 *
 * @param defaultValues constant across renders
 * @param onDone called after a success
 */
export function useSubmittedForm<Values extends FormValues, Result extends Outcome = Outcome>(
  defaultValues: Values,
  rules: Rules,
  onDone?: () => void,
) {
  const say = useAnswerText()
  const { submit, isSaving, outcome, settled, isDone } = useSubmit<Result>(() => {
    form.reset(defaultValues)
    onDone?.()
  })
  const form = useValidatedForm({
    defaultValues,
    rules,
    isNew: true,
    outcome,
    onValid: values => {
      submit(toRequestBody(values), { method: 'post', encType: 'multipart/form-data' })
    },
  })
  const message = settled && !settled.ok ? settled.message : undefined
  return {
    control: form.control,
    isBusy: isSaving,
    isDone,
    outcome,
    /** Errors of the fields that the service has refused, until its next answer. */
    refused: outcome?.ok === false ? outcome.fields : [],
    errors: useMemo(() => (message ? [{ message: say(message) }] : []), [message, say]),
    element: {
      ref: form.element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!isSaving) void form.submit()
      },
    },
  }
}
