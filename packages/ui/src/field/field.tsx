import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { WarningIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

/** Texts around the control of a field. */
export interface FieldTexts {
  label: string
  /** Reads the label out without showing it, where the surroundings say the same. */
  labelHidden?: boolean | undefined
  /** Purpose or format of the value. */
  hint?: ReactNode
  /** Why the value is invalid, in the words of the specification. */
  error?: string | undefined
}

/** Attributes that connect a control with its label, hint and error. */
interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** Marks the label; the control itself has the attribute. */
  required?: boolean | undefined
  children: (control: ControlAttributes) => ReactNode
}

/**
 * Label, control, hint and error of a field, connected by ids. Forms validate by their own rules, so they are
 * `noValidate` and pass the messages in.
 */
export function Field(props: FieldProps): ReactElement {
  const { label, labelHidden, hint, error, required, children, ...frame } = props
  const id = useId()
  const { attributes, texts } = fieldTexts(id, hint, error)
  const text = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    <div {...frame} className={styles.field}>
      <label htmlFor={id} className={labelHidden ? styles.unseen : styles.label}>
        {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </label>
      {children({ id, ...attributes })}
      {texts}
    </div>
  )
}

/** Separates the props of {@link Field} from the attributes of its control. */
export function splitField<Props extends FieldTexts & { required?: boolean | undefined }>(
  props: Props,
) {
  const { label, labelHidden, hint, error, ...control } = props
  return { field: { label, labelHidden, hint, error, required: props.required }, control }
}

/** Shows what the `required` attribute says to assistive technology. */
export function RequiredMark(): ReactElement {
  return (
    <span aria-hidden="true" className={styles.required}>
      *
    </span>
  )
}

/** Returns hint and error of a control, and the attributes by which the control refers to them. */
export function fieldTexts(id: string, hint: ReactNode, error: string | undefined) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  const attributes: Omit<ControlAttributes, 'id'> = {
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  }
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
  return { attributes, texts }
}
