import { type Head, type HeadArgs, type NavItem, type RemoteRoute, textsIn } from '@stampa/platform'
import {
  loadDashboard,
  loadQueue,
  loadShared,
  retryFailed,
  unlessOnlyManaged,
} from './dashboard/dashboard.data.ts'
import { specifiedInEnglish } from './shared/terms.messages.ts'
import { changeShares, loadShares } from './shares/shares.data.ts'

const titleMessages = specifiedInEnglish({
  analytics: { el: 'Στατιστικά', en: 'Analytics' },
  shares: { el: 'Σύνδεσμοι κοινοποίησης', en: 'Share links' },
})

const { el, en } = titleMessages.analytics

export const nav: NavItem[] = [
  {
    to: '/admin/analytics',
    label: en,
    labels: { el, en },
    group: 'Insights',
    requires: 'analytics:read',
    order: 10,
  },
]

const titled = (name: keyof typeof titleMessages) => ({
  head: ({ language }: HeadArgs): Head => ({
    title: `${textsIn(titleMessages, language)[name]} | Stampa`,
    noindex: true,
    // The address of a share link is its credential.
    confidential: true,
  }),
})

export const routes: RemoteRoute[] = [
  {
    id: 'analytics',
    path: '/admin/analytics',
    loader: loadDashboard,
    shouldRevalidate: unlessOnlyManaged,
    handle: titled('analytics'),
    lazy: () => import(/* webpackChunkName: "analytics" */ './dashboard/dashboard-page.tsx'),
    children: [
      {
        id: 'shares',
        path: 'shares',
        loader: loadShares,
        action: changeShares,
        handle: { ...titled('shares'), overlay: true },
        lazy: () => import(/* webpackChunkName: "shares" */ './shares/shares-dialog.tsx'),
      },
      // Has no page: the dashboard's queue card loads and submits here.
      { path: 'queue', loader: loadQueue, action: retryFailed, element: null },
    ],
  },
  {
    id: 'shared',
    path: '/analytics/share/:token',
    loader: loadShared,
    handle: { ...titled('analytics'), frame: 'bare' },
    lazy: () => import(/* webpackChunkName: "shared" */ './dashboard/shared-page.tsx'),
  },
]
