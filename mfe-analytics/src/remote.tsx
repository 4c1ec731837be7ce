import type { NavItem, RemoteRoute } from '@stampa/platform'
import { loadDashboard, loadShared, unlessOnlyManaged } from './dashboard/dashboard.data.ts'
import { loadQueue, retryFailed } from './queue/queue.data.ts'
import { changeShares, loadShares } from './shares/shares.data.ts'

export const nav: NavItem[] = [
  { to: '/admin/analytics', label: 'Analytics', group: 'Insights', order: 10 },
]

const head = (title: string) => ({ title: `${title} | Stampa`, noindex: true })

export const routes: RemoteRoute[] = [
  {
    id: 'analytics',
    path: '/admin/analytics',
    loader: loadDashboard,
    shouldRevalidate: unlessOnlyManaged,
    handle: { head: () => head('Analytics') },
    lazy: () => import(/* webpackChunkName: "analytics" */ './dashboard/dashboard-page.tsx'),
    children: [
      {
        id: 'shares',
        path: 'shares',
        loader: loadShares,
        action: changeShares,
        handle: { head: () => head('Share links'), overlay: true },
        lazy: () => import(/* webpackChunkName: "shares" */ './shares/shares-dialog.tsx'),
      },
      // Shown by the dashboard itself, which asks here for its state.
      { path: 'queue', loader: loadQueue, action: retryFailed, element: null },
    ],
  },
  {
    id: 'shared',
    path: '/analytics/share/:token',
    loader: loadShared,
    handle: { frame: 'bare', head: () => ({ ...head('Analytics'), confidential: true }) },
    lazy: () => import(/* webpackChunkName: "shared" */ './dashboard/shared-page.tsx'),
  },
]
