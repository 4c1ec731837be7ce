import { Link, useLoaderData, useMessages, useRevalidator } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { errorStateMessages } from '@stampa/ui/empty-state/error-state.messages.ts'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useId } from 'react'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { useFormats } from '../shared/use-formats.ts'
import { AccessDenied } from './access-denied.tsx'
import type { DashboardData, Recent } from './dashboard.data.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard-page.module.css'
import { quickActions } from './entities.ts'
import { LatestOrders } from './latest-orders.tsx'
import { RecentItems } from './recent-items.tsx'
import { useSignedIn } from './use-signed-in.ts'

export function Component(): ReactElement {
  const dashboard = useLoaderData<DashboardData | null>()
  const revalidator = useRevalidator()
  const signedIn = useSignedIn()
  const texts = useMessages(dashboardMessages)
  const formats = useFormats()
  const say = useAnswerText()
  const { retry } = useMessages(errorStateMessages)
  if (!dashboard || !signedIn) return <AccessDenied />

  const { counts, latestOrders, recent } = dashboard
  const incomplete = counts.some(({ count }) => count === null)
  return (
    <>
      <PageHeader title={texts.title} />
      {incomplete && (
        <ErrorState
          title={say('Failed to fetch data')}
          onRetry={() => revalidator.revalidate()}
          retryLabel={retry}
          retrying={revalidator.state === 'loading'}
        />
      )}
      <ul className={styles.counts}>
        {counts.map(({ name, to, count }) => (
          <li key={name}>
            <Link to={to} className={styles.count}>
              <span className={styles.number}>{count === null ? '–' : formats.count(count)}</span>
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
      <QuickActions />
      <LatestOrders orders={latestOrders} />
      {recent.map(list => (
        <RecentSection key={list.name} {...list} />
      ))}
    </>
  )
}

function QuickActions(): ReactElement {
  const heading = useId()
  const texts = useMessages(dashboardMessages)
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.quickActions}</h2>
      <ul className={styles.actions}>
        {quickActions.map(({ name, to }) => (
          <li key={name}>
            <Button icon={<ArrowRightIcon />} render={<Link to={to} />}>
              {texts[name]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentSection({ name, to, items }: Recent): ReactElement {
  const heading = useId()
  const texts = useMessages(dashboardMessages)
  const say = useAnswerText()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts[name]}</h2>
      {items === null && <p>{say('Failed to fetch data')}</p>}
      {items?.length === 0 && (
        <EmptyState
          title={texts.nothing}
          action={<Button render={<Link to={`${to}/new`} />}>{texts.addFirst}</Button>}
        />
      )}
      {items && items.length > 0 && <RecentItems items={items} />}
    </section>
  )
}
