import { type ReactElement, useId } from 'react'
import styles from './properties.module.css'

interface ColorInputProps {
  label: string
  value: string
  onChange: (color: string) => void
}

/** A colour, by the platform's own picker. */
export function ColorInput({ label, value, onChange }: ColorInputProps): ReactElement {
  const id = useId()
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
