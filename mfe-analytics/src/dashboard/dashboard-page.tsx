import { Link, Outlet, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ExternalIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { LiveCard } from '../live/live-card.tsx'
import { QueueCard } from '../queue/queue-card.tsx'
import { writeView } from '../view/view.ts'
import type { DashboardData } from './dashboard.data.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { Dashboard } from './dashboard.tsx'

export function Component(): ReactElement {
  const data = useLoaderData<DashboardData>()
  const texts = useMessages(dashboardMessages)
  const { access, view, today } = data
  const shares = { pathname: '/admin/analytics/shares', search: writeView(view, today) }
  return (
    <>
      <Dashboard
        data={data}
        actions={
          <Button icon={<ExternalIcon />} render={<Link to={shares} preventScrollReset />}>
            {texts.shareLinks}
          </Button>
        }
        below={
          <>
            <QueueCard />
            <LiveCard access={access} />
          </>
        }
      />
      <Outlet />
    </>
  )
}
