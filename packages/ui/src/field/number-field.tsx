import { defineMessages, useMessages } from '@stampa/platform'
import { readNumber } from '@stampa/rules/numbers'
import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { useTypedNumber } from './use-typed-number.ts'

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

export interface NumberFieldProps extends FieldTexts {
  /** Null when it is empty, NaN for a text that is no number. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** Least and greatest value that buttons and arrow keys reach. */
  min?: number
  max?: number
  /** Change by a button or an arrow key. @default 1 */
  step?: number
  required?: boolean
  disabled?: boolean
}

/** A number with buttons and arrow keys, which takes a comma or a point. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { value, onValueChange, min = -Infinity, max = Infinity, step = 1, ...field } = props
  const texts = useMessages(messages)
  const [typed, setTyped] = useState('')
  const { error, input } = useTypedNumber({
    text: Object.is(numberIn(typed), value) ? typed : value === null ? '' : `${hundredth(value)}`,
    onText: text => {
      setTyped(text)
      onValueChange(numberIn(text))
    },
    error: field.error,
  })
  const { disabled = false, ...frame } = field
  const current = value || 0
  const move = (by: number) => onValueChange(hundredth(Math.min(max, Math.max(min, current + by))))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? step : -step)
  }
  const button = { type: 'button', tabIndex: -1, className: styles.step } as const
  return (
    <Field {...frame} error={error}>
      {control => (
        <div className={styles.stepper}>
          <input
            {...input}
            {...control}
            required={field.required}
            disabled={disabled}
            onKeyDown={onKeyDown}
            className={styles.control}
          />
          <button
            {...button}
            aria-label={texts.decrease(field.label)}
            disabled={disabled}
            aria-disabled={current <= min || undefined}
            onClick={() => move(-step)}
          >
            <MinusIcon />
          </button>
          <button
            {...button}
            aria-label={texts.increase(field.label)}
            disabled={disabled}
            aria-disabled={current >= max || undefined}
            onClick={() => move(step)}
          >
            <PlusIcon />
          </button>
        </div>
      )}
    </Field>
  )
}

function numberIn(text: string): number | null {
  return text.trim() === '' ? null : (readNumber(text).number ?? Number.NaN)
}

function hundredth(number: number): number {
  return Math.round(number * 100) / 100
}
