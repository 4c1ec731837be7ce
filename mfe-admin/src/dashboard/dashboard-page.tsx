import { Link, useLoaderData, useRevalidator } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useId } from 'react'
import { AccessDenied } from './access-denied.tsx'
import type { DashboardData, Recent } from './dashboard.data.ts'
import styles from './dashboard-page.module.css'
import { quickActions } from './entities.ts'
import { RecentItems } from './recent-items.tsx'
import { useSignedIn } from './use-signed-in.ts'

const number = new Intl.NumberFormat('en')

export function Component(): ReactElement {
  const dashboard = useLoaderData<DashboardData | null>()
  const revalidator = useRevalidator()
  const signedIn = useSignedIn()
  if (!dashboard || !signedIn) return <AccessDenied />

  const { counts, recent } = dashboard
  const incomplete = counts.some(({ count }) => count === null)
  return (
    <>
      <PageHeader title="Dashboard" />
      {incomplete && (
        <ErrorState
          title="Failed to fetch data"
          onRetry={() => revalidator.revalidate()}
          retrying={revalidator.state === 'loading'}
        />
      )}
      <ul className={styles.counts}>
        {counts.map(({ label, to, count }) => (
          <li key={label}>
            <Link to={to} className={styles.count}>
              <span className={styles.number}>{count === null ? '–' : number.format(count)}</span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <QuickActions />
      {recent.map(list => (
        <RecentSection key={list.title} {...list} />
      ))}
    </>
  )
}

function QuickActions(): ReactElement {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>Quick actions</h2>
      <ul className={styles.actions}>
        {quickActions.map(({ label, to }) => (
          <li key={label}>
            <Button icon={<ArrowRightIcon />} render={<Link to={to} />}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentSection({ title, to, items }: Recent): ReactElement {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{title}</h2>
      {items === null && <p>Failed to fetch data</p>}
      {items?.length === 0 && (
        <EmptyState
          title="Nothing here yet"
          action={<Button render={<Link to={`${to}/new`} />}>Add the first</Button>}
        />
      )}
      {items && items.length > 0 && <RecentItems items={items} />}
    </section>
  )
}
