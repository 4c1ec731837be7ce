import { defineMessages, useMessages } from '@stampa/platform'
import { type ReactElement, useId, useState } from 'react'
import fieldStyles from '../field/field.module.css'
import { type FieldTexts, fieldTexts, RequiredMark } from '../field/field.tsx'
import type { Option } from '../field/select-field.tsx'
import { matches } from '../search/matches.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './multi-select.module.css'

const messages = defineMessages({
  empty: { el: 'Δεν υπάρχει κάτι για επιλογή ακόμη.', en: 'Nothing to choose from yet.' },
  chosen: { el: 'επιλεγμένα', en: 'chosen' },
  filter: { el: 'Φίλτρο…', en: 'Filter…' },
  filterOf: { el: (label: string) => `Φίλτρο: ${label}`, en: (label: string) => `Filter ${label}` },
  nothingMatches: {
    el: (query: string) => `Τίποτα δεν ταιριάζει με «${query}».`,
    en: (query: string) => `Nothing matches “${query}”.`,
  },
})

export interface MultiSelectProps extends Omit<FieldTexts, 'labelHidden'> {
  /** Name of the chosen values in the form's data: `data.getAll(name)`. */
  name: string
  options: readonly Option[]
  /** Chosen values. Controlled with `onValueChange`. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValueChange?: (value: string[]) => void
  required?: boolean
  /** Shown without options. @default 'Nothing to choose from yet.' */
  empty?: string
}

/** Smallest number of options with a filter. */
const filterFrom = 9

/** Any number of options: a list of checkboxes, with a filter if it is long. */
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
  empty,
}: MultiSelectProps): ReactElement {
  const id = useId()
  const own = useMessages(messages)
  const [picked, setPicked] = useState(defaultValue)
  const [query, setQuery] = useState('')
  const { attributes, texts } = fieldTexts(id, hint, error)
  const chosen = value ?? picked
  const shown = options.filter(option => matches(option.label, query))
  const hiddenChosen = chosen.filter(entry => !shown.some(option => option.value === entry))

  const choose = (entry: string, on: boolean) => {
    const next = on ? [...chosen, entry] : chosen.filter(other => other !== entry)
    setPicked(next)
    onValueChange?.(next)
  }

  return (
    <fieldset {...attributes} className={fieldStyles.field}>
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
        {/* Chosen options that the filter hides stay in the form's data. */}
        {hiddenChosen.map(entry => (
          <input key={entry} type="hidden" name={name} value={entry} />
        ))}
      </div>
      {texts}
    </fieldset>
  )
}
