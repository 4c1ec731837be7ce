import { Field, type FieldTexts } from '@stampa/ui/field/field.tsx'
import type { ComponentProps, ReactElement } from 'react'
import styles from './number-input.module.css'

interface NumberInputProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'inputMode' | 'className'> {}

/** A number field of the browser, without buttons, for tables and short forms. */
export function NumberInput(props: NumberInputProps): ReactElement {
  const { label, labelHidden = false, hint, error, ...input } = props
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={input.required}
    >
      {control => (
        <input
          {...input}
          {...control}
          type="number"
          inputMode={input.step === 1 ? 'numeric' : 'decimal'}
          className={styles.input}
        />
      )}
    </Field>
  )
}
