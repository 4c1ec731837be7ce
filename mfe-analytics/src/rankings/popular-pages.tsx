import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { PopularPage } from '../shared/answers.ts'
import { PageLink } from './page-link.tsx'
import { Ranking } from './ranking.tsx'
import { rankingMessages } from './rankings.messages.ts'

/** The most viewed pages. */
export function PopularPages({ pages }: { pages: readonly PopularPage[] }): ReactElement {
  const texts = useMessages(rankingMessages)
  return (
    <Ranking
      title={texts.popularPages}
      empty={texts.noPages}
      columns={{ rank: texts.rank, name: texts.pageColumn, count: texts.visits }}
      rows={pages.map(({ title, url, visits }) => ({
        key: url,
        name: <PageLink url={url} title={title} />,
        count: visits,
      }))}
    />
  )
}
