import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { SourceCount } from '../shared/answers.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { percentOf } from '../summary/change.ts'
import { FilterLink } from '../view/filter-link.tsx'
import { Ranking } from './ranking.tsx'
import { rankingMessages } from './rankings.messages.ts'
import { SourceIcon } from './source-icon.tsx'
import styles from './traffic-sources.module.css'

interface TrafficSourcesProps {
  sources: readonly SourceCount[]
  /** Sessions of the whole period, the base of the percentages. */
  totalSessions: number
}

/** Sessions by traffic source. */
export function TrafficSources({ sources, totalSessions }: TrafficSourcesProps): ReactElement {
  const texts = useMessages(rankingMessages)
  const valueName = useValueName()
  return (
    <Ranking
      title={texts.trafficSources}
      empty={texts.noSources}
      columns={{ name: texts.sourceColumn, count: texts.sessions, percent: texts.share }}
      rows={sources.map(({ _id, sessions }) => ({
        key: _id,
        name: (
          <FilterLink name="source" value={_id} className={styles.source}>
            <SourceIcon source={_id} />
            {valueName('source', _id)}
          </FilterLink>
        ),
        count: sessions,
        percent: percentOf(sessions, totalSessions),
      }))}
    />
  )
}
