import { defineMessages, useMessages } from '@stampa/platform'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import styles from './toolbar.module.css'

export interface ToolbarProps {
  /** Accessible name: 'Products'. */
  label: string
  children: ReactNode
}

/** Search, filters and actions above a table. */
export function Toolbar({ label, children }: ToolbarProps): ReactElement {
  return (
    <search aria-label={label} className={styles.toolbar}>
      {children}
    </search>
  )
}

const messages = defineMessages({
  clear: { el: 'Καθαρισμός αναζήτησης', en: 'Clear search' },
})

export interface SearchFieldProps {
  /** Accessible name and placeholder: 'Search products'. */
  label: string
  value: string
  onValueChange: (value: string) => void
}

/** Searches while the user types. Escape clears it. */
export function SearchField({ label, value, onValueChange }: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const { clear } = useMessages(messages)
  return (
    <div className={styles.search}>
      <SearchIcon />
      <input
        ref={input}
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.input}
        onChange={event => onValueChange(event.currentTarget.value)}
      />
      {value && (
        <IconButton
          size="small"
          label={clear}
          icon={<CloseIcon />}
          onClick={() => {
            onValueChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
