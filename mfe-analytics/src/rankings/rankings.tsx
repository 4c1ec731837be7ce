import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Tabs } from '@stampa/ui/tabs/tabs.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useId, useState } from 'react'
import { type Breakdown, breakdowns, type Report } from '../report/report.ts'
import cardStyles from '../shared/card.module.css'
import { CardNote } from '../shared/card.tsx'
import { useNumberFormat } from '../shared/formats.ts'
import { type Dimension, specifiedInEnglish, termMessages } from '../shared/terms.messages.ts'
import { percentOf } from '../summary/numbers.ts'
import { FilterLink } from '../view/filters.tsx'
import styles from './rankings.module.css'

const rankingMessages = specifiedInEnglish({
  popularPages: { el: 'Δημοφιλέστερες σελίδες', en: 'Most Popular Pages' },
  noPages: {
    el: 'Δεν έχουν καταγραφεί ακόμη προβολές. Περιηγηθείτε για να δείτε δημοφιλείς σελίδες!',
    en: 'No page views recorded yet. Start browsing to see popular pages!',
  },
  trafficSources: { el: 'Πηγές επισκέψεων', en: 'Traffic Sources' },
  noSources: {
    el: 'Δεν υπάρχουν ακόμη στοιχεία για τις πηγές.',
    en: 'No traffic source data available yet.',
  },
  geographic: { el: 'Γεωγραφική κατανομή', en: 'Geographic Distribution' },
  noCountries: {
    el: 'Δεν υπάρχουν ακόμη γεωγραφικά στοιχεία.',
    en: 'No geographic data available yet.',
  },
  entryPage: { el: 'Σελίδες εισόδου', en: 'Entry Pages' },
  exitPage: { el: 'Σελίδες εξόδου', en: 'Exit Pages' },
  campaign: { el: 'Καμπάνιες', en: 'Campaigns' },
  city: { el: 'Πόλεις', en: 'Cities' },
  device: { el: 'Συσκευές', en: 'Devices' },
  browser: { el: 'Φυλλομετρητές', en: 'Browsers' },
  os: { el: 'Λειτουργικά συστήματα', en: 'Operating Systems' },
  userType: { el: 'Τύποι χρηστών', en: 'User Types' },
  lists: { el: 'Λίστες', en: 'Lists' },
  nothing: { el: 'Τίποτα σε αυτή την περίοδο.', en: 'Nothing in this period.' },
  rank: { el: 'Θέση', en: 'Rank' },
  pageColumn: { el: 'Σελίδα', en: 'Page' },
  sourceColumn: { el: 'Πηγή', en: 'Source' },
  countryColumn: { el: 'Χώρα', en: 'Country' },
  nameColumn: { el: 'Όνομα', en: 'Name' },
  visits: { el: 'Προβολές', en: 'Visits' },
  share: { el: 'Ποσοστό', en: 'Share' },
  all: { el: (count: number) => `Όλα (${count})`, en: (count: number) => `Show all ${count}` },
  fewer: { el: 'Λιγότερα', en: 'Show fewer' },
  attribution: { el: 'Χώρες και πόλεις:', en: 'Countries and cities:' },
  attributionLink: { el: 'IP Geolocation by DB-IP', en: 'IP Geolocation by DB-IP' },
})

/** Rows shown before 'show all'. */
const firstRows = 10

/** Dimensions that share a panel, one tab each. */
const panels = [
  ['page', 'entryPage', 'exitPage'],
  ['source', 'campaign'],
  ['country', 'city'],
  ['device', 'browser', 'os', 'userType'],
] as const

/** The most frequent values of each dimension. */
export function Rankings({ report }: { report: Report }): ReactElement {
  const rankings = useRankings(report)
  return (
    <div className={styles.lists}>
      {panels.map(dimensions => (
        <Panel
          key={dimensions[0]}
          rankings={dimensions.map(dimension => ({ dimension, ...rankings[dimension] }))}
        />
      ))}
    </div>
  )
}

function useRankings(
  report: Report,
): Record<(typeof panels)[number][number], Omit<RankingProps, 'dimension'>> {
  const texts = useMessages(rankingMessages)
  const terms = useMessages(termMessages)
  const { summary, pages, sources, countries } = report
  const columns = { name: texts.nameColumn, count: terms.sessions }
  const broken = breakdowns.map(by => {
    const parts = report.breakdowns[by]
    const empty = parts ? texts.nothing : terms.failed
    const rows = parts?.map(({ _id, title, sessions }) => ({ value: _id, title, count: sessions }))
    return [by, { title: texts[by], empty, columns, rows: rows ?? [] }]
  })
  return {
    page: {
      title: texts.popularPages,
      empty: texts.noPages,
      columns: { rank: texts.rank, name: texts.pageColumn, count: texts.visits },
      rows: pages.map(({ url, title, visits }) => ({ value: url, title, count: visits })),
    },
    source: {
      title: texts.trafficSources,
      empty: texts.noSources,
      columns: { name: texts.sourceColumn, count: terms.sessions, percent: texts.share },
      rows: sources.map(({ _id, sessions }) => ({
        value: _id,
        count: sessions,
        percent: percentOf(sessions, summary.totalSessions),
      })),
    },
    country: {
      title: texts.geographic,
      empty: texts.noCountries,
      columns: { name: texts.countryColumn, count: terms.sessions },
      rows: countries.map(({ code, sessions }) => ({ value: code, count: sessions })),
    },
    ...(Object.fromEntries(broken) as Record<Breakdown, Omit<RankingProps, 'dimension'>>),
  }
}

/** Rankings of which one is shown, named by its tab. */
function Panel({ rankings }: { rankings: readonly RankingProps[] }): ReactElement | null {
  const [first] = rankings
  const [chosen, setChosen] = useState(first?.dimension)
  const texts = useMessages(rankingMessages)
  const heading = useId()
  const shown = rankings.find(({ dimension }) => dimension === chosen)
  if (!shown) return null
  return (
    <section aria-labelledby={heading} className={cardStyles.card}>
      <VisuallyHidden>
        <h2 id={heading}>{shown.title}</h2>
      </VisuallyHidden>
      <Tabs
        label={texts.lists}
        tabs={rankings.map(({ dimension, title }) => ({ id: dimension, label: title }))}
        value={shown.dimension}
        onValueChange={setChosen}
      >
        <Ranking key={shown.dimension} {...shown} />
        {(shown.dimension === 'country' || shown.dimension === 'city') && <Attribution />}
      </Tabs>
    </section>
  )
}

interface RankingProps {
  dimension: Dimension
  title: string
  rows: readonly {
    value: string
    /** Of a page. */
    title?: string | undefined
    count: number
    /** Whole percent. */
    percent?: number
  }[]
  /** Column headers; columns without one are left out. */
  columns: { rank?: string; name: string; count: string; percent?: string }
  /** Text shown without rows. */
  empty: string
}

function Ranking({ empty, ...table }: RankingProps): ReactElement {
  const { rows } = table
  const texts = useMessages(rankingMessages)
  const [all, setAll] = useState(false)
  return (
    <>
      {rows.length === 0 ? (
        <CardNote>{empty}</CardNote>
      ) : (
        <RankingTable {...table} rows={all ? rows : rows.slice(0, firstRows)} />
      )}
      {rows.length > firstRows && (
        <div>
          <Button size="small" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}

function RankingTable(props: Omit<RankingProps, 'empty'>): ReactElement {
  const { dimension, title, rows, columns } = props
  const number = useNumberFormat()
  const caption = useId()
  const highest = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <table aria-labelledby={caption} className={styles.table}>
      <caption id={caption} className={styles.caption}>
        {title}
      </caption>
      <thead>
        <tr>
          {columns.rank && (
            <th scope="col" className={styles.rank}>
              {columns.rank}
            </th>
          )}
          <th scope="col">{columns.name}</th>
          <th scope="col" className={styles.number}>
            {columns.count}
          </th>
          {columns.percent && (
            <th scope="col" className={styles.number}>
              {columns.percent}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, title, count, percent }, index) => (
          <tr key={value} className={styles.row}>
            {columns.rank && <td className={styles.rank}>{index + 1}</td>}
            <th scope="row" className={styles.name}>
              <Bar share={count / highest} />
              <span className={styles.text}>
                {dimension === 'page' || dimension === 'entryPage' || dimension === 'exitPage' ? (
                  <FilterLink name="page" value={value}>
                    {title}
                    <span className={styles.url}>{value}</span>
                  </FilterLink>
                ) : (
                  <FilterLink name={dimension} value={value} />
                )}
              </span>
            </th>
            <td className={styles.number}>{number.format(count)}</td>
            {columns.percent && <td className={styles.number}>{percent}%</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Bar whose length is the row's share of the highest count; the table also shows the number. */
function Bar({ share }: { share: number }): ReactElement {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect width={share * 100} height={1} />
    </svg>
  )
}

/** The attribution that the data of places requires (CC BY 4.0). */
function Attribution(): ReactElement {
  const texts = useMessages(rankingMessages)
  return (
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
  )
}
