import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '@stampa/platform'
import { failureOf, type Outcome, outcomeOf } from '../report/outcome.ts'
import { type Access, administrator, shareLink } from '../shared/access.ts'
import { bare } from '../shared/bare.ts'
import { type Day, dayOf, type Period } from '../view/dates.ts'
import { fixedTo, readView, type View } from '../view/view.ts'

export interface DashboardData {
  access: Access
  view: View
  today: Day
  /** The reader can choose no other days. */
  fixed: boolean
  /** Not waited for: the page is there at once and says that it is loading. */
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

/** A link may be for certain days alone; then these are what is shown, whatever the address says. */
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
  const today = dayOf(new Date())
  return { view: readView(new URL(url).searchParams, today), today }
}

/** The days that a link is for; undefined when it is for any. */
async function periodOf({ analytics }: Access): Promise<Period | undefined> {
  const call = analytics.GET('/api/analytics/shares/current')
  const { startDate, endDate } = bare(
    await unwrap(call, { fallback: 'Failed to fetch analytics data' }),
  )
  return startDate && endDate ? { startDate, endDate } : undefined
}

/** Links to share and what waits in the queue are no part of what a view shows. */
export function unlessOnlyManaged({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate
}
