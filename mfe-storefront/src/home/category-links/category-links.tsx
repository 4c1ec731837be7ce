import { Link, useMessages } from '@stampa/platform'
import { ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useId } from 'react'
import { homeMessages } from '../home.messages.ts'
import { SectionHeader } from '../section-header.tsx'
import type { CategoryLink } from './category-links.data.ts'
import styles from './category-links.module.css'

/** A catalogue's index: every category by its name. Nothing when there is none. */
export function CategoryLinks({ categories }: { categories: CategoryLink[] }): ReactElement | null {
  const titleId = useId()
  const { categories: title } = useMessages(homeMessages)
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} />
      <ul className={styles.index}>
        {categories.map(({ _id, name }) => (
          <li key={_id} className={styles.entry}>
            <Link to={`/products/category/${_id}`} className={styles.link}>
              <span>{name}</span>
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
