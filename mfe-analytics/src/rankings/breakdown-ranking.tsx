import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Breakdown } from '../report/report.ts'
import type { BreakdownEntry } from '../shared/answers.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { FilterLink } from '../view/filter-link.tsx'
import type { FilterName } from '../view/view.ts'
import { Ranking } from './ranking.tsx'
import { rankingMessages } from './rankings.messages.ts'

/** What a value narrows the page to. */
function filterOf(by: Breakdown): FilterName {
  return by === 'entryPage' || by === 'exitPage' ? 'page' : by
}

interface BreakdownRankingProps {
  by: Breakdown
  /** Null when they could not be fetched. */
  entries: readonly BreakdownEntry[] | null
}

/** The sessions of a period by one of their properties. */
export function BreakdownRanking({ by, entries }: BreakdownRankingProps): ReactElement {
  const texts = useMessages(rankingMessages)
  const valueName = useValueName()
  return (
    <Ranking
      title={texts[by]}
      empty={entries ? texts.nothing : texts.failed}
      columns={{ name: texts.nameColumn, count: texts.sessions }}
      rows={(entries ?? []).map(({ _id, sessions }) => ({
        key: _id,
        name: (
          <FilterLink name={filterOf(by)} value={_id}>
            {valueName(by, _id)}
          </FilterLink>
        ),
        count: sessions,
      }))}
    />
  )
}
