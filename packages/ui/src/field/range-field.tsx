import type { ComponentProps, ReactElement } from 'react'
import styles from './field.module.css'
import { Field, type FieldTexts, splitField } from './field.tsx'

export interface RangeFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'value' | 'onChange'> {
  value: number
  onValueChange: (value: number) => void
}

/** A slider, for a value whose effect matters more than its number. */
export function RangeField({ onValueChange, ...props }: RangeFieldProps): ReactElement {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {attributes => (
        <input
          {...control}
          {...attributes}
          type="range"
          onChange={event => onValueChange(event.currentTarget.valueAsNumber)}
          className={styles.range}
        />
      )}
    </Field>
  )
}
