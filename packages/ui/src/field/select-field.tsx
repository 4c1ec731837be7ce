import type { ComponentProps, ReactElement } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'
import styles from './field.module.css'
import { Field, type FieldTexts, splitField } from './field.tsx'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
  /** Language of the label, where it is not the page's. */
  lang?: string | undefined
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'multiple' | 'size'> {
  options: readonly Option[]
  /** First entry, with the empty value. */
  placeholder?: string
}

/** One of a few options, in the browser's own list: the best one on a phone. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps): ReactElement {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {attributes => (
        <div className={styles.select}>
          <select {...control} {...attributes} className={styles.control}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                lang={option.lang}
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  )
}
