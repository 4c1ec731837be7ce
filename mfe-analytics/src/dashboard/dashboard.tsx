import { Link, signInAddress, useLocation, useMessages, useRevalidator } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement, ReactNode } from 'react'
import { ChartCard } from '../chart/chart-card.tsx'
import { EventsCard } from '../events/events-card.tsx'
import { Rankings } from '../rankings/rankings.tsx'
import { type Failure, useOutcome } from '../report/outcome.ts'
import type { Report } from '../report/report.ts'
import { RecentSessions } from '../sessions/recent-sessions.tsx'
import cardStyles from '../shared/card.module.css'
import { SummaryCards } from '../summary/summary-cards.tsx'
import { FilterChips } from '../view/filters.tsx'
import { useView, ViewContext } from '../view/view.ts'
import { ViewToolbar } from '../view/view-toolbar.tsx'
import type { DashboardData } from './dashboard.data.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard.module.css'
import { ExportButton } from './export-button.tsx'

interface DashboardProps {
  data: DashboardData
  description?: string
  /** Buttons beside the export. */
  actions?: ReactNode
  /** Cards below the report, independent of the period. */
  below?: ReactNode
}

/** A view with its controls. The report stays visible until the next one has loaded. */
export function Dashboard({ data, ...parts }: DashboardProps): ReactElement {
  const texts = useMessages(dashboardMessages)
  const { access, view, today, fixed } = data
  const { outcome, pending } = useOutcome(data.outcome)
  const { revalidate } = useRevalidator()
  const ended = outcome?.state === 'failed' && outcome.why === 'link-ended'
  return (
    <ViewContext value={{ view, today, fixed }}>
      <PageHeader
        title={texts.title}
        description={parts.description}
        action={
          !ended && (
            <>
              {parts.actions}
              <ExportButton access={access} />
            </>
          )
        }
      />
      <div className={styles.dashboard}>
        {!ended && <ViewToolbar />}
        {!ended && <FilterChips />}
        {outcome === undefined && <DashboardLoading />}
        {outcome?.state === 'failed' && (
          <ReportFailure why={outcome.why} retrying={pending} onRetry={revalidate} />
        )}
        {outcome?.state === 'loaded' && (
          <div>
            {pending && <Waiting filtered={Object.keys(view.filters).length > 0} />}
            <ReportCards report={outcome.report} busy={pending} />
          </div>
        )}
        {parts.below}
      </div>
    </ViewContext>
  )
}

const numbers = ['a', 'b', 'c', 'd', 'e']
const lists = ['a', 'b', 'c', 'd']
const lines = ['a', 'b', 'c', 'd', 'e', 'f']

function DashboardLoading(): ReactElement {
  const { loading } = useMessages(dashboardMessages)
  return (
    <div className={styles.loading}>
      <p role="status" className={styles.loadingText}>
        <Spinner size="small" decorative /> {loading}
      </p>
      <div aria-hidden="true" className={styles.loading}>
        <div className={styles.loadingSummary}>
          {numbers.map(number => (
            <div key={number} className={styles.loadingNumber}>
              <Skeleton width="half" />
              <Skeleton shape="title" width="short" />
            </div>
          ))}
        </div>
        <div className={cardStyles.card}>
          <Skeleton shape="title" width="short" />
          <Skeleton shape="block" className={styles.loadingPlot} />
        </div>
        <div className={styles.loadingLists}>
          {lists.map(list => (
            <div key={list} className={cardStyles.card}>
              <Skeleton shape="title" width="half" />
              {lines.map(line => (
                <Skeleton key={line} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/**
 * Status note over the current report while the next one loads.
 *
 * @param filtered filtered reports take longer, and have a text of their own
 */
function Waiting({ filtered }: { filtered: boolean }): ReactElement {
  const texts = useMessages(dashboardMessages)
  return (
    <div className={styles.waiting}>
      <p role="status" className={styles.note}>
        <Spinner size="small" decorative /> {filtered ? texts.counting : texts.updating}
      </p>
    </div>
  )
}

/** @param busy whether the next report is loading */
function ReportCards({ report, busy }: { report: Report; busy: boolean }): ReactElement {
  const { summary, before } = report
  return (
    <div aria-busy={busy} className={cx(styles.report, busy && styles.busy)}>
      <SummaryCards summary={summary} before={before?.summary} />
      <ChartCard buckets={report.buckets} before={before?.buckets} />
      <Rankings report={report} />
      <EventsCard events={report.events} sources={report.sources} />
      {report.sessions && <RecentSessions sessions={report.sessions} />}
    </div>
  )
}

interface ReportFailureProps {
  why: Failure['why']
  onRetry: () => void
  retrying: boolean
}

function ReportFailure({ why, ...retry }: ReportFailureProps): ReactElement {
  const texts = useMessages(dashboardMessages)
  const location = useLocation()
  const { view, searchOf } = useView()
  const unfiltered = <Link to={{ search: searchOf({ ...view, filters: {} }) }} />
  const signIn = <Link to={signInAddress(location)} />
  return (
    <ErrorState
      title={texts.error(texts[why])}
      retryLabel={texts.retry}
      {...((why === 'unauthenticated' || why === 'unreachable') && retry)}
      {...(why === 'unauthenticated' && {
        action: <Button render={signIn}>{texts.signIn}</Button>,
      })}
      {...(why === 'too-many-visits' && {
        action: <Button render={unfiltered}>{texts.withoutFilter}</Button>,
        children: texts.fewerDays,
      })}
    />
  )
}
