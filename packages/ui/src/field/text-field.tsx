import type { ComponentProps, ReactElement } from 'react'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local'
}

/** One line of text. Takes every attribute of an `<input>`: name, defaultValue, autoComplete … */
export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  type = 'text',
  ...input
}: TextFieldProps): ReactElement {
  const texts = { label, labelHidden, hint, error, required: input.required }
  return (
    <Field {...texts}>
      {control => <input {...input} {...control} type={type} className={styles.control} />}
    </Field>
  )
}
