import { NumberField as Base } from '@base-ui/react/number-field'
import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import { fieldMessages } from './field.messages.ts'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'

export interface NumberFieldProps extends FieldTexts {
  name?: string
  defaultValue?: number
  value?: number | null
  onValueChange?: (value: number | null) => void
  min?: number
  max?: number
  /** @default 1 */
  step?: number
  required?: boolean
  disabled?: boolean
  /** How the value is written while the field is not being edited. */
  format?: Intl.NumberFormatOptions
}

/**
 * A number, with buttons, arrow keys and limits. Accepts a comma or a point as the decimal
 * separator and sends the plain number; an empty field sends an empty text.
 */
export function NumberField({
  label,
  labelHidden = false,
  hint,
  error,
  ...number
}: NumberFieldProps): ReactElement {
  const own = useMessages(fieldMessages)
  const texts = { label, labelHidden, hint, error, required: number.required }
  return (
    <Field {...texts}>
      {({ id, ...control }) => (
        <Base.Root id={id} locale="el" {...number}>
          <Base.Group className={styles.stepper}>
            <Base.Input {...control} className={styles.control} />
            <Base.Decrement aria-label={own.decrease(label)} className={styles.step}>
              <MinusIcon />
            </Base.Decrement>
            <Base.Increment aria-label={own.increase(label)} className={styles.step}>
              <PlusIcon />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  )
}
