import { Field, type FieldTexts } from '@stampa/ui/field/field.tsx'
import type { ComponentProps, ReactElement } from 'react'
import styles from './number-input.module.css'

interface NumberInputProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {}

/** A number in a table or a short form: the browser's own field, without buttons. */
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
      {control => <input {...input} {...control} type="number" className={styles.input} />}
    </Field>
  )
}
