import { useContentLang, useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import { IndexList } from '../../shared/index-list/index-list.tsx'
import { categoryPath } from '../../shared/paths.ts'
import { homeMessages } from '../home.messages.ts'
import { SectionHeader } from '../section-header.tsx'
import type { CategoryLink } from './category-links.data.ts'

/** A catalogue's index: every category by its name. Nothing when there is none. */
export function CategoryLinks({ categories }: { categories: CategoryLink[] }): ReactElement | null {
  const titleId = useId()
  const { categories: title } = useMessages(homeMessages)
  const lang = useContentLang()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} />
      <IndexList
        entries={categories.map(category => ({
          to: categoryPath(category),
          label: category.name,
          lang,
        }))}
      />
    </section>
  )
}
