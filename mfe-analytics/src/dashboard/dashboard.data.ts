import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'
import { failureOf, type Outcome, outcomeOf } from '../report/outcome.ts'
import {
  type Access,
  administrator,
  fetched,
  orNull,
  type QueueHealth,
  shareLink,
} from '../shared/calls.ts'
import { type Day, fixedTo, type Period, readView, type View } from '../view/view.ts'

export interface DashboardData {
  access: Access
  view: View
  today: Day
  /** Whether the period is fixed by a share link. */
  fixed: boolean
  /** Not awaited, so that the page renders its loading state at once. */
  outcome: Promise<Outcome>
}

export function loadDashboard({ request }: LoaderFunctionArgs): DashboardData {
  const { view, today } = viewOf(request)
  return {
    access: administrator,
    view,
    today,
    fixed: false,
    outcome: outcomeOf(administrator, view),
  }
}

/** Loads the dashboard of a share link, whose fixed days override those of the URL. */
export async function loadShared({
  request,
  params: { token = '' },
}: LoaderFunctionArgs): Promise<DashboardData> {
  const access = shareLink(token)
  const { view, today } = viewOf(request)
  try {
    const period = await periodOf(access)
    const shown = period ? fixedTo(view, period) : view
    return { access, view: shown, today, fixed: !!period, outcome: outcomeOf(access, shown) }
  } catch (error) {
    const outcome = Promise.resolve(failureOf(access, error))
    return { access, view, today, fixed: false, outcome }
  }
}

function viewOf({ url }: Request): { view: View; today: Day } {
  const today = shopDay()
  return { view: readView(new URL(url).searchParams, today), today }
}

/** Returns the fixed days of a share link; undefined if it has none. */
async function periodOf({ analytics }: Access): Promise<Period | undefined> {
  const { startDate, endDate } = await fetched(analytics.GET('/api/analytics/shares/current'))
  return startDate && endDate ? { startDate, endDate } : undefined
}

/** Returns the state of the queue; null if the request failed. */
export function loadQueue(): Promise<QueueHealth | null> {
  return orNull(fetched(administrator.analytics.GET('/api/analytics/queue')))
}

/** Retries failed jobs. @returns whether the service accepted the request */
export async function retryFailed(): Promise<boolean> {
  const call = administrator.analytics.POST('/api/analytics/queue/retry')
  return (await orNull(fetched(call))) !== null
}

/** Skips revalidation after forms: share links and the queue are not part of the report. */
export function unlessOnlyManaged({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate
}
