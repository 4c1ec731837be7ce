import { type ComponentProps, type ReactElement, useId } from 'react'
import styles from './field.module.css'
import { type FieldTexts, fieldTexts } from './field.tsx'

export interface ChoiceFieldProps
  extends Omit<FieldTexts, 'labelHidden'>,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> {}

/** Yes or no, taken when the form is sent. Unchecked, it is absent from the form's data. */
export function CheckboxField(props: ChoiceFieldProps): ReactElement {
  return <ChoiceField {...props} className={styles.checkbox} />
}

/** On or off: 'Active', 'Published'. Unchecked, it is absent from the form's data. */
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
  const { describedBy, texts } = fieldTexts(id, hint, error)
  return (
    <div className={styles.field}>
      <label className={styles.choice} lang={lang}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        {label}
      </label>
      {texts}
    </div>
  )
}
