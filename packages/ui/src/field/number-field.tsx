import { NumberField as Base } from '@base-ui/react/number-field'
import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import styles from './field.module.css'
import { Field, type FieldTexts, splitField } from './field.tsx'

const messages = defineMessages({
  decrease: {
    el: (label: string) => `Μείωση: ${label}`,
    en: (label: string) => `Decrease ${label}`,
  },
  increase: {
    el: (label: string) => `Αύξηση: ${label}`,
    en: (label: string) => `Increase ${label}`,
  },
})

export interface NumberFieldProps
  extends FieldTexts,
    Omit<Base.Root.Props, 'id' | 'className' | 'children' | 'locale' | 'render' | 'style'> {}

/**
 * A number, with buttons, arrow keys and limits. Accepts a comma or a point as the decimal separator and submits the
 * plain number; an empty field submits an empty text.
 */
export function NumberField(props: NumberFieldProps): ReactElement {
  const texts = useMessages(messages)
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {({ id, ...attributes }) => (
        <Base.Root {...control} id={id} locale="el">
          <Base.Group className={styles.stepper}>
            <Base.Input {...attributes} className={styles.control} />
            <Base.Decrement aria-label={texts.decrease(field.label)} className={styles.step}>
              <MinusIcon />
            </Base.Decrement>
            <Base.Increment aria-label={texts.increase(field.label)} className={styles.step}>
              <PlusIcon />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  )
}
