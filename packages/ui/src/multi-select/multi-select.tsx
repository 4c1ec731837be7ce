import { useMessages } from '@stampa/platform'
import { type ReactElement, useId, useState } from 'react'
import fieldStyles from '../field/field.module.css'
import { type FieldTexts, fieldTexts, RequiredMark } from '../field/field.tsx'
import type { Option } from '../field/select-field.tsx'
import { matches } from '../search/matches.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { multiSelectMessages } from './multi-select.messages.ts'
import styles from './multi-select.module.css'

export interface MultiSelectProps extends Omit<FieldTexts, 'labelHidden'> {
  /** The form's data holds one entry per chosen option: `data.getAll(name)`. */
  name: string
  options: readonly Option[]
  /** Chosen values. Controlled with `onValueChange`. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValueChange?: (value: string[]) => void
  required?: boolean
  disabled?: boolean
  /** Shown where there are no options to choose from. @default that there is nothing to choose from yet */
  empty?: string
}

/** From this many options on, a filter helps more than it costs. */
const filterFrom = 9

/** Any number of options: a list of checkboxes, with a filter once the list is long. */
export function MultiSelect({
  label,
  hint,
  error,
  name,
  options,
  value,
  defaultValue = [],
  onValueChange,
  required,
  disabled,
  empty,
}: MultiSelectProps): ReactElement {
  const id = useId()
  const own = useMessages(multiSelectMessages)
  const [picked, setPicked] = useState(defaultValue)
  const [query, setQuery] = useState('')
  const { describedBy, texts } = fieldTexts(id, hint, error)
  const chosen = value ?? picked
  const shown = options.filter(option => matches(option.label, query))
  const hiddenChosen = chosen.filter(entry => !shown.some(option => option.value === entry))

  const choose = (entry: string, on: boolean) => {
    const next = on ? [...chosen, entry] : chosen.filter(other => other !== entry)
    setPicked(next)
    onValueChange?.(next)
  }

  return (
    <fieldset
      disabled={disabled}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      className={fieldStyles.field}
    >
      <legend className={styles.legend}>
        <span className={fieldStyles.label}>{label}</span>
        {required && <RequiredMark />}
        <span className={styles.count}>
          {chosen.length}
          <VisuallyHidden> {own.chosen}</VisuallyHidden>
        </span>
      </legend>
      <div className={styles.box}>
        {options.length >= filterFrom && (
          <input
            type="search"
            value={query}
            onChange={event => setQuery(event.currentTarget.value)}
            placeholder={own.filter}
            aria-label={own.filterOf(label)}
            className={styles.filter}
          />
        )}
        <ul className={styles.options}>
          {shown.map(option => (
            <li key={option.value}>
              <label className={fieldStyles.choice}>
                <input
                  type="checkbox"
                  name={name}
                  value={option.value}
                  checked={chosen.includes(option.value)}
                  disabled={option.disabled}
                  onChange={event => choose(option.value, event.currentTarget.checked)}
                  className={fieldStyles.checkbox}
                />
                {option.label}
              </label>
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p className={styles.empty}>
            {options.length === 0 ? (empty ?? own.empty) : own.nothingMatches(query)}
          </p>
        )}
        {/* What the filter hides stays chosen, so it must stay in the form's data as well. */}
        {hiddenChosen.map(entry => (
          <input key={entry} type="hidden" name={name} value={entry} />
        ))}
      </div>
      {texts}
    </fieldset>
  )
}
