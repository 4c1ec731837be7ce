import { Link, useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { type IconComponent, icon, solidIcon } from '@stampa/ui/icon/icon.tsx'
import {
  ArrowRightIcon,
  CloseIcon,
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
} from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement, ReactNode } from 'react'
import { useValueName } from '../shared/terms.messages.ts'
import { viewMessages } from './view.messages.ts'
import styles from './view.module.css'
import { type FilterName, filterNames, toggleFilter, useView } from './view.ts'

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

const GoogleIcon = solidIcon(
  'M12.2 10.3v3.5h4.9c-.2 1.2-1.5 3.7-4.9 3.7a5.5 5.5 0 0 1 0-11c1.7 0 2.9.7 3.6 1.4l2.4-2.4A8.7 8.7 0 0 0 12.2 3a9 9 0 1 0 0 18c5.2 0 8.6-3.7 8.6-8.8 0-.6-.1-1.3-.2-1.9Z',
)
const GlobeIcon = icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.5 2.4 3.6 5.2 3.6 8.5s-1.1 6.1-3.6 8.5c-2.5-2.4-3.6-5.2-3.6-8.5S9.5 5.9 12 3.5Z',
)

const icons = new Map<string, IconComponent>([
  ['facebook', FacebookIcon],
  ['instagram', InstagramIcon],
  ['linkedin', LinkedinIcon],
  ['google', GoogleIcon],
  ['direct', ArrowRightIcon],
])

/** Icon of a traffic source; unknown sources have a globe. */
function SourceIcon({ source }: { source: string }): ReactElement {
  const Mark = icons.get(source) ?? GlobeIcon
  return <Mark size="small" />
}
