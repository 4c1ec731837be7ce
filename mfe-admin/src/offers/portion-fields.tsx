import { useMessages } from '@stampa/platform'
import { portionKinds } from '@stampa/pricing'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import type { ReactElement } from 'react'
import { NumberInput } from './number-input.tsx'
import { offerFormMessages } from './offer-form.messages.ts'

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
