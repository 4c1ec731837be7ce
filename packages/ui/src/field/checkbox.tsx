import type { ComponentProps, ReactElement } from 'react'
import styles from './field.module.css'

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label'> {
  /** Read out, not shown: what stands around it says the same to the eye. */
  label: string
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
}

/** A checkbox by itself, where there is no room for a field. */
export function Checkbox({ label, indeterminate = false, ...input }: CheckboxProps): ReactElement {
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
