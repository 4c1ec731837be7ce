import { cx } from '@stampa/ui/cx.ts'
import type { ReactElement } from 'react'
import { ChartCard } from '../chart/chart-card.tsx'
import { EventsCard } from '../events/events-card.tsx'
import {
  BreakdownRanking,
  Geographic,
  PopularPages,
  TrafficSources,
} from '../rankings/rankings.tsx'
import { breakdowns, type Report } from '../report/report.ts'
import { RecentSessions } from '../sessions/recent-sessions.tsx'
import { SummaryCards } from '../summary/summary-cards.tsx'
import styles from './report-view.module.css'

interface ReportViewProps {
  report: Report
  /** Whether the next report is loading. */
  busy: boolean
}

/** All cards of a report. */
export function ReportView({ report, busy }: ReportViewProps): ReactElement {
  const { summary, before } = report
  return (
    <div aria-busy={busy} className={cx(styles.report, busy && styles.busy)}>
      <SummaryCards summary={summary} before={before?.summary} />
      <ChartCard buckets={report.buckets} before={before?.buckets} />
      <div className={styles.lists}>
        <div className={styles.pages}>
          <PopularPages pages={report.pages} />
        </div>
        <TrafficSources sources={report.sources} totalSessions={summary.totalSessions} />
        <Geographic countries={report.countries} />
        {breakdowns.map(by => (
          <BreakdownRanking key={by} by={by} entries={report.breakdowns[by]} />
        ))}
      </div>
      <EventsCard events={report.events} sources={report.sources} />
      {report.sessions && <RecentSessions sessions={report.sessions} />}
    </div>
  )
}
