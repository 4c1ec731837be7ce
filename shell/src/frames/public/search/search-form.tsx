import { defineMessages, readParameter, useMessages } from '@stampa/platform'
import { SearchIcon } from '@stampa/ui/icon/icons.tsx'
import { type ComponentType, type ReactElement, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import styles from './search-form.module.css'
import type { SuggestionsProps } from './suggestions.tsx'

const messages = defineMessages({ label: { el: 'Αναζήτηση', en: 'Search' } })

interface SearchFormProps {
  /** Whether the form is shown on a small screen. */
  open: boolean
  /** Called when the visitor follows a suggestion or submits. */
  onChoose: () => void
}

/** A plain search form; suggestions load on focus. */
export function SearchForm({ open, onChoose }: SearchFormProps): ReactElement {
  const { label } = useMessages(messages)
  const { pathname, search } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const asked = pathname === '/search' ? readParameter(search, 'q') : null

  const prepare = () => {
    import(/* webpackChunkName: "suggestions" */ './suggestions.tsx').then(
      module => setSuggestions(() => module.Suggestions),
      // The form works without suggestions.
      console.warn,
    )
  }
  return (
    <search className={styles.search} data-open={open || undefined}>
      <Form action="/search" className={styles.form} onFocus={prepare} onSubmit={onChoose}>
        <input
          // Resets the field to the query of the address, also after going back.
          key={asked}
          ref={input}
          type="search"
          name="q"
          defaultValue={asked ?? ''}
          required
          maxLength={200}
          aria-label={label}
          placeholder={label}
          className={styles.input}
        />
        <button type="submit" aria-label={label} className={styles.button}>
          <SearchIcon />
        </button>
        {Suggestions && <Suggestions input={input} onChoose={onChoose} />}
      </Form>
    </search>
  )
}
