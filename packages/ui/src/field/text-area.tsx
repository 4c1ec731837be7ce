import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './field.module.css'
import { Field, type FieldTexts, splitField } from './field.tsx'

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Several lines of text; grows with its content up to a part of the screen. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { field, control } = splitField(props)
  const className = cx(styles.control, styles.area)
  return (
    <Field {...field}>
      {attributes => <textarea {...control} {...attributes} className={className} />}
    </Field>
  )
}
