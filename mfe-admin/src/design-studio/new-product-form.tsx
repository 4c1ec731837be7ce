import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type FormEvent, type ReactElement, useEffect, useMemo, useRef } from 'react'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { errorsOf, useFormState } from '../shared/form/use-form-state.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './new-product-form.module.css'
import { ProductFields } from './product-fields.tsx'
import { productToForm } from './product-form.ts'

const blank = productToForm(undefined)

/** 'Add New Product', beside the list. */
export function NewProductForm(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const form = useFormState(outcome)
  const shown = useRef(outcome)
  const isDone = outcome?.ok === true && !saving
  useEffect(() => {
    if (!isDone || shown.current === outcome) return
    shown.current = outcome
    form.element.current?.reset()
  }, [isDone, outcome, form.element])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    submit(new FormData(event.currentTarget), {
      method: 'post',
      action: '/admin/design-studio',
    })
  }
  const errors = useMemo(() => errorsOf(outcome, say), [outcome, say])
  const refusal = outcome && !outcome.ok ? outcome.message : undefined
  return (
    <form ref={form.ref} noValidate onSubmit={save} className={styles.form}>
      <h2>{texts.addProduct}</h2>
      <FormErrorSummary errors={refusal ? [{ message: say(refusal) }] : []} />
      <ProductFields values={blank} errors={errors} />
      <Button type="submit" variant="primary" loading={saving}>
        {saving ? texts.creating : texts.create}
      </Button>
    </form>
  )
}
