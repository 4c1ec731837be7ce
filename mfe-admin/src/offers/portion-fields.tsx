import { useMessages } from '@stampa/platform'
import { portionKinds } from '@stampa/pricing'
import { Field, type FieldTexts } from '@stampa/ui/field/field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { useTypedNumber } from '@stampa/ui/field/use-typed-number.ts'
import type { ReactElement } from 'react'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-form.module.css'

interface PortionFieldsProps<Name extends 'discount' | 'deposit'> {
  name: Name
  /** Returns the value, change handler and error of a field. */
  input: (field: Name | `${Name}Kind`) => {
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
    error: string | undefined
  }
}

/** A part of an amount, in percent or in euro. */
export function PortionFields<Name extends 'discount' | 'deposit'>({
  name,
  input,
}: PortionFieldsProps<Name>): ReactElement {
  const texts = useMessages(offerFormMessages)
  const kinds = texts[`${name}Kinds`]
  return (
    <>
      <NumberInput {...input(name)} label={texts[name]} />
      <SelectField
        {...input(`${name}Kind`)}
        label={texts[`${name}Kind`]}
        options={portionKinds.map(value => ({ value, label: kinds[value] }))}
      />
    </>
  )
}

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
