import { useMessages } from '@stampa/platform'
import { discountKinds } from '@stampa/pricing'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import type { ReactElement } from 'react'
import type { DraftDiscount } from './draft.ts'
import { NumberInput } from './number-input.tsx'
import { offerFormMessages } from './offer-form.messages.ts'

interface DiscountFieldsProps {
  /** Returns the value, change handler and error of a field. */
  input: (field: keyof DraftDiscount) => {
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
    error: string | undefined
  }
}

/** A discount of a line or an offer, in percent or in euro. */
export function DiscountFields({ input }: DiscountFieldsProps): ReactElement {
  const texts = useMessages(offerFormMessages)
  return (
    <>
      <NumberInput {...input('discount')} label={texts.discount} />
      <SelectField
        {...input('discountKind')}
        label={texts.discountKind}
        options={discountKinds.map(value => ({ value, label: texts.discountKinds[value] }))}
      />
    </>
  )
}
