import { Link, useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { CloseIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement, ReactNode } from 'react'
import { useValueName } from '../shared/use-value-name.ts'
import styles from './filters.module.css'
import { SourceIcon } from './source-icon.tsx'
import { viewMessages } from './view.messages.ts'
import { type FilterName, filterNames, toggleFilter } from './view.ts'
import { useView } from './view-context.tsx'

/** Active filters, each with a link that removes it; nothing without filters. */
export function FilterChips(): ReactElement | null {
  const texts = useMessages(viewMessages)
  const valueName = useValueName()
  const { view, searchOf } = useView()
  const active = filterNames.flatMap(name => {
    const value = view.filters[name]
    return value ? [{ name, value }] : []
  })
  if (active.length === 0) return null
  return (
    <nav aria-label={texts.filters} className={styles.chips}>
      <ul className={styles.list}>
        {active.map(({ name, value }) => (
          <li key={name}>
            <Link
              to={{ search: searchOf(toggleFilter(view, name, value)) }}
              preventScrollReset
              className={styles.chip}
            >
              <VisuallyHidden>{texts.remove} </VisuallyHidden>
              <span className={styles.name}>{texts[name]}</span> {valueName(name, value)}
              <CloseIcon size="small" />
            </Link>
          </li>
        ))}
      </ul>
      {active.length > 1 && (
        <Link to={{ search: searchOf({ ...view, filters: {} }) }} preventScrollReset>
          {texts.clear}
        </Link>
      )}
    </nav>
  )
}

interface FilterLinkProps {
  name: FilterName
  value: string
  /** @default the value's display name */
  children?: ReactNode
}

/** Link that sets a filter, or removes it if it is active. A source has its icon. */
export function FilterLink({ name, value, children }: FilterLinkProps): ReactElement {
  const texts = useMessages(viewMessages)
  const valueName = useValueName()
  const { view, searchOf } = useView()
  const active = view.filters[name] === value
  return (
    <Link
      to={{ search: searchOf(toggleFilter(view, name, value)) }}
      preventScrollReset
      aria-current={active ? 'true' : undefined}
      className={cx(styles.link, styles[name])}
    >
      <VisuallyHidden>{active ? texts.stopFiltering : texts.filterBy} </VisuallyHidden>
      {name === 'source' && <SourceIcon source={value} />}
      {children ?? valueName(name, value)}
    </Link>
  )
}
