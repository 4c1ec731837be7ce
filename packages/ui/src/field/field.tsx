import { type ReactElement, type ReactNode, useId } from 'react'
import { WarningIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

/** What every field has around its control. */
export interface FieldTexts {
  /** Always there; a field without a visible label keeps it for assistive technology. */
  label: string
  /** The surroundings say what it is: the label is read out but not shown. */
  labelHidden?: boolean
  /** What to enter, or what it is for. */
  hint?: ReactNode
  /** What is wrong with the value, as the specification words it. */
  error?: string | undefined
}

/** What connects a control with its label, hint and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  /** Marks the label; the control itself carries the attribute. */
  required?: boolean | undefined
  children: (control: ControlAttributes) => ReactNode
}

/**
 * The frame of a field: label, control, hint and error, connected by ids. Forms validate by their
 * own rules and words, so they are `noValidate` and pass the messages in.
 */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  required,
  children,
}: FieldProps): ReactElement {
  const id = useId()
  const { describedBy, texts } = fieldTexts(id, hint, error)
  const text = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? styles.unseen : styles.label}>
        {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {texts}
    </div>
  )
}

/** Says to the eye what the `required` attribute says to assistive technology. */
export function RequiredMark(): ReactElement {
  return (
    <span aria-hidden="true" className={styles.required}>
      *
    </span>
  )
}

/** Hint and error below a control, and the ids by which the control points at them. */
export function fieldTexts(
  id: string,
  hint: ReactNode,
  error: string | undefined,
): { describedBy: string | undefined; texts: ReactNode } {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  const texts = (
    <>
      {error && (
        <p id={errorId} className={styles.error}>
          <WarningIcon />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  )
  return { describedBy, texts }
}
