import type { ComponentProps, ReactElement } from 'react'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'

export interface RangeFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'value' | 'onChange'> {
  value: number
  onValueChange: (value: number) => void
}

/** A value between two ends, where the exact one matters less than seeing what it does. */
export function RangeField({
  label,
  labelHidden,
  hint,
  error,
  onValueChange,
  ...input
}: RangeFieldProps): ReactElement {
  return (
    <Field label={label} labelHidden={labelHidden ?? false} hint={hint} error={error}>
      {control => (
        <input
          {...input}
          {...control}
          type="range"
          onChange={event => onValueChange(event.currentTarget.valueAsNumber)}
          className={styles.range}
        />
      )}
    </Field>
  )
}
