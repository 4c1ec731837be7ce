import type { RemoteRoute } from '@stampa/platform'
import { screen, titledOverlay } from '../shared/titled.tsx'
import {
  changeJob,
  loadCalendarLink,
  loadJob,
  loadProduction,
  loadPurchases,
  productionPath,
  purchasesPath,
  replaceCalendarLink,
} from './production.data.ts'
import { productionMessages } from './production.messages.ts'

const { calendarLink, job, purchases, title } = productionMessages

/** The board, list or calendar of jobs, with one of them over it, and what to buy for them. */
export const production: RemoteRoute[] = [
  {
    id: 'production',
    path: productionPath,
    loader: loadProduction,
    ...screen(title),
    lazy: () => import(/* webpackChunkName: "production" */ './production-page.tsx'),
    children: [
      {
        id: 'calendar-link',
        path: 'calendar-link',
        loader: loadCalendarLink,
        action: replaceCalendarLink,
        handle: titledOverlay(calendarLink),
        lazy: () => import(/* webpackChunkName: "calendar-link" */ './calendar-link-dialog.tsx'),
      },
      {
        id: 'job',
        path: ':id',
        loader: loadJob,
        action: changeJob,
        handle: titledOverlay(job),
        lazy: () => import(/* webpackChunkName: "job" */ './job-dialog.tsx'),
      },
    ],
  },
  {
    id: 'purchases',
    path: purchasesPath,
    loader: loadPurchases,
    ...screen(purchases),
    lazy: () => import(/* webpackChunkName: "purchases" */ './purchases-page.tsx'),
  },
]
