import { Field, type FieldTexts } from '@stampa/ui/field/field.tsx'
import { useTypedNumber } from '@stampa/ui/field/use-typed-number.ts'
import type { ReactElement } from 'react'
import styles from './offer-form.module.css'

interface NumberInputProps extends FieldTexts {
  /** As typed. */
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
  isMoney?: boolean
  required?: boolean
}

/** A number without buttons, for tables and short forms. */
export function NumberInput(props: NumberInputProps): ReactElement {
  const { value, onChange, isMoney, ...field } = props
  const { error, input } = useTypedNumber({
    text: value,
    onText: text => onChange({ currentTarget: { value: text } }),
    error: field.error,
    isMoney,
  })
  return (
    <Field {...field} error={error}>
      {control => (
        <input {...input} {...control} required={field.required} className={styles.numberInput} />
      )}
    </Field>
  )
}
