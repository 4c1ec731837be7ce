import { type ComponentProps, type ReactElement, useId } from 'react'
import styles from './field.module.css'
import { type FieldTexts, fieldTexts } from './field.tsx'

export interface ChoiceFieldProps
  extends Omit<FieldTexts, 'labelHidden'>,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> {}

/** Yes or no, applied on submission. Absent from the form's data when unchecked. */
export function CheckboxField(props: ChoiceFieldProps): ReactElement {
  return <ChoiceField {...props} className={styles.checkbox} />
}

/** On or off: 'Active', 'Published'. Absent from the form's data when off. */
export function SwitchField(props: ChoiceFieldProps): ReactElement {
  return <ChoiceField {...props} role="switch" className={styles.switch} />
}

function ChoiceField({
  label,
  hint,
  error,
  lang,
  ...input
}: ChoiceFieldProps & Pick<ComponentProps<'input'>, 'role' | 'className'>): ReactElement {
  const id = useId()
  const { attributes, texts } = fieldTexts(id, hint, error)
  return (
    <div className={styles.field}>
      <label className={styles.choice} lang={lang}>
        <input {...input} {...attributes} id={id} type="checkbox" />
        {label}
      </label>
      {texts}
    </div>
  )
}

interface BareChoiceProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'aria-label'> {
  /** Accessible name; the surroundings show the same. */
  label: string
}

/** A checkbox where there is no room for a field. */
export function Checkbox({
  label,
  indeterminate = false,
  ...input
}: BareChoiceProps & { indeterminate?: boolean }): ReactElement {
  return (
    <input
      {...input}
      ref={element => {
        if (element) element.indeterminate = indeterminate
      }}
      type="checkbox"
      aria-label={label}
      className={styles.checkbox}
    />
  )
}

/** A switch where there is no room for a field, as in a table's row. */
export function Switch({ label, ...input }: BareChoiceProps): ReactElement {
  return (
    <input
      {...input}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state itself.
      role="switch"
      aria-label={label}
      title={label}
      className={styles.switch}
    />
  )
}
