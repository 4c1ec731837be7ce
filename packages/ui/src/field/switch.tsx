import type { ComponentProps, ReactElement } from 'react'
import styles from './field.module.css'

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'aria-label'> {
  /** Read out, not shown: what stands around it says the same to the eye. */
  label: string
}

/** On or off where there is no room for a field, in the row of a table for example. */
export function Switch({ label, ...input }: SwitchProps): ReactElement {
  return (
    <input
      {...input}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
      role="switch"
      aria-label={label}
      title={label}
      className={styles.switch}
    />
  )
}
