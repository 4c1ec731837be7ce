import type { ComponentProps, ReactElement } from 'react'
import styles from './field.module.css'
import { Field, type FieldTexts, splitField } from './field.tsx'

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local'
}

/** One line of text. Takes every attribute of an `<input>`: name, defaultValue, autoComplete … */
export function TextField({ type = 'text', ...props }: TextFieldProps): ReactElement {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {attributes => <input {...control} {...attributes} type={type} className={styles.control} />}
    </Field>
  )
}
