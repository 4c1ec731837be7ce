import { Link, useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement, ReactNode } from 'react'
import styles from './filter-link.module.css'
import { viewMessages } from './view.messages.ts'
import { type FilterName, toggleFilter } from './view.ts'
import { useView } from './view-context.tsx'

interface FilterLinkProps {
  name: FilterName
  value: string
  children: ReactNode
  className?: string | undefined
}

/** Link that sets a filter, or removes it if it is active. */
export function FilterLink({ name, value, children, className }: FilterLinkProps): ReactElement {
  const texts = useMessages(viewMessages)
  const { view, searchOf } = useView()
  const active = view.filters[name] === value
  return (
    <Link
      to={{ search: searchOf(toggleFilter(view, name, value)) }}
      preventScrollReset
      aria-current={active ? 'true' : undefined}
      className={cx(styles.link, className)}
    >
      <VisuallyHidden>{active ? texts.stopFiltering : texts.filterBy} </VisuallyHidden>
      {children}
    </Link>
  )
}
