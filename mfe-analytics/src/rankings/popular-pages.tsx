import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { PopularPage } from '../shared/answers.ts'
import { FilterLink } from '../view/filter-link.tsx'
import styles from './popular-pages.module.css'
import { Ranking } from './ranking.tsx'
import { rankingMessages } from './rankings.messages.ts'

/** The pages that were looked at most. */
export function PopularPages({ pages }: { pages: readonly PopularPage[] }): ReactElement {
  const texts = useMessages(rankingMessages)
  return (
    <Ranking
      title={texts.popularPages}
      empty={texts.noPages}
      columns={{ rank: texts.rank, name: texts.pageColumn, count: texts.visits }}
      rows={pages.map(({ title, url, visits }) => ({
        key: url,
        name: (
          <FilterLink name="page" value={url} className={styles.page}>
            {title}
            <span className={styles.url}>{url}</span>
          </FilterLink>
        ),
        count: visits,
      }))}
    />
  )
}
