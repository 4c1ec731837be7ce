import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Breakdown } from '../report/report.ts'
import type { BreakdownEntry } from '../shared/answers.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { FilterLink } from '../view/filter-link.tsx'
import { PageLink } from './page-link.tsx'
import { Ranking } from './ranking.tsx'
import { rankingMessages } from './rankings.messages.ts'

interface BreakdownRankingProps {
  by: Breakdown
  /** Null if the request failed. */
  entries: readonly BreakdownEntry[] | null
}

/** Sessions by one dimension. */
export function BreakdownRanking({ by, entries }: BreakdownRankingProps): ReactElement {
  const texts = useMessages(rankingMessages)
  const valueName = useValueName()
  return (
    <Ranking
      title={texts[by]}
      empty={entries ? texts.nothing : texts.failed}
      columns={{ name: texts.nameColumn, count: texts.sessions }}
      rows={(entries ?? []).map(({ _id, title, sessions }) => ({
        key: _id,
        name:
          by === 'entryPage' || by === 'exitPage' ? (
            <PageLink url={_id} title={title} />
          ) : (
            <FilterLink name={by} value={_id}>
              {valueName(by, _id)}
            </FilterLink>
          ),
        count: sessions,
      }))}
    />
  )
}
