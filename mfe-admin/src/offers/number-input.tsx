import { Field, type FieldTexts } from '@stampa/ui/field/field.tsx'
import type { ComponentProps, ReactElement } from 'react'
import styles from './number-input.module.css'

interface NumberInputProps extends FieldTexts, Pick<ComponentProps<'input'>, 'required'> {
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
  /** Whether it has no decimals. */
  whole?: boolean
}

/**
 * A number without buttons, for tables and short forms. A comma becomes a point: a number field of the browser drops
 * the comma of '0,75' in some languages, which leaves 75.
 */
export function NumberInput(props: NumberInputProps): ReactElement {
  const { label, labelHidden = false, hint, error, whole = false, onChange, ...input } = props
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
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) =>
            onChange({ currentTarget: { value: whole ? value : value.replaceAll(',', '.') } })
          }
          className={styles.input}
        />
      )}
    </Field>
  )
}
