import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Several lines of text; grows with what is written, up to a part of the screen. */
export function TextArea({
  label,
  labelHidden = false,
  hint,
  error,
  ...area
}: TextAreaProps): ReactElement {
  const texts = { label, labelHidden, hint, error, required: area.required }
  return (
    <Field {...texts}>
      {control => <textarea {...area} {...control} className={cx(styles.control, styles.area)} />}
    </Field>
  )
}
