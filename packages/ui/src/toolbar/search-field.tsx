import { useMessages } from '@stampa/platform'
import { type ReactElement, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import { toolbarMessages } from './toolbar.messages.ts'
import styles from './toolbar.module.css'

export interface SearchFieldProps {
  /** 'Search products'; also the placeholder. */
  label: string
  value: string
  onValueChange: (value: string) => void
}

/** A search that answers while typing. Escape empties it. */
export function SearchField({ label, value, onValueChange }: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const { clear } = useMessages(toolbarMessages)
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
