import { useMessages, useRevalidator } from '@stampa/platform'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement, ReactNode } from 'react'
import { ExportButton } from '../export/export-button.tsx'
import { useOutcome } from '../report/use-outcome.ts'
import { FilterChips } from '../view/filters.tsx'
import { ViewProvider } from '../view/view-context.tsx'
import { ViewToolbar } from '../view/view-toolbar.tsx'
import type { DashboardData } from './dashboard.data.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard.module.css'
import { DashboardFailure } from './dashboard-failure.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { ReportView } from './report-view.tsx'

interface DashboardProps {
  data: DashboardData
  description?: string
  /** Buttons beside the export. */
  actions?: ReactNode
  /** Cards above the report, independent of the period. */
  now?: ReactNode
  /** Cards below the report. */
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
    <ViewProvider value={{ view, today, fixed }}>
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
        {parts.now}
        {outcome === undefined && <DashboardLoading />}
        {outcome?.state === 'failed' && (
          <DashboardFailure why={outcome.why} retrying={pending} onRetry={revalidate} />
        )}
        {outcome?.state === 'loaded' && (
          <div>
            {pending && <Waiting filtered={Object.keys(view.filters).length > 0} />}
            <ReportView report={outcome.report} busy={pending} />
          </div>
        )}
        {parts.below}
      </div>
    </ViewProvider>
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
