import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Breakdown } from '../report/report.ts'
import type { BreakdownEntry, CountryCount, PopularPage, SourceCount } from '../shared/answers.ts'
import { useValueName } from '../shared/use-value-name.ts'
import { percentOf } from '../summary/numbers.ts'
import { FilterLink } from '../view/filters.tsx'
import styles from './ranking.module.css'
import { Ranking } from './ranking.tsx'
import { rankingMessages } from './rankings.messages.ts'
import { SourceIcon } from './source-icon.tsx'

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

/** Sessions by country, with the attribution that the data requires (CC BY 4.0). */
export function Geographic({ countries }: { countries: readonly CountryCount[] }): ReactElement {
  const texts = useMessages(rankingMessages)
  const valueName = useValueName()
  return (
    <Ranking
      title={texts.geographic}
      empty={texts.noCountries}
      columns={{ name: texts.countryColumn, count: texts.sessions }}
      rows={countries.map(({ code, sessions }) => ({
        key: code,
        name: (
          <FilterLink name="country" value={code}>
            {valueName('country', code)}
          </FilterLink>
        ),
        count: sessions,
      }))}
    >
      <p className={styles.attribution}>
        {texts.attribution}{' '}
        <a href="https://db-ip.com" target="_blank" rel="noopener">
          {texts.attributionLink}
        </a>
        {', '}
        <a href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noopener">
          CC BY 4.0
        </a>
      </p>
    </Ranking>
  )
}

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

interface PageLinkProps {
  url: string
  title?: string | undefined
}

/** Title and address of a page; filters the dashboard by the page. */
function PageLink({ url, title }: PageLinkProps): ReactElement {
  return (
    <FilterLink name="page" value={url} className={styles.page}>
      {title}
      <span className={styles.url}>{url}</span>
    </FilterLink>
  )
}
