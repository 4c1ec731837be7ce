import { locales, useLanguage } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useId, useState } from 'react'
import styles from './properties.module.css'

interface NumberInputProps {
  label: string
  value: number
  min: number
  max: number
  /** Step of the arrow keys; ten times as much with Shift. @default 1 */
  step?: number
  onChange: (value: number) => void
}

/** A number that changes the element on Enter or blur, not while it is typed. */
export function NumberInput(props: NumberInputProps): ReactElement {
  const { label, value, min, max, step = 1, onChange } = props
  const [draft, setDraft] = useState<string>()
  const format = new Intl.NumberFormat(locales[useLanguage()], {
    maximumFractionDigits: 2,
    useGrouping: false,
  })
  const take = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  const finish = () => {
    const typed = Number(draft?.replace(',', '.'))
    if (draft?.trim() && Number.isFinite(typed)) take(typed)
    setDraft(undefined)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? format.format(Math.round(value * 100) / 100 + 0)}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={finish}
      onKeyDown={event => {
        if (event.key === 'Enter') return finish()
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (direction === undefined) return
        event.preventDefault()
        setDraft(undefined)
        take(value + direction * step * (event.shiftKey ? 10 : 1))
      }}
    />
  )
}

interface ColorInputProps {
  label: string
  value: string
  onChange: (color: string) => void
}

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
